import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { heard } from '../LiveRegion/heard.fixtures.ts';
import { type ToastContent, ToastProvider, useToast } from './ToastProvider.tsx';

const success = { message: "Thanks for your interest! We'll be in touch soon." };
const failure: ToastContent = {
  title: 'Error',
  description: 'There was an issue submitting your information. Please try again.',
  tone: 'destructive',
};

function Raise({ content }: { content: ToastContent | readonly ToastContent[] }) {
  const notify = useToast();
  return (
    <button type="button" onClick={() => [content].flat().forEach(notify)}>
      Raise
    </button>
  );
}

async function raise(content: ToastContent) {
  render(
    <ToastProvider>
      <Raise content={content} />
    </ToastProvider>,
  );
  await pressRaise();
}

const raiser = () => screen.getByRole('button', { name: 'Raise', hidden: true });

async function pressRaise() {
  await act(async () => {
    fireEvent.click(raiser());
    await vi.dynamicImportSettled();
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
}

const shown = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent);

describe('<ToastProvider>', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('announces a message', async () => {
    await raise(success);
    expect(heard()).toEqual([success.message]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('announces a failure with title and description at once, and marks it', async () => {
    await raise(failure);
    expect(heard()).toEqual(['Error. There was an issue submitting your information. Please try again.']);
    expect(screen.getByRole('alert').textContent).toBe(heard()[0]);
    expect(screen.getByRole('listitem').getAttribute('data-variant')).toBe('destructive');
  });

  it('is announced only by a live region that already exists', async () => {
    render(
      <ToastProvider>
        <Raise content={success} />
      </ToastProvider>,
    );
    const regions = document.querySelectorAll('[aria-live]');
    expect(regions).toHaveLength(1);
    await pressRaise();
    expect([...document.querySelectorAll('[aria-live], output, [role=status], [role=alert]')]).toEqual([...regions]);
  });

  it('stays for eight seconds', async () => {
    await raise(success);
    await act(() => vi.advanceTimersByTimeAsync(7_800));
    expect(shown()).toEqual([success.message]);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(shown()).toEqual([]);
  });

  it('stays while it has the focus', async () => {
    await raise(success);
    fireEvent.focusIn(screen.getByRole('button', { name: 'Close' }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(shown()).toEqual([success.message]);
  });

  it('restarts its time when the window regains the focus', async () => {
    await raise(success);
    fireEvent.blur(window);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(shown()).toEqual([success.message]);
    fireEvent.focus(window);
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(shown()).toEqual([]);
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)],
    ['Escape', () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })],
  ])('is reached with F8, and closed by %s, which returns the focus', async (_means, close) => {
    render(
      <ToastProvider>
        <Raise content={[failure, success]} />
      </ToastProvider>,
    );
    raiser().focus();
    await pressRaise();
    fireEvent.keyDown(document.body, { code: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('list'));
    act(() => void close());
    expect(shown()).toEqual([expect.stringMatching(/^Error/)]);
    expect(document.activeElement).toBe(raiser());
  });

  it.each([
    ['at the toast', () => screen.getByRole('button', { name: 'Close' })],
    ['in the page', raiser],
  ])('is the only thing that one Escape %s closes, even over a dialog', async (_where, at) => {
    await raise(success);
    raiser().focus();
    act(() => at().focus());
    let goesOn = true;
    act(() => {
      goesOn = fireEvent.keyDown(at(), { key: 'Escape' });
    });
    expect(shown()).toEqual([]);
    expect(goesOn).toBe(false);
    expect(document.activeElement).toBe(raiser());
  });

  it('returns the focus when the last one closes', async () => {
    await raise(success);
    raiser().focus();
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(raiser());
  });

  it('moves into the topmost modal dialog, and back once that closes', async () => {
    const content = (open: boolean) => (
      <ToastProvider>
        <Raise content={success} />
        <Dialog heading="Erase?" open={open}>
          Words
        </Dialog>
      </ToastProvider>
    );
    const { rerender, container } = render(content(true));
    const dialog = screen.getByRole('dialog');
    const toast = () => screen.getByRole('listitem');
    await pressRaise();
    expect(dialog.contains(toast())).toBe(true);
    rerender(content(false));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(dialog.contains(toast())).toBe(false);
    expect(container.contains(toast())).toBe(true);
    rerender(content(true));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(dialog.contains(toast())).toBe(true);
    rerender(<ToastProvider>{null}</ToastProvider>);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(container.contains(toast())).toBe(true);
  });

  it('disappears when closed', async () => {
    await raise(success);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toEqual([]);
  });

  it('replaces only a previous toast of the same topic', async () => {
    const contents = [
      { ...failure, topic: 'sign-up' },
      { ...failure, topic: 'contact' },
      { ...success, topic: 'sign-up' },
    ];
    render(
      <ToastProvider>
        <Raise content={contents} />
      </ToastProvider>,
    );
    await pressRaise();
    expect(shown()).toEqual([expect.stringMatching(/^Error/), success.message]);
  });

  it('keeps the latest three', async () => {
    await raise(failure);
    await pressRaise();
    await pressRaise();
    await pressRaise();
    expect(shown()).toHaveLength(3);
  });
});

describe('useToast', () => {
  it('throws a helpful error without a provider', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(<Raise content={success} />)).toThrow('useToast needs a ToastProvider above it');
    error.mockRestore();
  });
});
