'use client';

import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import * as styles from './PrivacyDesk.css.ts';
import type { PrivacyPersonTexts } from './texts.ts';

interface PrivacyReasonFormProps {
  texts: PrivacyPersonTexts['holdOn'] & { reasonHelp?: string };
  /** Resolves to the message of a refusal, or to nothing on success. Must not reject. */
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
