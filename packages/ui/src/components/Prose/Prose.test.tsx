import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { minimum, turning65 } from '../Claim/Claim.fixtures.ts';
import { Prose } from './Prose.tsx';

describe('<Prose>', () => {
  it('keeps text and claims in reading order, with every mark as a link', () => {
    const { container } = render(<Prose parts={['In this country ', turning65, '. Take part: ', minimum, '.']} />);
    expect(container.textContent).toBe(
      'In this country 11,000+ Americans turn 65 each day\u00A0[4]. Take part: $500 minimum investment\u00A0[12,15].',
    );
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });
});
