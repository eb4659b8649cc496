import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveConfirmation, takeConfirmation } from './confirmation.ts';

const status = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<div data-confirmation hidden><output></output><button>Close</button></div>';
});
afterEach(() => vi.restoreAllMocks());

describe('takeConfirmation', () => {
  it('shows what the page before has left, once', async () => {
    leaveConfirmation('Thanks!');
    takeConfirmation();
    await expect.poll(status).toBe('Thanks!');
    document.body.innerHTML = '<div data-confirmation hidden><output></output></div>';
    takeConfirmation();
    expect(document.querySelector<HTMLElement>('[data-confirmation]')?.hidden).toBe(true);
  });

  it('says nothing where nothing was left, or nothing can be', () => {
    takeConfirmation();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.');
    });
    takeConfirmation();
    expect(document.querySelector<HTMLElement>('[data-confirmation]')?.hidden).toBe(true);
  });
});
