'use client';

import { type PrivacyOutcome, privacyOutcomes } from '@sponsor/domain';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import * as styles from './PrivacyDesk.css.ts';
import type { PrivacyPersonTexts } from './texts.ts';

interface PrivacyAnswerFormProps {
  texts: PrivacyPersonTexts['answer'];
  outcomes: Readonly<Record<PrivacyOutcome, string>>;
  /** Resolves to the message of a refusal, or to nothing on success. Must not reject. */
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
