import { DescriptionList, Dialog, Stack, Switch } from '@sponsor/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useKept } from './use-kept.ts';

interface LeadKeysProps {
  /** The element with the search field and the list. */
  screen: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Handles the keyboard shortcuts of the list, and shows them with a switch that turns the letters off. */
export function LeadKeys({ screen, open, onOpenChange }: LeadKeysProps) {
  const [keys, setKeys] = useKept('lead-keys');
  const letters = keys !== 'off';
  useLeadKeys(screen, letters, () => onOpenChange(true));
  return (
    <Dialog heading="Keyboard shortcuts" open={open} onOpenChange={onOpenChange}>
      <Stack space="x6">
        <DescriptionList
          items={[
            { term: 'j, ↓', description: 'Next lead' },
            { term: 'k, ↑', description: 'Previous lead' },
            { term: 'Enter', description: 'Open the lead' },
            { term: 'x', description: 'Select the lead' },
            { term: '/', description: 'Search' },
            { term: 'Esc', description: 'Close dialogs and panels' },
            { term: '?', description: 'Show this list' },
          ]}
        />
        <Switch
          label="Use single-key shortcuts"
          helpText="Switch them off if you speak to your computer. This browser remembers it."
          checked={letters}
          onCheckedChange={(on) => setKeys(on ? '' : 'off')}
        />
      </Stack>
    </Dialog>
  );
}

/** Elements in which letters are input, or choose an item of an open list. */
const typing =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [aria-haspopup], [role=menu], [role=listbox], [role=combobox]';

/**
 * Handles the keyboard in the list: the arrow keys go from row to row, and so do letters if `letters` is true. While a lead is
 * open, letters open the next or the previous one.
 */
function useLeadKeys(screen: RefObject<HTMLElement | null>, letters: boolean, onHelp: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (!screen.current || event.defaultPrevented || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(typing)) return;
    if (document.querySelector('dialog[open]')) {
      const link =
        letters && document.querySelector<HTMLElement>(`dialog[open] a[aria-keyshortcuts="${CSS.escape(key)}"]`);
      // The focus moves first, because the content of the current lead is about to disappear.
      if (link) link.focus();
      if (link) link.click();
      return;
    }
    const rows = [...screen.current.querySelectorAll('tbody tr')];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const focusRow = (place: number) =>
      rows[Math.min(Math.max(place, 0), rows.length - 1)]?.querySelector<HTMLElement>('a')?.focus();
    const arrows: Record<string, () => void> = { ArrowDown: () => focusRow(at + 1), ArrowUp: () => focusRow(at - 1) };
    const singles: Record<string, () => void> = {
      j: () => focusRow(at + 1),
      k: () => focusRow(at - 1),
      x: () => rows[at]?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
      '/': () => screen.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
      '?': onHelp,
    };
    // Outside the list, the arrow keys scroll.
    const act = (at >= 0 ? arrows[key] : undefined) ?? (letters ? singles[key] : undefined);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
