import { type FormErrorTexts, fieldLimits } from '@sponsor/domain';
import { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx';
import * as styles from './FormLayout.css.ts';

export interface PersonFieldsTexts {
  firstNameLabel: string;
  lastNameLabel: string;
  emailLabel: string;
  phoneLabel: string;
  /** The purpose of the number. */
  phoneHelpText?: string;
  /**
   * Replaces the English error messages of a field, there and in the summary; the browser's own messages are in its own
   * language.
   */
  errors?: FormErrorTexts<PersonFieldName> | undefined;
}

type PersonFieldName = 'firstName' | 'lastName' | 'email' | 'phone';

interface PersonFieldsProps {
  texts: PersonFieldsTexts;
  /** Returns the form's props for a field: its registration and its error. */
  fieldOf: (name: PersonFieldName) => Omit<TextFieldProps, 'label' | 'autoComplete'>;
  /** Whether the telephone number is required, or a hint that it is optional. */
  phone: Pick<TextFieldProps, 'required' | 'hint'>;
  busy?: boolean;
}

/** The fields for a person's name and contact details. */
export function PersonFields({ texts, fieldOf, phone, busy = false }: PersonFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...fieldOf('firstName')}
          label={texts.firstNameLabel}
          size="medium"
          autoComplete="given-name"
          maxLength={fieldLimits.name}
          required
          busy={busy}
        />
        <TextField
          {...fieldOf('lastName')}
          label={texts.lastNameLabel}
          size="medium"
          autoComplete="family-name"
          maxLength={fieldLimits.name}
          required
          busy={busy}
        />
      </div>
      <TextField
        {...fieldOf('email')}
        label={texts.emailLabel}
        type="email"
        size="medium"
        autoComplete="email"
        maxLength={fieldLimits.email}
        required
        busy={busy}
      />
      <TextField
        {...fieldOf('phone')}
        {...phone}
        label={texts.phoneLabel}
        helpText={texts.phoneHelpText}
        type="tel"
        size="medium"
        autoComplete="tel"
        maxLength={fieldLimits.phone}
        busy={busy}
      />
    </>
  );
}
