import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Confirmation } from './Confirmation.tsx';
import { showConfirmation } from './show-confirmation.ts';

const thanks = "Thanks for your interest! We'll be in touch soon.";
const place = () => document.querySelector<HTMLElement>('[data-confirmation]');

describe('<Confirmation>', () => {
  it('is hidden until there is a confirmation', () => {
    render(<Confirmation />);
    expect(place()?.hidden).toBe(true);
  });

  it('announces its text after it appears, and disappears when closed', async () => {
    render(<Confirmation />);
    showConfirmation(thanks);
    expect(place()?.hidden).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
    await expect.poll(() => screen.getByRole('status').textContent).toBe(thanks);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: thanks }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(place()?.hidden).toBe(true);
  });

  it('stays until it is closed', () => {
    vi.useFakeTimers();
    render(<Confirmation />);
    showConfirmation(thanks);
    vi.advanceTimersByTime(3_600_000);
    vi.useRealTimers();
    expect(place()?.hidden).toBe(false);
    expect(screen.getByRole('status').textContent).toBe(thanks);
  });

  it('leaves the focus where a visitor has put it', async () => {
    render(
      <>
        <button type="button">Menu</button>
        <Confirmation />
      </>,
    );
    screen.getByRole('button', { name: 'Menu' }).focus();
    showConfirmation(thanks);
    await expect.poll(() => screen.getByRole('status').textContent).toBe(thanks);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  it('does nothing on a page without a `Confirmation`', () => {
    expect(() => showConfirmation(thanks)).not.toThrow();
  });
});
