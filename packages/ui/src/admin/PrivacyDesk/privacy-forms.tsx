'use client';

import { type PrivacyOutcome, type PrivacyRequestKind, privacyOutcomes, privacyRequestKinds } from '@sponsor/domain';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import { useSubmit } from '../StaffForm/use-submit.tsx';
import * as styles from './PrivacyDesk.css.ts';
import type { PrivacyPersonCallbacks } from './PrivacyPerson.tsx';
import type { PrivacyDeskTexts, PrivacyPersonTexts } from './texts.ts';

interface PrivacyRequestFormProps extends Pick<PrivacyPersonCallbacks, 'onEnter'> {
  texts: PrivacyPersonTexts['enter'];
  kinds: PrivacyDeskTexts['kinds'];
  /** The current day at the office, the most common day of receipt. */
  today: string;
}

/** Records a person's request and the day of its receipt. */
export function PrivacyRequestForm({ texts, kinds, today, onEnter }: PrivacyRequestFormProps) {
  const [kind, setKind] = useState<PrivacyRequestKind>('access');
  const [receivedOn, setReceivedOn] = useState(today);
  const { busy, refusal, submit } = useSubmit();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(() => onEnter({ kind, receivedOn }));
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
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

interface PrivacyAnswerFormProps {
  texts: PrivacyPersonTexts['answer'];
  outcomes: PrivacyDeskTexts['outcomes'];
  onAnswer: (answer: { outcome: PrivacyOutcome; reason: string }) => Promise<string | undefined>;
}

/** Closes a request with an outcome and a reason. */
export function PrivacyAnswerForm({ texts, outcomes, onAnswer }: PrivacyAnswerFormProps) {
  return (
    <div className={styles.form}>
      <StaffForm
        draft
        variant="outline"
        fields={[{ name: 'reason', label: texts.reasonLabel, autoComplete: 'off' }]}
        texts={texts}
        onSubmit={(values) => {
          const outcome = privacyOutcomes.find((name) => name === values.get('outcome')) ?? 'answered';
          return onAnswer({ outcome, reason: values.get('reason') ?? '' });
        }}
      >
        <RadioGroup
          label={texts.outcomeLabel}
          name="outcome"
          defaultValue="answered"
          options={privacyOutcomes.map((outcome) => ({ value: outcome, label: outcomes[outcome] }))}
        />
      </StaffForm>
    </div>
  );
}

interface PrivacyReasonFormProps {
  texts: PrivacyPersonTexts['holdOn'] & { reasonHelp?: string };
  onSubmit: (reason: string) => Promise<string | undefined>;
}

/** An action that needs a reason, which is stored. */
export function PrivacyReasonForm({ texts, onSubmit }: PrivacyReasonFormProps) {
  return (
    <div className={styles.form}>
      <Stack space="x4">
        <Text>{texts.explanation}</Text>
        <StaffForm
          draft
          variant="outline"
          fields={[{ name: 'reason', label: texts.reasonLabel, helpText: texts.reasonHelp, autoComplete: 'off' }]}
          texts={texts}
          onSubmit={(values) => onSubmit(values.get('reason') ?? '')}
        />
      </Stack>
    </div>
  );
}
