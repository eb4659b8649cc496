import { about } from '@sponsor/content/about';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Structure } from './Structure.tsx';

describe('<Structure>', () => {
  it('[people-1] nests every company in its owner', () => {
    render(<Structure {...about.structure} />);
    const chart = screen.getByRole('list', { name: about.structure.chartLabel });
    const arm = within(chart).getByText('Limestone & Main Capital').closest('li') ?? document.body;
    expect(
      within(arm)
        .getAllByRole('listitem')
        .map((fund) => fund.querySelector('p')?.textContent),
    ).toEqual(['Spark Fund One', 'Opportunity Fund']);
    expect(within(chart).getAllByRole('listitem')).toHaveLength(5);
  });

  it('shows the condition of the offering and its note with every fund', () => {
    render(<Structure {...about.structure} />);
    for (const [fund, note] of [
      ['Spark Fund One', 'Note 15'],
      ['Opportunity Fund', 'Note 16'],
    ] as const)
      for (const named of screen.getAllByText(fund))
        expect(within(named.closest('li') ?? named).getByRole('link', { name: note })).toBeDefined();
  });
});
