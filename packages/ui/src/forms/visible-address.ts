import { visibleAddress } from '@sponsor/domain';

/**
 * For the address of a form: takes out invisible characters that came with what was pasted. The browser refuses an address
 * for them, and nobody could find them.
 */
export const asVisible = {
  onChange({ target }: { target: HTMLInputElement }): void {
    const address = visibleAddress(target.value);
    if (address !== target.value) target.value = address;
  },
};
