import { centeredFocus, type SectionImageVersion, uploadLimits } from '@sponsor/domain';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SectionImages, type SectionImagesProps } from './SectionImages.tsx';
import { sectionImagesTexts as texts } from './texts.ts';

const version = (id: string, alternativeText: string, src = `/media/${id}`): SectionImageVersion => ({
  id,
  image: { src, srcSet: `${src} 960w`, width: 960, height: 600, alternativeText, focus: centeredFocus },
  changedBy: 'm.reyes@example.com',
  changedAt: '2026-11-12T15:04:09.120Z',
});

const given: SectionImagesProps = {
  versions: { problem: [], solution: [] },
  drawings: {
    problem: { drawing: 'Eight bays', drawingText: 'Drawing of eight bays.' },
    solution: { drawing: 'Four floors', drawingText: 'Drawing of four floors.' },
  },
  onUpload: () => {},
  onDescribe: () => {},
  onRetry: () => {},
  onRestore: () => {},
  timeZone: 'America/Indiana/Indianapolis',
};

const card = (name: string) => within(screen.getByRole('region', { name }));
const problem = () => card('Problem section image');

function chooseFile(file = new File(['x'], 'bays.jpg', { type: 'image/jpeg' })): File {
  const input = screen.getByRole('region', { name: 'Problem section image' }).querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
  fireEvent.change(input, { target: { files: [file] } });
  return file;
}

