import { press } from '@sponsor/content/press';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PressCarousel } from './PressCarousel.tsx';

describe('<PressCarousel>', () => {
  it('[motion-8] names five outlets, each with a link that opens in a new tab', () => {
    render(<PressCarousel {...press} />);
    const links = press.outlets.map(({ name }) => screen.getByRole('link', { name: new RegExp(`^\\${name}`) }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(press.outlets.map(({ url }) => url));
    expect(new Set(links).size).toBe(5);
    for (const link of links) expect(link.getAttribute('target')).toBe('_blank');
  });

  it('[motion-8] gives each outlet its configured width', () => {
    const { container } = render(<PressCarousel {...press} />);
    const widths = [...container.querySelectorAll<HTMLElement>('[data-width]')].map(({ dataset }) => dataset['width']);
    expect(widths).toEqual(press.outlets.map(({ width }) => width));
    expect(new Set(widths).size).toBeGreaterThan(1);
  });

  it('is named by its heading, and says that its outlets are samples', () => {
    render(<PressCarousel {...press} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Featured In' })).toBeTruthy();
    expect(screen.getByText(/^Sample outlets/)).toBeTruthy();
  });
});
