import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { fillIn } from '../../components/Words/words.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { LeadSelectionTexts } from './texts.ts';

interface ConfirmChangeProps {
  count: number;
  /** The question; without it, the dialog is closed. */
  question: string | undefined;
  /** The consequences. */
  text: string;
  texts: LeadSelectionTexts['confirm'];
  onYes: () => void;
  onNo: () => void;
}

/** Asks before one press changes many leads. */
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
