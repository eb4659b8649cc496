import { type FormErrorTexts, fieldLimits } from '@sponsor/domain';
import { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx';
import * as styles from './FormLayout.css.ts';

export interface PersonFieldsTexts {
  firstNameLabel: string;
  lastNameLabel: string;
  emailLabel: string;
  phoneLabel: string;
  /** What the number is used for. */
  phoneHelpText?: string;
  /**
   * What is said of a field in place of the English sentence, there and in the summary; what the browser says itself, it
   * says in its own language.
   */
  errors?: FormErrorTexts<PersonFieldName> | undefined;
}

type PersonFieldName = 'firstName' | 'lastName' | 'email' | 'phone';

interface PersonFieldsProps {
  texts: PersonFieldsTexts;
  /** What the form knows of a field: how it is registered, and what is wrong with it. */
  fieldOf: (name: PersonFieldName) => Omit<TextFieldProps, 'label' | 'autoComplete'>;
  /** Whether the telephone number must be given, or what to say if it need not. */
  phone: Pick<TextFieldProps, 'required' | 'hint'>;
  busy?: boolean;
}

/** Who somebody is, and how to reach them. */
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
