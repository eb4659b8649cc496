import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Progress } from './Progress.tsx';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Exporting leads' });

describe('<Progress>', () => {
  it('states the progress, as text if given', () => {
    render(<Progress label="Exporting leads" value={3000} max={10_000} valueText="3,000 of 10,000" />);
    expect(bar()).toMatchObject({ value: 3000, max: 10_000 });
    expect(bar().getAttribute('aria-valuetext')).toBe('3,000 of 10,000');
  });

  it('states no value if it is unknown', () => {
    render(<Progress label="Exporting leads" />);
    expect(bar().hasAttribute('value')).toBe(false);
    expect(bar().hasAttribute('aria-valuetext')).toBe(false);
  });
});
