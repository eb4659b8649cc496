import { leadDesk } from '@sponsor/content/admin';
import { DescriptionList, Dialog, Stack, Switch } from '@sponsor/ui';

interface LeadKeysProps {
  open: boolean;
  onClose: () => void;
  /** Whether single letters do something. */
  letters: boolean;
  onLettersChange: (letters: boolean) => void;
}

const { keys } = leadDesk;

/** What keys do on the list, and a way to have them do nothing. */
export function LeadKeys({ open, onClose, letters, onLettersChange }: LeadKeysProps) {
  return (
    <Dialog heading={keys.heading} open={open} onOpenChange={onClose}>
      <Stack space="x6">
        <DescriptionList
          items={[
            { term: 'j, ↓', description: keys.next },
            { term: 'k, ↑', description: keys.previous },
            { term: 'Enter', description: keys.open },
            { term: 'x', description: keys.select },
            { term: '/', description: keys.search },
            { term: 'Esc', description: keys.close },
            { term: '?', description: keys.help },
          ]}
        />
        <Switch label={keys.enabled} helpText={keys.enabledHelp} checked={letters} onCheckedChange={onLettersChange} />
      </Stack>
    </Dialog>
  );
}
