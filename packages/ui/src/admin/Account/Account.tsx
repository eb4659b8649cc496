'use client';

import { Button } from '../../components/Button/Button.tsx';
import { DataTable, type DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { emailField, passwordField } from '../CredentialsForm/CredentialsForm.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import * as styles from './Account.css.ts';
import { AccountSection } from './AccountSection.tsx';
import {
  type AuthenticatorCallbacks,
  AuthenticatorCode,
  type AuthenticatorState,
  hasCode,
} from './AuthenticatorCode.tsx';
import { type AccountPasskey, Passkeys } from './Passkeys.tsx';
import { type AccountTexts, accountTexts } from './texts.ts';

/** A browser that is signed in to the account. */
export interface AccountSession {
  id: string;
  /** Such as `Firefox on Windows`; omit it if unknown. */
  browser?: string | undefined;
  startedAt: string;
  lastUsedAt: string;
  /** The current session. */
  current: boolean;
}

export interface AccountProps extends AuthenticatorCallbacks, TextsProp<AccountTexts> {
  /** The address of the account, for password managers. */
  email: string;
  /** In characters. */
  minimumPasswordLength: number;
  /** The current step of setting up a code. It advances only when you pass the next one after a callback has resolved. */
  code: AuthenticatorState;
  /** The account must have a second factor, so the code cannot be switched off. */
  codeRequired: boolean;
  /** In display order. Omit it if the site has no host name, without which passkeys do not work. */
  passkeys?: readonly AccountPasskey[] | undefined;
  /** In display order. With only one, the button to sign out elsewhere is hidden. */
  sessions: readonly AccountSession[];
  /** The office's time zone, such as `Europe/Paris`. */
  timeZone: string;
  /** Resolves to the message of a refusal, or to nothing on success. Must not reject. */
  onChangePassword: (password: string, newPassword: string) => Promise<string | undefined>;
  /** Discards the QR code and the key: the next setup has new ones. */
  onCancelCode: () => void;
  /** Copies them to the clipboard and confirms it; nothing changes here. */
  onCopyCodes: (codes: readonly string[]) => void;
  /** Hides the recovery codes, which cannot be shown again. */
  onKeptCodes: () => void;
  /** Creates a passkey in the browser and stores it under this name. Resolves as `onChangePassword` does. */
  onAddPasskey: (name: string) => Promise<string | undefined>;
  /** Removes a passkey, which can no longer sign in. */
  onRemovePasskey: (passkey: AccountPasskey) => void;
  /** Signs out every other browser. */
  onEndSessions: () => void;
}

/** A person's own account: password, code, passkeys, and sessions. */
export function Account(props: AccountProps) {
  const { email, minimumPasswordLength, sessions, timeZone, onChangePassword, onEndSessions } = props;
  const texts = mergeTexts(accountTexts, props.texts);
  const { password, sessions: sessionTexts } = texts;
  return (
    <Stack space="x6">
      {props.codeRequired && !hasCode(props.code) && <Notice tone="attention">{texts.code.missing}</Notice>}
      <div>
        <AccountSection heading={password.heading} introduction={password.introduction}>
          <div className={styles.narrow}>
            <StaffForm
              fields={[
                emailField(texts.emailLabel, email),
                passwordField(texts.passwordLabel),
                {
                  name: 'newPassword',
                  label: password.newLabel,
                  type: 'password',
                  autoComplete: 'new-password',
                  minLength: minimumPasswordLength,
                  helpText: password.newHelp,
                },
              ]}
              texts={password}
              onSubmit={(values) => onChangePassword(values.get('password') ?? '', values.get('newPassword') ?? '')}
            />
          </div>
        </AccountSection>
        <AuthenticatorCode {...props} texts={texts.code} />
        {props.passkeys && <Passkeys {...props} passkeys={props.passkeys} texts={texts.passkeys} />}
        <AccountSection heading={sessionTexts.heading}>
          <DataTable
            label={sessionTexts.heading}
            columns={sessionColumns(sessionTexts, timeZone)}
            rows={sessions}
            rowId={({ id }) => id}
          />
          {sessions.length > 1 && (
            <div>
              <Button variant="outline" onClick={onEndSessions}>
                {sessionTexts.end}
              </Button>
            </div>
          )}
        </AccountSection>
      </div>
    </Stack>
  );
}

function sessionColumns(texts: AccountTexts['sessions'], timeZone: string): DataTableColumn<AccountSession>[] {
  const { columns, current: here, unknownBrowser } = texts;
  return [
    {
      key: 'browser',
      header: columns.browser,
      cell: ({ browser = unknownBrowser, current }) => (current ? `${browser} (${here})` : browser),
    },
    {
      key: 'lastUsedAt',
      header: columns.lastUsedAt,
      cell: ({ lastUsedAt }) => <OfficeTime iso={lastUsedAt} timeZone={timeZone} />,
    },
    {
      key: 'startedAt',
      header: columns.startedAt,
      cell: ({ startedAt }) => <OfficeTime iso={startedAt} timeZone={timeZone} />,
    },
  ];
}
