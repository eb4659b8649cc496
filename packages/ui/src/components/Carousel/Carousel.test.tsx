import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { heard } from '../LiveRegion/heard.fixtures.ts';
import { carousel, rotation } from './Carousel.fixtures.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const slideWidth = 100;

/** Lays out slides of one width side by side with the given number in view: the sizes that Embla measures. */
function layOut(inView: number) {
  document.head.innerHTML = '<style>[data-slide-id] { margin-right: 0px }</style>';
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return this.dataset['slideId'] === undefined ? inView * slideWidth : slideWidth;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return this.dataset['slideId'] === undefined ? 0 : (Number(this.dataset['slideId']) - 1) * slideWidth;
  });
}

function open(props: Partial<Omit<CarouselProps, 'aria-label' | 'aria-labelledby'>> = {}) {
  render(<Carousel {...carousel} {...props} />);
}

const root = () => screen.getByRole('region', { name: 'Portfolio' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const dots = () => screen.getAllByRole('button', { name: /^Go to slide/ });
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => layOut(1));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('<Carousel>', () => {
  it('contains all slides, each with its own name, without a script', () => {
    document.body.innerHTML = renderToString(<Carousel {...carousel} />);
    const names = screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
    expect(names).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']);
    expect(screen.getAllByRole('img')).toHaveLength(5);
    document.body.innerHTML = '';
  });

  it('[motion-5] stops at both ends', () => {
    open();
    expect(button('Previous slide').disabled).toBe(true);
    for (let step = 0; step < 4; step++) press('Next slide');
    expect(current()).toBe(4);
    expect(button('Next slide').disabled).toBe(true);
    expect(button('Previous slide').disabled).toBe(false);
  });

  it.each([
    ['Next slide', 1],
    ['Previous slide', 4],
  ])('replays a press of "%s" that came before its script', async (name, shown) => {
    const hydrate = serve(<Carousel {...carousel} rotation={rotation} />);
    await hydrate(() => button(name).click());
    expect(current()).toBe(shown);
  });

  it('stops once the last slide is in view', () => {
    layOut(3);
    open();
    press('Next slide');
    press('Next slide');
    expect(button('Next slide').disabled).toBe(true);
    expect(dots()).toHaveLength(3);
  });

  it('[motion-5] moves with the arrow keys, not past the ends, and does not scroll the page', () => {
    open();
    const key = (name: string) => fireEvent.keyDown(button('Next slide'), { key: name });
    expect(key('ArrowLeft')).toBe(false);
    expect(current()).toBe(0);
    for (let step = 0; step < 9; step++) expect(key('ArrowRight')).toBe(false);
    expect(current()).toBe(4);
    key('ArrowLeft');
    expect(current()).toBe(3);
    expect(key('ArrowDown')).toBe(true);
  });

  it.each([
    <input key="input" aria-label="Amount" />,
    <select key="select" aria-label="Amount" />,
    <video key="video" aria-label="Amount" controls>
      <track kind="captions" />
    </video>,
    <dialog key="dialog" open>
      <button type="button" aria-label="Amount" />
    </dialog>,
  ])('leaves the arrow keys to controls in a slide that use them', (content) => {
    open({ slides: [{ id: 1, content }, ...carousel.slides.slice(1)] });
    expect(fireEvent.keyDown(screen.getByLabelText('Amount'), { key: 'ArrowRight' })).toBe(true);
    expect(current()).toBe(0);
  });

  it('leaves browser shortcuts alone', () => {
    open();
    expect(fireEvent.keyDown(button('Next slide'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(current()).toBe(0);
  });

  it('keeps the focus when its button becomes disabled', () => {
    open();
    dots()[3]!.click();
    act(() => button('Next slide').focus());
    press('Next slide');
    expect(document.activeElement).not.toBe(button('Next slide'));
    expect(root().contains(document.activeElement)).toBe(true);
  });

  it('[motion-12] jumps to the slide of a dot, and announces its position', () => {
    vi.useFakeTimers();
    open();
    act(() => dots()[2]!.click());
    expect(current()).toBe(2);
    expect(screen.getByText('3 of 5')).toBeTruthy();
    wait(100);
    expect(heard()).toEqual(['slide 3 of 5']);
  });

  it('moves automatically and wraps with `rotation`', () => {
    vi.useFakeTimers();
    open({ rotation });
    expect(dots()).toHaveLength(5);
    press('Previous slide');
    expect(current()).toBe(4);
    wait(4999);
    expect(current()).toBe(4);
    wait(1);
    expect(current()).toBe(0);
  });

  it('does not move if all slides fit, even with `rotation`', () => {
    vi.useFakeTimers();
    layOut(5);
    const handleIndexChange = vi.fn<(index: number) => void>();
    open({ rotation, onIndexChange: handleIndexChange });
    expect(root().dataset['fits']).toBe('true');
    wait(30_000);
    fireEvent.keyDown(root(), { key: 'ArrowRight' });
    expect(handleIndexChange).not.toHaveBeenCalled();
    expect(screen.getByText('1 of 1')).toBeTruthy();
  });

  it('[motion-10] announces each move of a visitor, but no automatic ones', () => {
    vi.useFakeTimers();
    open({ rotation });
    wait(5000);
    expect(current()).toBe(1);
    expect(heard()).toEqual([]);
    press('Next slide');
    wait(5000);
    expect(current()).toBe(3);
    expect(heard()).toEqual(['slide 3 of 5']);
    press('Previous slide');
    wait(100);
    expect(heard()).toEqual(['slide 3 of 5', 'slide 3 of 5']);
    press('Go to slide 1');
    press('Previous slide');
    wait(100);
    expect(heard().at(-1)).toBe('slide 5 of 5');
    wait(10_000);
    const later = Array.from({ length: 50 }, () => {
      wait(1000);
      return heard();
    });
    expect(later.flat()).toEqual([]);
  });

  it('stops after a press of the pause button', () => {
    vi.useFakeTimers();
    open({ rotation });
    press('Pause the portfolio');
    wait(60_000);
    expect(current()).toBe(0);
    expect(button('Play the portfolio')).toBeTruthy();
  });

  it('prefetches the next pictures after the first has loaded', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    open();
    const images = screen.getAllByRole<HTMLImageElement>('img');
    expect(images.map((image) => image.loading)).toEqual(Array(5).fill('lazy'));
    fireEvent.load(images[0]!);
    expect(images.map((image) => image.loading)).toEqual(['lazy', 'eager', 'eager', 'eager', 'lazy']);
  });

  it('follows `index` if controlled', () => {
    const handleIndexChange = vi.fn<(index: number) => void>();
    const { rerender } = render(<Carousel {...carousel} index={1} onIndexChange={handleIndexChange} />);
    press('Next slide');
    expect(handleIndexChange).toHaveBeenCalledExactlyOnceWith(2);
    expect(current()).toBe(1);
    rerender(<Carousel {...carousel} index={2} onIndexChange={handleIndexChange} />);
    expect(current()).toBe(2);
  });

  it.each([
    ['before the first', -1, 0],
    ['past the last', 7, 4],
  ])('clamps an index %s', (_, index, stands) => {
    open({ index });
    expect(current()).toBe(stands);
    expect(root().dataset['index']).toBe(String(stands));
  });

  it('begins at `defaultIndex`, and reports every move', () => {
    vi.useFakeTimers();
    const handleIndexChange = vi.fn<(index: number) => void>();
    open({ rotation, defaultIndex: 3, onIndexChange: handleIndexChange });
    expect(current()).toBe(3);
    press('Next slide');
    wait(5000);
    expect(handleIndexChange.mock.calls).toEqual([[4], [0]]);
  });
});
