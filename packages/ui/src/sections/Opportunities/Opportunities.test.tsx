import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { homeOpportunities } from './Opportunities.fixtures.tsx';
import { Opportunities } from './Opportunities.tsx';

const { returns } = homeOpportunities;

describe('<Opportunities>', () => {
  it('[home-3] has three parts under its heading', () => {
    render(<Opportunities {...homeOpportunities} />);
    const region = screen.getByRole('region', { name: 'Investment Opportunities' });
    const parts = within(region).getAllByRole('heading', { level: 3 });
    expect(parts.map((part) => part.textContent)).toEqual([
      'Quality development',
      'Strong returns',
      'Community impact',
    ]);
  });

  it('lists the order of payment from first to last', () => {
    render(<Opportunities {...homeOpportunities} />);
    const house = screen.getAllByRole('list').find((list) => list.tagName === 'OL');
    const floors = within(house ?? document.body).getAllByRole('listitem');
    expect(floors).toHaveLength(returns.floors.length);
    for (const [index, { title }] of returns.floors.entries()) expect(floors[index]?.textContent).toContain(title);
  });

  it('states beside each target its risk, and that nothing has been paid', () => {
    render(<Opportunities {...homeOpportunities} />);
    const targets = returns.floors.flatMap(({ target }) => target ?? []);
    expect(targets.length).toBeGreaterThan(0);
    for (const { id, risk, paid } of targets) {
      expect(document.querySelector(`[data-claim=${id}]`)?.textContent).toContain(`${paid} ${risk}`);
    }
  });
});
