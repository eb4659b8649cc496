import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eightReasons, fourValues } from './WhyInvest.fixtures.tsx';
import { WhyInvest } from './WhyInvest.tsx';

const titles = fourValues.cards.map((card) => card.title);
const descriptions = fourValues.cards.map((card) => card.description);
const cards = () => titles.map((name) => screen.getByRole('heading', { level: 4, name }).closest('li'));
const highlighted = () => cards().map((card) => card?.dataset['active'] === 'true');
const only = (place: number) => titles.map((_, index) => index === place);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('<WhyInvest>', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('[invest-9] checks off eight benefits', () => {
    render(<WhyInvest {...eightReasons} />);
    const benefits = screen.getByRole('list', { name: eightReasons.heading });
    expect(within(benefits).getAllByRole('listitem')).toHaveLength(8);
  });

  it('says beside the monthly target that nothing has been paid, and that it may vary', () => {
    const { container } = render(<WhyInvest {...eightReasons} />);
    const point = container.querySelector('[data-kind=target]')?.closest('li');
    expect(point?.textContent).toMatch(/not yet paid\..*not guaranteed and may vary/i);
  });

  it('[motion-6] highlights the next card every 3000 ms, and wraps', async () => {
    render(<WhyInvest {...eightReasons} />);
    expect(highlighted()).toEqual(only(0));
    for (const next of [1, 2, 3, 0]) {
      await wait(2999);
      expect(highlighted()).not.toEqual(only(next));
      await wait(1);
      expect(highlighted()).toEqual(only(next));
    }
  });

  it('pauses while a description is open, and with its button', async () => {
    render(<WhyInvest {...eightReasons} />);
    const control = screen.getByRole('button', { name: 'Real Family Value' });
    act(() => control.focus());
    await wait(30_000);
    expect(highlighted()).toEqual(only(0));
    act(() => control.blur());
    fireEvent.click(screen.getByRole('button', { name: 'Pause the four values' }));
    await wait(30_000);
    expect(highlighted()).toEqual(only(0));
  });

  it('[invest-9] describes each card in a hover card', async () => {
    render(<WhyInvest {...eightReasons} />);
    for (const [index, name] of titles.entries()) {
      const control = screen.getByRole('button', { name });
      await act(async () => {
        control.focus();
        await vi.dynamicImportSettled();
      });
      const card = document.getElementById(control.getAttribute('aria-describedby') ?? '');
      expect(card?.textContent).toBe(descriptions[index]);
      act(() => control.blur());
      await wait(300);
    }
  });

  it('shows its descriptions on the page, without buttons, if there is no room for hover cards', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(matchMedia('not all'));
    render(<WhyInvest {...eightReasons} />);
    for (const [index, name] of titles.entries()) {
      expect(screen.queryByRole('button', { name })).toBeNull();
      expect(cards()[index]?.textContent).toContain(descriptions[index]);
    }
  });

  it("hydrates the server's HTML, which contains every description", async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<WhyInvest {...eightReasons} />);
    for (const description of descriptions) expect(container.textContent).toContain(description);
    const root = await act(async () => hydrateRoot(container, <WhyInvest {...eightReasons} />));
    expect(error).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Real Community Value' })).toBeTruthy();
    await act(async () => root.unmount());
    container.remove();
  });
});
