import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fundCards } from './FundCards.fixtures.tsx';
import { FundCards } from './FundCards.tsx';

const card = (name: string) => screen.getByRole('article', { name });

describe('<FundCards>', () => {
  it('[chooser-2] offers the fund that is open to everyone, with its minimum, and the limit under the claim', () => {
    render(<FundCards {...fundCards} />);
    const open = within(card('Spark Fund One'));
    expect(open.getByText('OPEN TO ALL')).toBeTruthy();
    expect(open.getByRole('link', { name: 'See Spark Fund One' }).getAttribute('href')).toBe('/invest');
    expect(card('Spark Fund One').textContent).toMatch(
      /[Nn]o income or net-worth requirement.*Limit.*at most 10%.*\$500/,
    );
  });

  it('[chooser-3] offers the fund for accredited investors, with the full test under the status', () => {
    render(<FundCards {...fundCards} />);
    const accredited = within(card('Opportunity Fund'));
    expect(accredited.getByText('ACCREDITED ONLY')).toBeTruthy();
    expect(accredited.getByRole('link', { name: 'See the Opportunity Fund' }).getAttribute('href')).toBe('/regd');
    expect(card('Opportunity Fund').textContent).toMatch(
      /\$200K or more in income, or \$1M or more in net worth.*In full.*\$300,000.*verify.*\$15,000/,
    );
  });

  it('states the payments under each target, and the risks once in the card', () => {
    render(<FundCards {...fundCards} />);
    for (const fund of fundCards.funds) {
      const text = card(fund.name).textContent;
      const targets = fund.terms.filter((term) => 'kind' in term).filter((term) => term.kind === 'target');
      expect(targets.length).toBeGreaterThan(1);
      for (const { risk, paid } of targets) {
        expect(text.split(risk)).toHaveLength(2);
        expect(text).toContain(paid);
      }
    }
  });

  it('prefers neither fund: both have the same number of terms', () => {
    render(<FundCards {...fundCards} />);
    const [open, accredited] = screen.getAllByRole('article').map((fund) => within(fund).getAllByRole('listitem'));
    expect(open).toHaveLength(7);
    expect(accredited).toHaveLength(7);
  });
});
