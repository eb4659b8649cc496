import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { fileField, imageFile } from './FileField.fixtures.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>(fileField.label);
const removeButton = () => screen.queryByRole('button', { name: 'Take the image out' });
const picture = imageFile('image/png', 'bay.png');

function put(file: File) {
  const files = new DataTransfer();
  files.items.add(file);
  field().files = files.files;
}

/** Simulates the browser's handling of a chosen file, and of a dropped one. */
function give(file: File) {
  put(file);
  fireEvent.change(field());
}

const reset = () => act(() => field().form?.reset());

function show(props: Partial<FileFieldProps> = {}) {
  const handleValueChange = vi.fn<(value: File | null) => void>();
  render(<FileField {...fileField} onValueChange={handleValueChange} {...props} />);
  return handleValueChange;
}

/** Renders it in a form with a chosen picture. */
function giveInForm() {
  const handleValueChange = vi.fn<(value: File | null) => void>();
  render(
    <form>
      <FileField {...fileField} onValueChange={handleValueChange} />
    </form>,
  );
  give(picture);
  return handleValueChange;
}

describe('<FileField>', () => {
  it('lets the browser choose and submit files', () => {
    const ref = createRef<HTMLInputElement>();
    show({ required: true, ref });
    expect(field()).toMatchObject({ type: 'file', name: 'image', required: true, accept: fileField.accept.join() });
    expect(ref.current).toBe(field());
  });

  it('shows the chosen file, and can remove it', () => {
    const handleValueChange = show();
    expect(removeButton()).toBeNull();
    give(picture);
    expect(screen.getByText('bay.png')).toBeTruthy();
    expect(screen.getByText('Choose another')).toBeTruthy();
    fireEvent.click(removeButton()!);
    expect(handleValueChange.mock.calls).toEqual([[picture], [null]]);
    expect(screen.queryByText('bay.png')).toBeNull();
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it.each([
    ['another type', imageFile('application/pdf', 'plan.pdf'), fileField.typeErrorText],
    ['an unknown type', imageFile('', 'plan'), fileField.typeErrorText],
    ['an empty file', new File([], 'empty.png', { type: 'image/png' }), fileField.typeErrorText],
    [
      'a file one byte too large',
      new File([new Uint8Array(101)], 'large.png', { type: 'image/png' }),
      fileField.sizeErrorText,
    ],
  ])('refuses %s without keeping it', (_reason, file, words) => {
    const handleValueChange = show({ maxBytes: 100 });
    give(file);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(handleValueChange).not.toHaveBeenCalledWith(file);
    expect(screen.queryByText(file.name)).toBeNull();
  });

  it('accepts a file of the largest size, and removes the error', () => {
    const handleValueChange = show({ maxBytes: 100 });
    give(imageFile('application/pdf', 'plan.pdf'));
    const file = new File([new Uint8Array(100)], 'just.png', { type: 'image/png' });
    give(file);
    expect(handleValueChange).toHaveBeenLastCalledWith(file);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('highlights the drop target', () => {
    show();
    const frame = field().closest('[data-dropping]') ?? field().parentElement!;
    fireEvent.dragEnter(field());
    expect(frame.hasAttribute('data-dropping')).toBe(true);
    fireEvent.dragLeave(field());
    expect(frame.hasAttribute('data-dropping')).toBe(false);
  });

  it('cannot be changed during an upload, and keeps the focus', () => {
    show({ value: picture, progress: { label: 'Sending', value: 0.5 } });
    expect(screen.getByRole('progressbar', { name: 'Sending' })).toBeTruthy();
    expect(field().disabled).toBe(false);
    expect(field().getAttribute('aria-disabled')).toBe('true');
    expect(fireEvent.click(field())).toBe(false);
    expect(fireEvent.drop(field())).toBe(false);
    expect(removeButton()).toBeNull();
  });

  it('keeps its file if controlled', () => {
    const handleValueChange = show({ value: picture });
    fireEvent.click(removeButton()!);
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(screen.getByText('bay.png')).toBeTruthy();
  });

  it('submits the file it shows if controlled, even after a reset', async () => {
    vi.useFakeTimers();
    const kept = (value: File | null) => (
      <form>
        <FileField {...fileField} value={value} />
      </form>
    );
    const { rerender } = render(kept(picture));
    expect(field().files?.[0]).toBe(picture);
    give(imageFile('image/png', 'other.png'));
    expect(field().files?.[0]).toBe(picture);
    field().value = '';
    reset();
    await act(() => vi.runAllTimersAsync());
    expect(field().files?.[0]).toBe(picture);
    rerender(kept(null));
    expect(field().files).toHaveLength(0);
    vi.useRealTimers();
  });

  it('is empty and without an error after a reset of its form', () => {
    const handleValueChange = giveInForm();
    reset();
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(picture);
    expect(screen.queryByText('bay.png')).toBeNull();
    give(imageFile('application/pdf', 'plan.pdf'));
    reset();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('renders empty after a reset, whichever listener runs first', async () => {
    const listen = vi.spyOn(document, 'addEventListener');
    const handleValueChange = giveInForm();
    const event = new Event('reset');
    Object.defineProperty(event, 'target', { value: field().form });
    for (const [type, listener] of listen.mock.calls) {
      // A browser may render between two listeners.
      if (type === 'reset' && typeof listener === 'function') await act(async () => listener(event));
    }
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(picture);
    expect(screen.queryByText('bay.png')).toBeNull();
    listen.mockRestore();
  });

  it('keeps a file that was chosen before hydration', async () => {
    const handleValueChange = vi.fn<(value: File | null) => void>();
    const hydrate = serve(<FileField {...fileField} onValueChange={handleValueChange} />);
    put(picture);
    await hydrate();
    expect(screen.getByText('bay.png')).toBeTruthy();
    expect(field().files).toHaveLength(1);
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(picture);
  });

  it('submits nothing after the controlled file is removed', () => {
    const { rerender } = render(<FileField {...fileField} value={picture} />);
    put(picture);
    rerender(<FileField {...fileField} value={null} />);
    expect(field().files).toHaveLength(0);
  });

  it('shows a preview of its file once that has been read', async () => {
    const drawn = () => document.querySelector('img')?.src;
    show();
    give(new File(['one'], 'one.png', { type: 'image/png' }));
    expect(drawn()).toBeUndefined();
    await expect.poll(drawn).toBe(`data:image/png;base64,${btoa('one')}`);
    give(new File(['two'], 'two.png', { type: 'image/png' }));
    expect(drawn()).toBeUndefined();
    await expect.poll(drawn).toBe(`data:image/png;base64,${btoa('two')}`);
  });

  it('keeps the preview if an earlier file is read later', () => {
    const readers: SlowReader[] = [];
    class SlowReader extends EventTarget {
      result = '';
      aborted = false;
      readAsDataURL(file: File) {
        this.result = `data:,${file.name}`;
        readers.push(this);
      }
      abort() {
        this.aborted = true;
      }
      end() {
        if (!this.aborted) act(() => void this.dispatchEvent(new Event('load')));
      }
    }
    vi.stubGlobal('FileReader', SlowReader);
    show();
    give(imageFile('image/png', 'one.png'));
    give(imageFile('image/png', 'two.png'));
    for (const reader of readers.toReversed()) reader.end();
    expect(document.querySelector('img')?.src).toBe('data:,two.png');
    vi.unstubAllGlobals();
  });
});
