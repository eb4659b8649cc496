import { DescriptionList, Dialog, Stack, Switch } from '@sponsor/ui';

interface LeadKeysProps {
  open: boolean;
  onClose: () => void;
  /** Whether single-letter shortcuts are on. */
  letters: boolean;
  onLettersChange: (letters: boolean) => void;
}

/** The keyboard shortcuts of the list, and a switch to turn them off. */
export function LeadKeys({ open, onClose, letters, onLettersChange }: LeadKeysProps) {
  return (
    <Dialog heading="Keys" open={open} onOpenChange={onClose}>
      <Stack space="x6">
        <DescriptionList
          items={[
            { term: 'j, ↓', description: 'Next lead' },
            { term: 'k, ↑', description: 'Previous lead' },
            { term: 'Enter', description: 'Open the lead' },
            { term: 'x', description: 'Select the lead' },
            { term: '/', description: 'Search' },
            { term: 'Esc', description: 'Close what is open' },
            { term: '?', description: 'This list' },
          ]}
        />
        <Switch
          label="Use single keys"
          helpText="Switch them off if you speak to your computer. This browser remembers it."
          checked={letters}
          onCheckedChange={onLettersChange}
        />
      </Stack>
    </Dialog>
  );
}
