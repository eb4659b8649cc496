import { DescriptionList, Dialog, Stack, Switch } from '@sponsor/ui';

interface LeadKeysProps {
  open: boolean;
  onClose: () => void;
  /** Whether single letters do something. */
  letters: boolean;
  onLettersChange: (letters: boolean) => void;
}

/** What keys do on the list, and a way to have them do nothing. */
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
