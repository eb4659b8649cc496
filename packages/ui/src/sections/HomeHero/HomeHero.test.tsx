import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { homeHero } from './HomeHero.fixtures.tsx';
import { HomeHero } from './HomeHero.tsx';

describe('<HomeHero>', () => {
  it("[home-1] is named by the page's headline", () => {
    render(<HomeHero {...homeHero} />);
    const headline = screen.getByRole('heading', { level: 1 });
    expect(screen.getByRole('region', { name: homeHero.heading }).contains(headline)).toBe(true);
  });

  it('states every target with its notes, and the risk in the same view', () => {
    render(<HomeHero {...homeHero} />);
    const stated = document.querySelector('[data-claim][data-kind=target]');
    expect(stated?.querySelector('a[href^="#note-"]')).not.toBeNull();
    const { paid, risk } = homeHero.target;
    expect(screen.getByText(paid).parentElement?.textContent).toBe(`${paid} ${risk}`);
  });

  it('[home-1] links to the choice of funds', () => {
    render(<HomeHero {...homeHero} />);
    const action = screen.getByRole('link', { name: homeHero.action.label });
    expect(action.getAttribute('href')).toBe('/investment-selection');
  });
});
