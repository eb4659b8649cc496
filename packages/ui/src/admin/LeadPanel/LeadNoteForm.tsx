'use client';

import { deskLimits } from '@sponsor/domain';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { form } from '../../forms/FormLayout.css.ts';
import { useSubmit } from '../StaffForm/use-submit.tsx';
import { useDraft, useUnsavedChanges } from '../UnsavedChanges/UnsavedChangesProvider.tsx';
import type { LeadPanelTexts } from './texts.ts';

interface LeadNoteFormProps {
  leadId: string;
  onNote: (text: string) => Promise<string | undefined>;
  texts: LeadPanelTexts['note'];
}

/** Adds a note; what was typed is kept until it is stored. */
export function LeadNoteForm({ leadId, onNote, texts }: LeadNoteFormProps) {
  const { draft, type, forget } = useDraft(`note on ${leadId}`);
  const { text = '' } = draft;
  const { busy, refusal, submit } = useSubmit();
  useUnsavedChanges(text.trim() !== '');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (text.trim() === '') return;
    void submit(
      () => onNote(text.trim()),
      () => forget(draft),
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It handles the keys of its field.
    <form className={form} onSubmit={handleSubmit} onKeyDown={sendByKey}>
      <TextArea
        name="note"
        label={texts.label}
        maxLength={deskLimits.note}
        value={text}
        onValueChange={(typed) => type('text', typed)}
        errorText={refusal}
      />
      <div>
        <Button type="submit" variant="outline" loading={busy} loadingLabel={texts.submittingLabel}>
          {texts.submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Enter alone starts a new line. */
function sendByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLFormElement>): void {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit();
}
