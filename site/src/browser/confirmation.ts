import { showConfirmation } from '@sponsor/ui/behaviours';

const key = 'confirmation';
const addressKey = 'sent-for';

/** Keeps the thanks for a form, and for which address it was sent, for the page that is opened next in this tab. */
export function leaveConfirmation(thanks: string, sentFor: string): void {
  try {
    sessionStorage.setItem(key, thanks);
    sessionStorage.setItem(addressKey, sentFor);
  } catch {
    // Where a browser stores nothing, the thanks have been on the page of the form.
  }
}

/** Shows, once, the thanks and the receipt that the page before has left. */
export function takeConfirmation(): void {
  try {
    const [thanks, sentFor] = [key, addressKey].map((name) => {
      const left = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return left;
    });
    if (thanks) showConfirmation(thanks);
    if (sentFor) showReceipt(sentFor);
  } catch {
    // Nothing can have been left where a browser stores nothing.
  }
}

function showReceipt(sentFor: string): void {
  const receipt = document.querySelector<HTMLElement>('[data-receipt]');
  const address = receipt?.querySelector('[data-sent-for]');
  if (!receipt || !address) return;
  address.textContent = sentFor;
  receipt.hidden = false;
}
