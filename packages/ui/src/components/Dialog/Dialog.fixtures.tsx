import { asWritten } from '../../internal/as-written.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import type { DialogProps } from './Dialog.tsx';

/** Returns a button that opens a dialog or a drawer. */
export function openedBy(label: string): NonNullable<DialogProps['trigger']> {
  return asWritten(`(trigger) => <Button variant="outline" {...trigger}>${label}</Button>`, (trigger) => (
    <Button variant="outline" {...trigger}>
      {label}
    </Button>
  ));
}
