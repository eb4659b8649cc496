import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { fillIn } from '../../components/Words/words.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { LeadSelectionTexts } from './texts.ts';

interface ConfirmChangeProps {
  count: number;
  /** The question; without it nothing is asked. */
  question: string | undefined;
  /** What follows. */
  text: string;
  texts: LeadSelectionTexts['confirm'];
  onYes: () => void;
  onNo: () => void;
}

/** Asks before many leads are changed by one press. */
export function ConfirmChange({ count, question, text, texts, onYes, onNo }: ConfirmChangeProps) {
  return (
    <Dialog
      role="alertdialog"
      heading={question ?? ''}
      closeLabel={texts.no}
      open={question !== undefined}
      onOpenChange={onNo}
      actions={
        <Inline space="x3">
          <Button onClick={onYes}>{fillIn(texts.yes, { count })}</Button>
          <Button variant="outline" onClick={onNo}>
            {texts.no}
          </Button>
        </Inline>
      }
    >
      <Text>{text}</Text>
    </Dialog>
  );
}
