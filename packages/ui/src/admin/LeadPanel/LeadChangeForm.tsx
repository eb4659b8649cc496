'use client';

import { type DeskLead, deskLimits, doNotContact, type LeadChange, leadStatuses } from '@sponsor/domain';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { useAnnouncement } from '../../components/LiveRegion/useAnnouncement.ts';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from '../../forms/FormLayout.css.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Refusal, useSubmit } from '../StaffForm/use-submit.tsx';
import { useDraft, useUnsavedChanges } from '../UnsavedChanges/UnsavedChangesProvider.tsx';
import type { LeadPanelTexts } from './texts.ts';

interface LeadChangeFormProps {
  lead: DeskLead;
  owners: readonly string[];
  onSave: (change: LeadChange) => Promise<string | undefined>;
  texts: LeadPanelTexts['change'];
}

/** The status of a lead, and the next step. */
export function LeadChangeForm({ lead, owners, onSave, texts }: LeadChangeFormProps) {
  const stored = {
    status: lead.status,
    owner: lead.owner ?? '',
    nextAction: lead.nextAction ?? '',
    nextActionOn: lead.nextActionOn ?? '',
    reason: '',
  };
  // Only the typed values, so that they stay when a colleague has changed the lead in the meantime.
  const { draft: typed, type, forget } = useDraft(`lead ${lead.id}`);
  const draft = { ...stored, ...typed };
  useUnsavedChanges(JSON.stringify(draft) !== JSON.stringify(stored));
  const { busy, refusal, submit } = useSubmit();
  const [saved, setSaved] = useState(false);
  useAnnouncement(saved ? texts.saved : '');
  const needsReason = lead.status === doNotContact && draft.status !== doNotContact;

  async function save(): Promise<string | undefined> {
    const { reason = '', nextActionOn: day, ...change } = typed;
    if (needsReason && reason.trim() === '') return texts.reasonMissing;
    return onSave({
      ...change,
      ...(day !== undefined && { nextActionOn: day || null }),
      ...(needsReason && { reason }),
    });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(save, () => {
      setSaved(true);
      forget(typed);
    });
  }

  const field = (name: keyof typeof draft) => ({
    name,
    label: texts[`${name}Label`],
    value: draft[name],
    onValueChange: (value: string) => {
      setSaved(false);
      type(name, value);
    },
  });
  const line = { size: 'medium', autoComplete: 'off' } as const;

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.pair}>
        <Select {...field('status')} placeholder={lead.status} options={[...new Set([lead.status, ...leadStatuses])]} />
        <Select
          {...field('owner')}
          placeholder={texts.nobody}
          clearLabel={texts.nobody}
          options={[...new Set([...owners, stored.owner])].filter(Boolean)}
        />
      </div>
      <div className={styles.pair}>
        <TextField {...field('nextAction')} {...line} maxLength={deskLimits.nextAction} />
        <DateField {...field('nextActionOn')} size="medium" />
      </div>
      {needsReason && <TextField {...field('reason')} {...line} maxLength={deskLimits.reason} />}
      {refusal !== undefined && <Refusal>{refusal}</Refusal>}
      <Inline>
        <Button type="submit" loading={busy} loadingLabel={texts.submittingLabel}>
          {texts.submitLabel}
        </Button>
        {saved && refusal === undefined && <Text size="small">{texts.saved}</Text>}
      </Inline>
    </form>
  );
}
