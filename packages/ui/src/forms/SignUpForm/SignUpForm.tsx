import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { fieldLimits, type LinkedText, type SignUpValues, signUpSchema } from '@sponsor/domain';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { LegalNote } from '../LegalNote/LegalNote.tsx';
import { type SubmissionHandlers, useSubmission } from '../useSubmission.ts';
import { form } from './SignUpForm.css.ts';

export interface SignUpFormProps extends RootProps, SubmissionHandlers<SignUpValues> {
  /** Where the browser itself posts the form as long as no script has taken over. */
  action: string;
  emailLabel: string;
  submitLabel: string;
  /** Takes the place of `submitLabel` while the answer is awaited. */
  submittingLabel: string;
  /** What sending the form means, with links to the terms. */
  legalNote: LinkedText;
}

/**
 * One e-mail address. On success the field is cleared; on failure it keeps what was typed. It says neither itself:
 * that is for `onSuccess` and `onFailure`.
 */
export function SignUpForm({
  action,
  emailLabel,
  submitLabel,
  submittingLabel,
  legalNote,
  onSubmit,
  onSuccess,
  onFailure,
  ...rootProps
}: SignUpFormProps) {
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: standardSchemaResolver(signUpSchema),
  });
  const submission = useSubmission({
    onSubmit,
    onFailure,
    onSuccess: () => {
      reset();
      onSuccess?.();
    },
  });
  return (
    <form
      {...rootProps}
      className={form}
      method="post"
      action={action}
      onSubmit={(event) => void handleSubmit(submission.submit)(event)}
    >
      <TextField
        {...register('email')}
        label={emailLabel}
        type="email"
        autoComplete="email"
        maxLength={fieldLimits.email}
        required
        errorText={formState.errors.email?.message}
        action={
          <Button type="submit" size="large" loading={submission.state === 'submitting'} loadingLabel={submittingLabel}>
            {submitLabel}
          </Button>
        }
      />
      <LegalNote text={legalNote} />
    </form>
  );
}
