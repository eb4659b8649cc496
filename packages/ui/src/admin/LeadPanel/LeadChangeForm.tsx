'use client';

import { type DeskLead, deskLimits, doNotContact, fieldLimits, leadStatuses, statusRefusal } from '@sponsor/domain';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from '../../forms/FormLayout.css.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useUnsavedChanges } from '../UnsavedChanges/UnsavedChangesProvider.tsx';

export interface LeadChangeFormTexts {
  statusLabel: string;
  ownerLabel: string;
  nextActionLabel: string;
  nextActionOnLabel: string;
  reasonLabel: string;
  submitLabel: string;
  submittingLabel: string;
}

/** What staff may set. Of these, only what differs is written down. */
export interface LeadChange {
  status: string;
  /** Why somebody may be contacted again who asked not to be. */
  reason?: string;
  owner: string;
  nextAction: string;
  /** A day, as `2026-11-24`. */
  nextActionOn: string | null;
}

interface LeadChangeFormProps {
  lead: DeskLead;
  onSave: (change: LeadChange) => Promise<string | undefined>;
  texts: LeadChangeFormTexts;
}

/** How things stand with a lead, and what comes next. */
export function LeadChangeForm({ lead, onSave, texts }: LeadChangeFormProps) {
  const stored = {
    status: lead.status,
    owner: lead.owner ?? '',
    nextAction: lead.nextAction ?? '',
    nextActionOn: lead.nextActionOn ?? '',
    reason: '',
  };
  // What was typed alone, so that it stays when a colleague has changed the lead meanwhile.
  const [typed, setTyped] = useState<Partial<typeof stored>>({});
  const draft = { ...stored, ...typed };
  useUnsavedChanges(JSON.stringify(draft) !== JSON.stringify(stored));
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const needsReason = lead.status === doNotContact && draft.status !== doNotContact;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const { reason, ...change } = draft;
    const early = statusRefusal(lead.status, change.status, reason);
    setRefusal(early);
    if (early !== undefined) return;
    setBusy(true);
    const late = await onSave({ ...change, nextActionOn: change.nextActionOn || null, ...(needsReason && { reason }) });
    setBusy(false);
    setRefusal(late);
    if (late === undefined) setTyped({});
  }

  const field = (name: keyof typeof draft) => ({
    name,
    label: texts[`${name}Label`],
    value: draft[name],
    onValueChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });
  const line = { size: 'medium', autoComplete: 'off' } as const;

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <Select {...field('status')} placeholder={lead.status} options={[...new Set([lead.status, ...leadStatuses])]} />
        <TextField {...field('owner')} {...line} maxLength={fieldLimits.email} />
      </div>
      <div className={styles.pair}>
        <TextField {...field('nextAction')} {...line} maxLength={deskLimits.nextAction} />
        <DateField {...field('nextActionOn')} size="medium" />
      </div>
      {needsReason && <TextField {...field('reason')} {...line} maxLength={deskLimits.reason} />}
      {refusal !== undefined && (
        <div role="alert">
          <Text size="small" tone="danger">
            {refusal}
          </Text>
        </div>
      )}
      <div>
        <Button type="submit" loading={busy} loadingLabel={texts.submittingLabel}>
          {texts.submitLabel}
        </Button>
      </div>
    </form>
  );
}
