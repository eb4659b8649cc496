'use client';

import { type DeskLead, deskLimits, doNotContact, fieldLimits, leadStatuses, statusRefusal } from '@sponsor/domain';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { input } from '../../components/TextField/TextField.css.ts';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from '../../forms/FormLayout.css.ts';
import { Text } from '../../primitives/Text/Text.tsx';

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
  onChange: (change: LeadChange) => Promise<string | undefined>;
  texts: LeadChangeFormTexts;
}

/** How things stand with a lead, and what comes next. */
export function LeadChangeForm({ lead, onChange, texts }: LeadChangeFormProps) {
  const [status, setStatus] = useState(lead.status);
  const [owner, setOwner] = useState(lead.owner ?? '');
  const [nextAction, setNextAction] = useState(lead.nextAction ?? '');
  const [nextActionOn, setNextActionOn] = useState(lead.nextActionOn ?? '');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const needsReason = lead.status === doNotContact && status !== doNotContact;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const early = statusRefusal(lead.status, status, reason);
    setRefusal(early);
    if (early !== undefined) return;
    setBusy(true);
    const change = { status, owner, nextAction, nextActionOn: nextActionOn || null };
    setRefusal(await onChange({ ...change, ...(needsReason && { reason }) }));
    setBusy(false);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <Select
          name="status"
          label={texts.statusLabel}
          placeholder={lead.status}
          options={[...new Set([lead.status, ...leadStatuses])]}
          value={status}
          onValueChange={setStatus}
        />
        <TextField
          name="owner"
          label={texts.ownerLabel}
          size="medium"
          autoComplete="off"
          maxLength={fieldLimits.email}
          value={owner}
          onValueChange={setOwner}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          name="nextAction"
          label={texts.nextActionLabel}
          size="medium"
          autoComplete="off"
          maxLength={deskLimits.nextAction}
          value={nextAction}
          onValueChange={setNextAction}
        />
        <Field label={texts.nextActionOnLabel}>
          {(control) => (
            <input
              {...control}
              name="nextActionOn"
              type="date"
              className={input({ size: 'medium' })}
              value={nextActionOn}
              onChange={(event) => setNextActionOn(event.target.value)}
            />
          )}
        </Field>
      </div>
      {needsReason && (
        <TextField
          name="reason"
          label={texts.reasonLabel}
          size="medium"
          autoComplete="off"
          maxLength={deskLimits.reason}
          value={reason}
          onValueChange={setReason}
        />
      )}
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