describe('<SectionImages>', () => {
  it('[staff-1] has a card for each section, with a button that accepts only image files', () => {
    const { container } = render(<SectionImages {...given} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Problem section image',
      'Solution section image',
    ]);
    expect(screen.getAllByRole('button', { name: 'Upload New Image' })).toHaveLength(2);
    const accepted = Array.from(container.querySelectorAll('input[type=file]'), (input) =>
      input.getAttribute('accept'),
    );
    const pictures = 'image/jpeg,image/png,image/webp,image/avif';
    expect(accepted).toEqual([pictures, pictures]);
  });

  it('passes on the file with its alternative text', () => {
    const handleUpload = vi.fn<SectionImagesProps['onUpload']>();
    render(<SectionImages {...given} onUpload={handleUpload} />);
    fireEvent.change(problem().getByRole('textbox'), { target: { value: 'Bays at noon.' } });
    const file = chooseFile();
    expect(handleUpload).toHaveBeenCalledExactlyOnceWith('problem', file, {
      alternativeText: 'Bays at noon.',
      focus: centeredFocus,
    });
  });

  it.each([
    ['of another type', new File(['<svg/>'], 'bays.svg', { type: 'image/svg+xml' }), texts.typeError],
    [
      'larger than the server takes',
      new File([new Uint8Array(uploadLimits.megabytes * 1024 * 1024 + 1)], 'bays.jpg', { type: 'image/jpeg' }),
      texts.sizeError,
    ],
  ])('[staff-9] refuses a file %s before it is sent, and says why', (_, file, sentence) => {
    const handleUpload = vi.fn<SectionImagesProps['onUpload']>();
    render(<SectionImages {...given} onUpload={handleUpload} />);
    chooseFile(file);
    expect(problem().getByText(sentence)).toBeDefined();
    expect(handleUpload).not.toHaveBeenCalled();
    chooseFile();
    expect(problem().queryByText(sentence)).toBeNull();
    expect(handleUpload).toHaveBeenCalledOnce();
  });

  it('keeps a dropped file without alternative text until the button sends it', () => {
    const handleUpload = vi.fn<SectionImagesProps['onUpload']>();
    const { rerender } = render(<SectionImages {...given} onUpload={handleUpload} />);
    fireEvent.change(problem().getByRole('textbox'), { target: { value: '' } });
    const file = chooseFile();
    expect(handleUpload).not.toHaveBeenCalled();
    expect(problem().getByText('bays.jpg')).toBeDefined();
    fireEvent.change(problem().getByRole('textbox'), { target: { value: 'Bays at noon.' } });
    fireEvent.click(problem().getByRole('button', { name: 'Upload New Image' }));
    expect(handleUpload).toHaveBeenCalledExactlyOnceWith('problem', file, {
      alternativeText: 'Bays at noon.',
      focus: centeredFocus,
    });
    rerender(<SectionImages {...given} changing={{ section: 'problem', file: 'bays.jpg' }} />);
    rerender(<SectionImages {...given} refused={{ section: 'problem', reason: 'No answer.' }} />);
    expect(problem().queryByText('bays.jpg')).toBeNull();
  });

  it('[staff-1] disables both buttons during an upload, and shows progress on its card only', () => {
    render(<SectionImages {...given} changing={{ section: 'problem', file: 'bays.jpg' }} />);
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Uploading...' });
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(problem().getByRole('progressbar', { name: texts.sending })).toBeDefined();
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('returns the focus to the changed card, unless it is elsewhere by then', () => {
    const { rerender } = render(<SectionImages {...given} />);
    const change = (meanwhile: () => void) => {
      problem().getByRole('button').focus();
      rerender(<SectionImages {...given} changing={{ section: 'problem', file: 'bays.jpg' }} />);
      // As browsers do with disabled elements.
      problem().getByRole('button').blur();
      meanwhile();
      rerender(<SectionImages {...given} />);
    };
    change(() => {});
    expect(document.activeElement).toBe(problem().getByRole('button', { name: 'Upload New Image' }));
    const elsewhere = card('Solution section image').getByRole('textbox');
    change(() => elsewhere.focus());
    expect(document.activeElement).toBe(elsewhere);
  });

  it('shows an error on its card only', () => {
    render(<SectionImages {...given} refused={{ section: 'solution', reason: 'Too large.' }} />);
    expect(card('Solution section image').getByRole('alert').textContent).toContain('Too large.');
    expect(problem().queryByRole('alert')).toBeNull();
  });

  it('asks to check alternative text that was written for another picture', () => {
    const versions = { problem: [version('2', 'Bays.'), version('1', 'Bays.')], solution: [] };
    render(<SectionImages {...given} versions={versions} />);
    expect(problem().getByText(texts.checkAlternativeText)).toBeDefined();
    fireEvent.change(problem().getByRole('textbox'), { target: { value: 'Bays at noon.' } });
    expect(problem().queryByText(texts.checkAlternativeText)).toBeNull();
  });

  it('publishes new text and a new focal point for the same picture', () => {
    const handleChange = vi.fn<SectionImagesProps['onDescribe']>();
    const versions = { problem: [version('1', 'Bays.')], solution: [] };
    render(<SectionImages {...given} versions={versions} onDescribe={handleChange} />);
    expect(problem().queryByRole('button', { name: texts.save })).toBeNull();
    fireEvent.change(problem().getByRole('slider', { name: texts.across }), { target: { value: '20' } });
    fireEvent.click(problem().getByRole('button', { name: texts.save }));
    expect(handleChange).toHaveBeenCalledExactlyOnceWith('problem', {
      alternativeText: 'Bays.',
      focus: { x: 20, y: 50 },
    });
  });

  it('restores an earlier picture, and the drawing', () => {
    const handleRestore = vi.fn<SectionImagesProps['onRestore']>();
    const [now, before] = [version('2', 'Bays.'), version('1', 'A field.')];
    render(<SectionImages {...given} versions={{ problem: [now, before], solution: [] }} onRestore={handleRestore} />);
    fireEvent.click(problem().getByRole('button', { name: `Restore: A field.`, hidden: true }));
    fireEvent.click(problem().getByRole('button', { name: `Restore: Built-in drawing`, hidden: true }));
    expect(handleRestore.mock.calls).toEqual([
      ['problem', before],
      ['problem', 'drawing'],
    ]);
  });

  it('offers a retry if loading failed', () => {
    const handleRetry = vi.fn<() => void>();
    render(<SectionImages {...given} versions={undefined} errorText="No answer." onRetry={handleRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('No answer.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(handleRetry).toHaveBeenCalledOnce();
  });
});
