import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from './TextField.tsx';

describe('<TextField>', () => {
  it('leaves validation and autofill to the browser', () => {
    render(<TextField label="Email" name="email" type="email" autoComplete="email" maxLength={254} required />);
    const input = screen.getByLabelText('Email');
    expect(input).toMatchObject({
      type: 'email',
      name: 'email',
      autocomplete: 'email',
      maxLength: 254,
      required: true,
    });
  });

  it('requests a suitable keyboard on phones', () => {
    render(
      <>
        <TextField label="Website" name="website" type="url" autoComplete="url" />
        <TextField label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" />
      </>,
    );
    expect(screen.getByLabelText('Website')).toHaveProperty('type', 'url');
    expect(screen.getByLabelText('Code')).toMatchObject({ type: 'text', inputMode: 'numeric' });
  });

  it('passes its ref and name to the input, for form libraries', () => {
    const ref = createRef<HTMLInputElement>();
    const handleChange = vi.fn<() => void>();
    const handleBlur = vi.fn<() => void>();
    render(
      <TextField label="Name" name="name" autoComplete="name" ref={ref} onChange={handleChange} onBlur={handleBlur} />,
    );
    const input = screen.getByLabelText('Name');
    fireEvent.change(input, { target: { value: 'Ann' } });
    fireEvent.blur(input);
    expect(ref.current).toBe(input);
    expect(handleChange).toHaveBeenCalledOnce();
    expect(handleBlur).toHaveBeenCalledOnce();
  });

  it('reports input, and keeps it unless controlled', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    const props = { label: 'Name', name: 'name', autoComplete: 'name', onValueChange: handleValueChange };
    const input = () => screen.getByLabelText<HTMLInputElement>('Name');
    const { unmount } = render(<TextField {...props} defaultValue="An" />);
    fireEvent.change(input(), { target: { value: 'Ann' } });
    expect(handleValueChange).toHaveBeenLastCalledWith('Ann');
    expect(input().value).toBe('Ann');
    unmount();
    render(<TextField {...props} value="Ann" />);
    fireEvent.change(input(), { target: { value: 'Anna' } });
    expect(handleValueChange).toHaveBeenLastCalledWith('Anna');
    expect(input().value).toBe('Ann');
  });
});
