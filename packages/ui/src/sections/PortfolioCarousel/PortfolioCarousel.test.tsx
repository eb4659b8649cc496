import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portfolioCarousel } from './PortfolioCarousel.fixtures.tsx';
import { PortfolioCarousel } from './PortfolioCarousel.tsx';

const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  render(<PortfolioCarousel {...portfolioCarousel} id="portfolio" />);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('<PortfolioCarousel>', () => {
  it('is one region named by its heading, with an id for links', () => {
    const region = screen.getByRole('region', { name: 'Portfolio' });
    expect(region.parentElement?.closest('#portfolio')).not.toBeNull();
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  it('[motion-1] shows ten slides with their text', () => {
    const slides = screen.getAllByRole('group');
    expect(slides.map((slide) => slide.dataset['slideId'])).toEqual(Array.from({ length: 10 }, (_, id) => `${id + 1}`));
    expect(screen.getAllByText('Property Development')).toHaveLength(10);
    expect(screen.getAllByText('Latest Project')).toHaveLength(10);
    expect(screen.getAllByText('Development')).toHaveLength(10);
    expect(screen.getAllByRole('img')).toHaveLength(10);
  });

  it('[motion-3] moves every 5000 ms, and wraps after ten moves', () => {
    wait(4999);
    expect(current()).toBe('Go to slide 1');
    wait(1);
    expect(current()).toBe('Go to slide 2');
    wait(45_000);
    expect(current()).toBe('Go to slide 1');
  });

  it('[motion-3] wraps in both directions, one slide per press, and jumps with its ten dots', () => {
    press('Previous slide');
    expect(current()).toBe('Go to slide 10');
    press('Next slide');
    expect(current()).toBe('Go to slide 1');
    press('Go to slide 7');
    expect(current()).toBe('Go to slide 7');
    expect(screen.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(10);
  });
});
