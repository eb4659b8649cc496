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
  it('leaves choosing and sending to the browser', () => {
    const ref = createRef<HTMLInputElement>();
    show({ required: true, ref });
    expect(field()).toMatchObject({ type: 'file', name: 'image', required: true, accept: fileField.accept.join() });
    expect(ref.current).toBe(field());
  });

  it('shows what was chosen, and lets it be taken out', () => {
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
    ['a type nobody knows', imageFile('', 'plan'), fileField.typeErrorText],
    ['a file without a byte', new File([], 'empty.png', { type: 'image/png' }), fileField.typeErrorText],
    ['one byte too many', new File([new Uint8Array(101)], 'large.png', { type: 'image/png' }), fileField.sizeErrorText],
  ])('refuses %s, and keeps nothing of it', (_reason, file, words) => {
    const handleValueChange = show({ maxBytes: 100 });
    give(file);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(handleValueChange).not.toHaveBeenCalledWith(file);
    expect(screen.queryByText(file.name)).toBeNull();
  });

  it('accepts what is as large as can be, and says no more that one was refused', () => {
    const handleValueChange = show({ maxBytes: 100 });
    give(imageFile('application/pdf', 'plan.pdf'));
    const file = new File([new Uint8Array(100)], 'just.png', { type: 'image/png' });
    give(file);
    expect(handleValueChange).toHaveBeenLastCalledWith(file);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says where a file may be let go', () => {
    show();
    const frame = field().closest('[data-dropping]') ?? field().parentElement!;
    fireEvent.dragEnter(field());
    expect(frame.hasAttribute('data-dropping')).toBe(true);
    fireEvent.dragLeave(field());
    expect(frame.hasAttribute('data-dropping')).toBe(false);
  });

  it('cannot be changed while the file is on its way, and keeps the focus', () => {
    show({ value: picture, progress: { label: 'Sending', value: 0.5 } });
    expect(screen.getByRole('progressbar', { name: 'Sending' })).toBeTruthy();
    expect(field().disabled).toBe(false);
    expect(field().getAttribute('aria-disabled')).toBe('true');
    expect(fireEvent.click(field())).toBe(false);
    expect(fireEvent.drop(field())).toBe(false);
    expect(removeButton()).toBeNull();
  });

  it('leaves it to whoever keeps its state which file it has', () => {
    const handleValueChange = show({ value: picture });
    fireEvent.click(removeButton()!);
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(screen.getByText('bay.png')).toBeTruthy();
  });

  it('would send what it shows, where somebody keeps its state, also after a reset', async () => {
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

  it('is empty after a reset of its form, and says no more that a file was refused', () => {
    const handleValueChange = giveInForm();
    reset();
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(picture);
    expect(screen.queryByText('bay.png')).toBeNull();
    give(imageFile('application/pdf', 'plan.pdf'));
    reset();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is drawn empty by whichever listener of a reset is heard first, as at the press of a button', async () => {
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

  it('goes on with a file that was chosen before the script came', async () => {
    const handleValueChange = vi.fn<(value: File | null) => void>();
    const hydrate = serve(<FileField {...fileField} onValueChange={handleValueChange} />);
    put(picture);
    await hydrate();
    expect(screen.getByText('bay.png')).toBeTruthy();
    expect(field().files).toHaveLength(1);
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(picture);
  });

  it('sends nothing once it is taken out where its state is kept', () => {
    const { rerender } = render(<FileField {...fileField} value={picture} />);
    put(picture);
    rerender(<FileField {...fileField} value={null} />);
    expect(field().files).toHaveLength(0);
  });

  it('shows the picture of the file that it has, and none before that is read', async () => {
    const drawn = () => document.querySelector('img')?.src;
    show();
    give(new File(['one'], 'one.png', { type: 'image/png' }));
    expect(drawn()).toBeUndefined();
    await expect.poll(drawn).toBe(`data:image/png;base64,${btoa('one')}`);
    give(new File(['two'], 'two.png', { type: 'image/png' }));
    expect(drawn()).toBeUndefined();
    await expect.poll(drawn).toBe(`data:image/png;base64,${btoa('two')}`);
  });

  it('keeps the picture where the file before is read later', () => {
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
