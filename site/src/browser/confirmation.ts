import { showConfirmation } from '@sponsor/ui/behaviours';

const key = 'confirmation';
const addressKey = 'sent-for';

/** Stores the thanks for a form, and its address, for the page that this tab opens next. */
export function storeConfirmation(thanks: string, sentFor: string): void {
  try {
    sessionStorage.setItem(key, thanks);
    sessionStorage.setItem(addressKey, sentFor);
  } catch {
    // If the browser stores nothing, only the page of the form has shown the thanks.
  }
}

/** Shows the thanks and the receipt stored by the previous page, and removes them. */
export function showStoredConfirmation(): void {
  try {
    const [thanks, sentFor] = [key, addressKey].map((name) => {
      const left = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return left;
    });
    if (thanks) showConfirmation(thanks);
    if (sentFor) showReceipt(sentFor);
  } catch {
    // If the browser stores nothing, there is nothing to show.
  }
}

function showReceipt(sentFor: string): void {
  const receipt = document.querySelector<HTMLElement>('[data-receipt]');
  const address = receipt?.querySelector('[data-sent-for]');
  if (!receipt || !address) return;
  address.textContent = sentFor;
  receipt.hidden = false;
}
