import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from './Dialog.tsx';

const texts = { heading: 'Erase this person?', closeLabel: 'Close' };
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function show(props: Partial<DialogProps> = {}) {
  const handleOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <Dialog
      {...texts}
      onOpenChange={handleOpenChange}
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          Erase
        </button>
      )}
      {...props}
    >
      {props.children ?? 'Their name and address are blanked.'}
    </Dialog>,
  );
  return handleOpenChange;
}

function pressBeside() {
  fireEvent.pointerDown(dialog());
  fireEvent.click(dialog());
}

describe('<Dialog>', () => {
  it('opens from its trigger, is named by its heading, and renders only then', () => {
    const handleOpenChange = show();
    expect(dialog().open).toBe(false);
    expect(dialog().childElementCount).toBe(0);
    expect(screen.getByRole('button', { name: 'Erase' }).getAttribute('aria-haspopup')).toBe('dialog');
    press('Erase');
    expect(dialog().open).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Erase this person?' })).toBe(dialog());
    expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each<[string, () => unknown]>([
    ['its close button', () => press('Close')],
    ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    ['a press beside it', pressBeside],
    ['a form in it that closes dialogs', () => act(() => dialog().close())],
  ])('is closed by %s', (_means, close) => {
    const handleOpenChange = show({ defaultOpen: true });
    expect(dialog().open).toBe(true);
    close();
    expect(dialog().open).toBe(false);
    expect(dialog().childElementCount).toBe(0);
    expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('ignores the second of two clicks, if the first closed something above it', () => {
    const handleOpenChange = show({ defaultOpen: true });
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog(), { detail: 2 });
    expect(dialog().open).toBe(true);
    expect(handleOpenChange).not.toHaveBeenCalled();
  });

  it.each([<form key="form" />, <input key="input" aria-label="Reason" />])(
    'ignores a press outside while it contains a field',
    (children) => {
      show({ defaultOpen: true, children });
      pressBeside();
      expect(dialog().open).toBe(true);
    },
  );

  it('ignores a press that began inside, such as a text selection', () => {
    show({ defaultOpen: true });
    fireEvent.pointerDown(screen.getByRole('heading'));
    fireEvent.click(dialog());
    expect(dialog().open).toBe(true);
  });

  it('stays open when a file picker is canceled', () => {
    show({ defaultOpen: true, children: <input aria-label="File" type="file" /> });
    fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true, cancelable: true }));
    expect(dialog().open).toBe(true);
  });

  it('marks scrolled content, for the line under its heading', () => {
    show({ defaultOpen: true });
    expect(dialog().dataset['scrolled']).toBeUndefined();
    dialog().scrollTop = 40;
    fireEvent.scroll(dialog());
    expect(dialog().dataset['scrolled']).toBe('true');
    press('Close');
    press('Erase');
    expect(dialog().dataset['scrolled']).toBeUndefined();
  });

  it('stays open if controlled', () => {
    const handleOpenChange = show({ open: true });
    press('Close');
    expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(dialog().open).toBe(true);
  });

  it('reopens if the browser closes it while `open` is set', () => {
    const handleOpenChange = show({ open: true, children: <input aria-label="Reason" defaultValue="Moved" /> });
    const reason = screen.getByLabelText('Reason');
    // A second Escape, which browsers do not allow to be prevented.
    fireEvent(dialog(), new Event('cancel'));
    act(() => dialog().close());
    expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(dialog().open).toBe(true);
    expect(screen.getByLabelText('Reason')).toBe(reason);
    act(() => dialog().close());
    expect(dialog().open).toBe(true);
  });

  it('follows `open` without reporting the change', () => {
    const handleOpenChange = vi.fn<(open: boolean) => void>();
    function Outside() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setOpen(!open)}>
            Toggle
          </button>
          <Dialog {...texts} open={open} onOpenChange={handleOpenChange}>
            Words
          </Dialog>
        </>
      );
    }
    render(<Outside />);
    expect(dialog().open).toBe(true);
    press('Toggle');
    expect(dialog().open).toBe(false);
    expect(handleOpenChange).not.toHaveBeenCalled();
  });

  it('reads the content of an alertdialog with its heading', () => {
    render(
      <Dialog {...texts} role="alertdialog" open>
        This cannot be undone.
      </Dialog>,
    );
    const words = screen.getByRole('alertdialog').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(words)?.textContent).toBe('This cannot be undone.');
  });

  it('keeps a given `aria-describedby`', () => {
    render(
      <Dialog {...texts} role="alertdialog" aria-describedby="law" open>
        This cannot be undone.
      </Dialog>,
    );
    const described = (screen.getByRole('alertdialog').getAttribute('aria-describedby') ?? '').split(' ');
    expect(described).toEqual(['law', expect.stringMatching(/words$/)]);
  });
});
