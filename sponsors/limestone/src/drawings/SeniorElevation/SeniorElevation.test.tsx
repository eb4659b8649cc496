import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SeniorElevation } from './SeniorElevation.tsx';

const label = 'Measured drawing of a senior residence';

function feetIn(text: string): number {
  const [, feet, inches] = text.match(/^(\d+)'-(\d+)"$/) ?? [];
  return Number(feet) + Number(inches) / 12;
}

describe('<SeniorElevation>', () => {
  it('shows the dimension of each bay, and they add up to 177 feet', () => {
    render(<SeniorElevation label={label} />);
    const lengths = screen.getAllByText(/^\d+'-\d+"$/).map((text) => feetIn(text.textContent));
    expect(lengths).toEqual([7.5, 36, 18, 54, 18, 36, 7.5]);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(177);
  });

  it('can omit its dimensions, so that cropping cuts none in two', () => {
    render(<SeniorElevation label={label} measured={false} />);
    expect(screen.queryByText(/"$/)).toBeNull();
  });
});
