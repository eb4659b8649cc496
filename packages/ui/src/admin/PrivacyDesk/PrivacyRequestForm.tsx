'use client';

import { type PrivacyRequestKind, privacyRequestKinds } from '@sponsor/domain';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import * as styles from './PrivacyDesk.css.ts';
import type { PrivacyPersonTexts } from './texts.ts';

interface PrivacyRequestFormProps {
  texts: PrivacyPersonTexts['enter'];
  kinds: Readonly<Record<PrivacyRequestKind, string>>;
  /** The current day at the office, the most common day of receipt. */
  today: string;
  /** Resolves to the message of a refusal, or to nothing on success. Must not reject. */
  onEnter: (request: { kind: PrivacyRequestKind; receivedOn: string }) => Promise<string | undefined>;
}

/** Records a person's request and the day of its receipt. */
export function PrivacyRequestForm({ texts, kinds, today, onEnter }: PrivacyRequestFormProps) {
  const [kind, setKind] = useState<PrivacyRequestKind>('access');
  const [receivedOn, setReceivedOn] = useState(today);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(await onEnter({ kind, receivedOn }));
    setBusy(false);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Stack space="x4">
        <RadioGroup
          label={texts.kindLabel}
          name="kind"
          value={kind}
          onValueChange={(value) => setKind(privacyRequestKinds.find((name) => name === value) ?? kind)}
          options={privacyRequestKinds.map((name) => ({ value: name, label: kinds[name] }))}
        />
        <DateField
          name="receivedOn"
          size="medium"
          label={texts.receivedOnLabel}
          max={today}
          required
          value={receivedOn}
          onValueChange={setReceivedOn}
          errorText={refusal}
        />
        <Button type="submit" variant="outline" loading={busy} loadingLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
