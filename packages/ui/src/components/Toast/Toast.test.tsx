import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

async function pressRaise() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Raise' }));
    await vi.dynamicImportSettled();
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
}

describe('<ToastProvider>', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('announces a message politely', async () => {
    await raise(success);
    expect(screen.getByRole('status').textContent).toBe(success.message);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('announces a failure at once, with title and description, and marks it', async () => {
    await raise(failure);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('ErrorThere was an issue submitting your information. Please try again.');
    expect(alert.closest('[data-variant]')?.getAttribute('data-variant')).toBe('destructive');
  });

  it('says its words in one place only', async () => {
    await raise(success);
    expect(screen.getAllByText(success.message)).toHaveLength(1);
  });

  it('stays for eight seconds', async () => {
    await raise(success);
    await act(() => vi.advanceTimersByTimeAsync(7_800));
    expect(screen.queryByText(success.message)).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(screen.queryByText(success.message)).toBeNull();
  });

  it('waits while a visitor is at it', async () => {
    await raise(success);
    fireEvent.focusIn(screen.getByRole('button', { name: 'Close' }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByText(success.message)).not.toBeNull();
  });

  it('goes when it is closed', async () => {
    await raise(success);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(success.message)).toBeNull();
  });

  it('takes the place of what was said about the same thing before, and of nothing else', async () => {
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
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe(success.message);
  });

  it('keeps the latest three', async () => {
    await raise(failure);
    await pressRaise();
    await pressRaise();
    await pressRaise();
    expect(screen.getAllByRole('alert')).toHaveLength(3);
  });
});

describe('useToast', () => {
  it('says what is missing where there is no provider', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(<Raise content={success} />)).toThrow('useToast needs a ToastProvider above it');
    error.mockRestore();
  });
});
