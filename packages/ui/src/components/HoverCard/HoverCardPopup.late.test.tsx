import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { SlowImport } from '../../internal/slow-import.ts';
import { HoverCard } from './HoverCard.tsx';
import * as popup from './HoverCardPopup.tsx';

const words = 'Homes close to the family doctor.';
const hoverCard = (
  <HoverCard heading="Real Community Value" headingLevel={4}>
    {words}
  </HoverCard>
);
const control = () => screen.getByRole('button', { name: 'Real Community Value' });
const card = () => screen.queryByText(words);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(control(), { pointerType });
const leave = () => fireEvent.pointerLeave(control(), { pointerType: 'mouse' });

let code: SlowImport<typeof popup>;

function expectRequest() {
  vi.resetModules();
  code = new SlowImport(popup);
  vi.doMock('./HoverCardPopup.tsx', code.load);
}

afterAll(() => {
  vi.doUnmock('./HoverCardPopup.tsx');
  vi.resetModules();
});

describe('<HoverCard> before its code has loaded', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    expectRequest();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('fetches nothing without interaction', async () => {
    await serve(hoverCard)();
    await act(() => vi.dynamicImportSettled());
    expect(code.requests).toBe(0);
    expect(control().getAttribute('aria-expanded')).toBe('false');
  });

  it('fetches its card once', async () => {
    render(hoverCard);
    enter();
    act(() => control().focus());
    fireEvent.click(control());
    await code.come();
    enter();
    fireEvent.click(control());
    await act(() => vi.dynamicImportSettled());
    expect(code.requests).toBe(1);
  });

  it("measures the 700 ms from the pointer's arrival, not from the code's", async () => {
    render(hoverCard);
    enter();
    await wait(200);
    await code.come();
    await wait(499);
    expect(card()).toBeNull();
    await wait(1);
    expect(card()).not.toBeNull();
    leave();
    await wait(299);
    expect(card()).not.toBeNull();
    await wait(1);
    expect(card()).toBeNull();
  });

  it('opens once loaded for a pointer that has rested long enough', async () => {
    render(hoverCard);
    enter();
    await wait(2000);
    expect(control().getAttribute('aria-expanded')).toBe('false');
    await code.come();
    expect(card()).not.toBeNull();
    expect(control().getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    ['before the code loaded', 650, 100],
    ['after the code loaded', 100, 650],
  ])('stays closed for a pointer that left %s', async (_, before, after) => {
    render(hoverCard);
    enter();
    await wait(before);
    if (before > after) leave();
    await code.come();
    await wait(after - 100);
    leave();
    await wait(5000);
    expect(card()).toBeNull();
  });

  it('stays closed if the visitor has left meanwhile', async () => {
    render(hoverCard);
    act(() => control().focus());
    act(() => control().blur());
    enter();
    await wait(2000);
    leave();
    await code.come();
    await wait(5000);
    expect(card()).toBeNull();
  });

  it('stays closed after Escape', async () => {
    render(hoverCard);
    act(() => control().focus());
    fireEvent.keyDown(control(), { key: 'Escape' });
    await code.come();
    expect(card()).toBeNull();
  });

  it('stops its timer once its text is under the heading, or on unmount', async () => {
    const handleOpenChange = vi.fn<(open: boolean) => void>();
    const props = { heading: 'Real Community Value', headingLevel: 4, onOpenChange: handleOpenChange } as const;
    const { rerender, unmount } = render(<HoverCard {...props}>{words}</HoverCard>);
    enter();
    rerender(
      <HoverCard {...props} plain>
        {words}
      </HoverCard>,
    );
    await wait(5000);
    rerender(<HoverCard {...props}>{words}</HoverCard>);
    enter();
    unmount();
    await wait(5000);
    expect(handleOpenChange).not.toHaveBeenCalled();
  });

  it('opens at once on focus, and leaves the focus where it is', async () => {
    render(hoverCard);
    const button = control();
    act(() => button.focus());
    await code.come();
    expect(card()?.id).toBe(button.getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(button);
    expect(control()).toBe(button);
  });

  it('opens at once on a tap', async () => {
    render(hoverCard);
    enter('touch');
    await wait(5000);
    fireEvent.pointerLeave(control(), { pointerType: 'touch' });
    fireEvent.click(control());
    await code.come();
    expect(card()).not.toBeNull();
  });

  it('shows its text under the heading until the code can be fetched', async () => {
    render(hoverCard);
    act(() => control().focus());
    await code.fail();
    expect(card()?.tagName).toBe('P');
    expect(card()?.id).toBe(control().getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(control());
    expectRequest();
    fireEvent.click(control());
    await code.come();
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(card()?.tagName).toBe('DIV');
  });
});
