import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showStoredConfirmation, storeConfirmation } from './confirmation.ts';

const status = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<div data-confirmation hidden><output></output><button>Close</button></div>';
});
afterEach(() => vi.restoreAllMocks());

describe('showStoredConfirmation', () => {
  it('shows the confirmation stored by the previous page, once', async () => {
    storeConfirmation('Thanks!', 'ann@example.com');
    showStoredConfirmation();
    await expect.poll(status).toBe('Thanks!');
    document.body.innerHTML = '<div data-confirmation hidden><output></output></div>';
    showStoredConfirmation();
    expect(document.querySelector<HTMLElement>('[data-confirmation]')?.hidden).toBe(true);
  });

  it('shows the visitor’s address on a page with a receipt, once and as text', () => {
    const page =
      '<div data-receipt hidden><strong data-sent-for>The one that you typed</strong></div><div data-confirmation hidden><output></output></div>';
    const receipt = () => document.querySelector<HTMLElement>('[data-receipt]');
    document.body.innerHTML = page;
    storeConfirmation('Thanks!', '<b>@example.com');
    showStoredConfirmation();
    expect([receipt()?.hidden, receipt()?.textContent]).toEqual([false, '<b>@example.com']);
    document.body.innerHTML = page;
    showStoredConfirmation();
    expect([receipt()?.hidden, receipt()?.textContent]).toEqual([true, 'The one that you typed']);
  });

  it('shows nothing if nothing was stored or the browser stores nothing', () => {
    showStoredConfirmation();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.');
    });
    showStoredConfirmation();
    expect(document.querySelector<HTMLElement>('[data-confirmation]')?.hidden).toBe(true);
  });
});
