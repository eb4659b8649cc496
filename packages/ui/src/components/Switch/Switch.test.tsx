import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Switch } from './Switch.tsx';

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Write to me' });

describe('<Switch>', () => {
  it('toggles when its label is pressed, and reports it', () => {
    const handleCheckedChange = vi.fn<(checked: boolean) => void>();
    const ref = createRef<HTMLInputElement>();
    render(<Switch label="Write to me" defaultChecked onCheckedChange={handleCheckedChange} ref={ref} />);
    fireEvent.click(screen.getByText('Write to me'));
    expect(handleCheckedChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(control().checked).toBe(false);
    expect(ref.current).toBe(control());
  });

  it('keeps its state if controlled', () => {
    const handleCheckedChange = vi.fn<(checked: boolean) => void>();
    render(<Switch label="Write to me" checked={false} onCheckedChange={handleCheckedChange} />);
    fireEvent.click(control());
    expect(handleCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(control().checked).toBe(false);
  });
});
