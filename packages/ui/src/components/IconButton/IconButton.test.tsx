import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { IconButton } from './IconButton.tsx';

describe('<IconButton>', () => {
  describeConformance((root) => <IconButton {...root} icon="next" label="Next slide" onClick={() => {}} />);

  it('is called by what it does, and does it', () => {
    const next = vi.fn<() => void>();
    render(<IconButton icon="next" label="Next slide" onClick={next} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(next).toHaveBeenCalledOnce();
  });

  it('does nothing at the end', () => {
    const next = vi.fn<() => void>();
    render(<IconButton icon="next" label="Next slide" disabled onClick={next} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(next).not.toHaveBeenCalled();
  });
});
