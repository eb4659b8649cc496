import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { IconButton } from './IconButton.tsx';

describe('<IconButton>', () => {
  it('is named by its action, and performs it', () => {
    const next = vi.fn<() => void>();
    render(<IconButton icon="next" label="Next slide" onClick={next} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(next).toHaveBeenCalledOnce();
  });

  it('does nothing when disabled', () => {
    const next = vi.fn<() => void>();
    render(<IconButton icon="next" label="Next slide" disabled onClick={next} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(next).not.toHaveBeenCalled();
  });
});
