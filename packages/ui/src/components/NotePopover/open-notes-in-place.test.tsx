import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minimum } from '../Claim/Claim.fixtures.ts';
import { Claim } from '../Claim/Claim.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { heroNotes } from '../Footnotes/Footnotes.fixtures.ts';
import { Footnotes } from '../Footnotes/Footnotes.tsx';
import { linkNotesBack } from '../Footnotes/link-notes-back.ts';
import { NotePopover } from './NotePopover.tsx';
import { openNotesInPlace } from './open-notes-in-place.ts';

const showPopover = vi.fn<() => void>();
const hidePopover = vi.fn<() => void>();
const mark = (note: number) => screen.getByRole<HTMLAnchorElement>('link', { name: `Note ${note}` });
const popover = () => document.querySelector('[data-note-popover]');

/** Presses the element; returns whether the browser goes on to follow the link. */
const press = (element: Element, init?: MouseEventInit) => fireEvent.click(element, init);

function show({ withPlace = true } = {}) {
  const { container } = render(
    <>
      <Claim claim={minimum} />
      <Footnotes notes={heroNotes.slice(0, 1)} heading="Notes" headingLevel={2} />
      {withPlace && <NotePopover placeLabel="Among the notes" />}
    </>,
  );
  linkNotesBack(container, 'Back to the text');
  return openNotesInPlace(container);
}

describe('openNotesInPlace', () => {
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  });
  afterEach(() => {
    vi.clearAllMocks();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });

  it('shows the text of the note, named by its mark', () => {
    show();
    expect(press(mark(12))).toBe(false);
    expect(showPopover).toHaveBeenCalledOnce();
    expect(popover()?.getAttribute('aria-label')).toBe('Note 12');
    expect(popover()?.textContent).toContain(heroNotes[0]!.text);
    expect(document.activeElement).toBe(popover());
  });

  it('links to the note on the page, without its links back', () => {
    show();
    press(mark(12));
    const place = screen.getByRole<HTMLAnchorElement>('link', { name: 'Among the notes', hidden: true });
    expect(place.hash).toBe('#note-12');
    expect(document.querySelectorAll('[data-ways-back]')).toHaveLength(1);
    expect(press(place)).toBe(true);
    expect(hidePopover).toHaveBeenCalledOnce();
  });

  it('leaves marks to the browser once stopped', () => {
    const end = show();
    end();
    expect(press(mark(12))).toBe(true);
    expect(showPopover).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('leaves %o to the browser', (keys) => {
    show();
    expect(press(mark(12), keys)).toBe(true);
    expect(showPopover).not.toHaveBeenCalled();
  });

  it('follows the link if the page does not have the note', () => {
    show();
    expect(press(mark(15))).toBe(true);
    expect(showPopover).not.toHaveBeenCalled();
  });

  it('follows the link on a page without a popover', () => {
    show({ withPlace: false });
    expect(press(mark(12))).toBe(true);
  });

  it('opens in the dialog of its mark, without the link to the page behind it', () => {
    const { container, unmount } = render(
      <>
        <NotePopover placeLabel="Among the notes" />
        <Footnotes notes={heroNotes.slice(0, 1)} heading="Notes" headingLevel={2} />
        <Dialog heading="Sure?" open>
          <Claim claim={minimum} />
        </Dialog>
      </>,
    );
    openNotesInPlace(container);
    expect(press(mark(12))).toBe(false);
    expect(press(mark(12))).toBe(false);
    const [note, ...others] = screen.getByRole('dialog', { name: 'Sure?' }).querySelectorAll('[data-note-popover]');
    expect(others).toEqual([]);
    expect(showPopover.mock.contexts).toEqual([note, note]);
    expect(note?.textContent).toContain(heroNotes[0]!.text);
    expect(note?.querySelector('a')).toBeNull();
    const close = note?.querySelector('button');
    expect(close?.getAttribute('popovertarget')).toBe(note?.id);
    expect(document.querySelectorAll(`[id="${note?.id}"]`)).toHaveLength(1);
    unmount();
  });

  it('follows the link in a browser without popovers', () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    show();
    expect(press(mark(12))).toBe(true);
  });
});
