import { visibleAddress } from '@sponsor/domain';

/**
 * For the address of a form: removes invisible characters from pasted text. The browser would refuse the address
 * because of them, and nobody could find them.
 */
export const asVisible = {
  onChange({ target }: { target: HTMLInputElement }): void {
    const address = visibleAddress(target.value);
    if (address !== target.value) target.value = address;
  },
};
