import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';

const message = () => screen.getByLabelText('Message');

describe('<TextArea>', () => {
  it('leaves validation to the browser', () => {
    render(<TextArea label="Message" name="message" minLength={10} maxLength={5000} required />);
    expect(message()).toMatchObject({ name: 'message', minLength: 10, maxLength: 5000, required: true });
  });

  it('passes its ref and name to the text area, for form libraries', () => {
    const ref = createRef<HTMLTextAreaElement>();
    const handleChange = vi.fn<() => void>();
    const handleBlur = vi.fn<() => void>();
    render(<TextArea label="Message" name="message" ref={ref} onChange={handleChange} onBlur={handleBlur} />);
    fireEvent.change(message(), { target: { value: 'One line\nand another' } });
    fireEvent.blur(message());
    expect(ref.current).toBe(message());
    expect(ref.current?.value).toBe('One line\nand another');
    expect(handleChange).toHaveBeenCalledOnce();
    expect(handleBlur).toHaveBeenCalledOnce();
  });

  it('reports input, and keeps it unless controlled', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    const props = { label: 'Letter', name: 'letter', onValueChange: handleValueChange };
    const area = () => screen.getByLabelText<HTMLTextAreaElement>('Letter');
    const { unmount } = render(<TextArea {...props} />);
    fireEvent.change(area(), { target: { value: 'Dear Ann' } });
    expect(handleValueChange).toHaveBeenLastCalledWith('Dear Ann');
    expect(area().value).toBe('Dear Ann');
    unmount();
    render(<TextArea {...props} value="Dear Ann" />);
    fireEvent.change(area(), { target: { value: 'Dear Anna' } });
    expect(handleValueChange).toHaveBeenLastCalledWith('Dear Anna');
    expect(area().value).toBe('Dear Ann');
  });
});
