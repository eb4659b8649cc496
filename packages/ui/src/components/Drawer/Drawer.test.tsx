import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Drawer } from './Drawer.tsx';

const texts = { heading: 'Filter leads', closeLabel: 'Close' };

describe('<Drawer>', () => {
  it('is a dialog at the edge of the window, named by its heading', () => {
    const handleOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Drawer {...texts} defaultOpen onOpenChange={handleOpenChange} actions={<button type="button">Show</button>}>
        Words
      </Drawer>,
    );
    const drawer = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Filter leads' });
    expect(drawer.dataset['placement']).toBe('edge');
    expect(screen.getByRole('button', { name: 'Show' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(drawer.open).toBe(false);
    expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
