import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { developments, minimum, totalReturn, turning65 } from './Claim.fixtures.ts';
import { Claim } from './Claim.tsx';

describe('<Claim>', () => {
  it('links each mark to its note', () => {
    render(<Claim claim={minimum} />);
    const marks = screen.getAllByRole('link');
    expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(['#note-12', '#note-15']);
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(['Note 12', 'Note 15']);
  });

  it('puts figure, words and marks inside the marked claim', () => {
    const { container } = render(<Claim claim={minimum} />);
    expect(container.querySelector('[data-claim="minimum-regulation-a"]')?.textContent).toBe(
      '$500 minimum investment\u00A0[12,15]',
    );
  });

  it('shows only its text without a figure', () => {
    const { container } = render(<Claim claim={turning65} />);
    expect(container.textContent).toBe('11,000+ Americans turn 65 each day\u00A0[4]');
  });

  it('shows the figure of a fact without a risk', () => {
    const { container } = render(<Claim claim={developments} display="figure" />);
    expect(container.querySelector('[data-claim="developments"]')?.textContent).toBe(
      '60+ ground-up developments\u00A0[14]',
    );
  });

  it('shows a target as a figure, with its risk and payments in the same block', () => {
    const { container } = render(<Claim claim={totalReturn} display="figure" />);
    expect(container.querySelector('[data-claim="total-return"]')?.textContent).toBe(
      `2x-3x targeted total return\u00A0[19]${totalReturn.paid} ${totalReturn.risk}`,
    );
  });
});
