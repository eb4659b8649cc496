import { portfolio } from '@sponsor/content/portfolio';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PortfolioImages } from './PortfolioImages.tsx';

const slides = portfolio.slides.map((slide) => ({ ...slide, media: null }));
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('<PortfolioImages>', () => {
  it('[motion-4] moves every 3000 ms, and wraps', () => {
    vi.useFakeTimers();
    render(<PortfolioImages {...portfolio} slides={slides} />);
    wait(2999);
    expect(current()).toBe('Go to slide 1');
    wait(1);
    expect(current()).toBe('Go to slide 2');
    wait(27_000);
    expect(current()).toBe('Go to slide 1');
  });
});
