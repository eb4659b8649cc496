import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { HoverCard } from './HoverCard.tsx';

const words = 'Homes close to the family doctor.';
const control = () => screen.getByRole('button', { name: 'Real Community Value' });
const card = () => screen.queryByText(words);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const point = (kind: 'pointerEnter' | 'pointerLeave', at: Element, pointerType = 'mouse') =>
  fireEvent[kind](at, { pointerType });

/** Opens it by focus, which also loads the card's code. */
async function openByFocus() {
  await act(async () => {
    control().focus();
    await vi.dynamicImportSettled();
  });
}

function show() {
  render(
    <HoverCard heading="Real Community Value" headingLevel={4}>
      {words}
    </HoverCard>,
  );
}

const pointAtControl = (pointerType?: string) =>
  act(async () => {
    point('pointerEnter', control(), pointerType);
    await vi.dynamicImportSettled();
  });

function shown(): HTMLElement {
  const found = card();
  if (!found) throw new Error('The card is closed.');
  return found;
}

async function openByPointer() {
  show();
  await pointAtControl();
  await wait(700);
}

describe('<HoverCard>', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  it('has a heading with the same name, open or closed', async () => {
    show();
    await openByFocus();
    expect(screen.getByRole('heading', { level: 4, name: 'Real Community Value' })).toBeTruthy();
  });

  it('[invest-10] opens 700 ms after the pointer enters, not sooner', async () => {
    show();
    await pointAtControl();
    await wait(699);
    expect(card()).toBeNull();
    await wait(1);
    expect(card()).not.toBeNull();
    expect(control().getAttribute('aria-expanded')).toBe('true');
  });

  it('stays closed when the pointer only passes over it', async () => {
    show();
    await pointAtControl();
    await wait(690);
    point('pointerLeave', control());
    await wait(5000);
    expect(card()).toBeNull();
  });

  it('[invest-10] closes 300 ms after the pointer leaves, not sooner', async () => {
    await openByPointer();
    point('pointerLeave', control());
    await wait(299);
    expect(card()).not.toBeNull();
    await wait(1);
    expect(card()).toBeNull();
    expect(control().getAttribute('aria-expanded')).toBe('false');
  });

  it('stays open while the pointer is on the card', async () => {
    await openByPointer();
    point('pointerLeave', control());
    await wait(200);
    point('pointerEnter', shown());
    await wait(60_000);
    expect(card()).not.toBeNull();
    point('pointerLeave', shown());
    await wait(300);
    expect(card()).toBeNull();
  });

  it('[invest-10] opens at once on focus, and describes the control', async () => {
    show();
    await openByFocus();
    expect(shown().id).toBe(control().getAttribute('aria-describedby'));
  });

  it('[invest-10] opens at once on a tap, not on the touch before it', async () => {
    show();
    await pointAtControl('touch');
    await wait(5000);
    expect(card()).toBeNull();
    fireEvent.click(control());
    expect(card()).not.toBeNull();
  });

  it('replays a press that came before its script', async () => {
    const hydrate = serve(
      <HoverCard heading="Real Community Value" headingLevel={4}>
        {words}
      </HoverCard>,
    );
    await hydrate(() => control().click());
    await act(() => vi.dynamicImportSettled());
    expect(card()).not.toBeNull();
  });

  it('does not prevent a touch from becoming a tap', () => {
    show();
    expect(fireEvent.touchStart(control())).toBe(true);
  });

  it('closes on Escape, and does not reopen', async () => {
    show();
    await openByFocus();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(card()).toBeNull();
    await wait(5000);
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(control());
  });

  it('closes on a press elsewhere, but not on one on its control', async () => {
    show();
    await openByFocus();
    await wait(0);
    fireEvent.pointerDown(control());
    expect(card()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(card()).toBeNull();
  });

  it('follows `open`, and reports a request to close', async () => {
    const handleOpenChange = vi.fn<(open: boolean) => void>();
    await act(async () => {
      render(
        <HoverCard heading="Real Community Value" headingLevel={4} open onOpenChange={handleOpenChange}>
          {words}
        </HoverCard>,
      );
      await vi.dynamicImportSettled();
    });
    expect(control().getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(shown(), { key: 'Escape' });
    expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(card()).not.toBeNull();
  });

  it('begins open with `defaultOpen`, and then keeps its own state', async () => {
    await act(async () => {
      render(
        <HoverCard heading="Real Community Value" headingLevel={4} defaultOpen>
          {words}
        </HoverCard>,
      );
      await vi.dynamicImportSettled();
    });
    fireEvent.keyDown(shown(), { key: 'Escape' });
    expect(card()).toBeNull();
  });
});
