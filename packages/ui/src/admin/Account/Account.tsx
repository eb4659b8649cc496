'use client';

import { Button } from '../../components/Button/Button.tsx';
import { DataTable, type DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
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

/** A browser in which one is signed in. */
export interface AccountSession {
  id: string;
  /** As `Firefox on Windows`; left out where it cannot be told. */
  browser?: string | undefined;
  startedAt: string;
  lastUsedAt: string;
  /** The one that shows this. */
  current: boolean;
}

export interface AccountProps extends AuthenticatorCallbacks, TextsProp<AccountTexts> {
  /** Of the person signed in, for password managers. */
  email: string;
  /** In characters. */
  minimumPasswordLength: number;
  /** Which step of it is shown: it goes on only when you give it the next one, after a callback has resolved. */
  code: AuthenticatorState;
  /** The account must have a code, so it cannot be switched off. */
  codeRequired: boolean;
  /** In this order. Left out where the site has no name, without which there are no passkeys. */
  passkeys?: readonly AccountPasskey[] | undefined;
  /** In this order. With one alone there is nothing to sign out of, and no button for it. */
  sessions: readonly AccountSession[];
  /** Of the office, e.g. `Europe/Paris`. */
  timeZone: string;
  /** Resolves to the sentence that says why not, or to nothing when all went well. Must not reject. */
  onChangePassword: (password: string, newPassword: string) => Promise<string | undefined>;
  /** Forget the picture and the key: the next beginning brings others. */
  onCancelCode: () => void;
  /** Put them on the clipboard, and say that they are there: nothing here changes. */
  onCopyCodes: (codes: readonly string[]) => void;
  /** Take the recovery codes off the screen: they cannot be shown again. */
  onKeptCodes: () => void;
  /** Has the browser make a passkey, and keeps it under this name. Answers as `onChangePassword`. */
  onAddPasskey: (name: string) => Promise<string | undefined>;
  /** The passkey signs in no longer. */
  onRemovePasskey: (passkey: AccountPasskey) => void;
  /** Signs out every browser but this one. */
  onEndSessions: () => void;
}

/** One's own account: password, code, passkeys, and where one is signed in. */
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
                {
                  name: 'email',
                  label: texts.emailLabel,
                  type: 'email',
                  autoComplete: 'username',
                  defaultValue: email,
                  busy: true,
                },
                { name: 'password', label: texts.passwordLabel, type: 'password', autoComplete: 'current-password' },
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
        <AuthenticatorCode
          state={props.code}
          required={props.codeRequired}
          texts={texts.code}
          onBegin={props.onBegin}
          onConfirm={props.onConfirm}
          onRenew={props.onRenew}
          onEnd={props.onEnd}
          onCancel={props.onCancelCode}
          onCopy={props.onCopyCodes}
          onKept={props.onKeptCodes}
        />
        {props.passkeys && (
          <Passkeys
            passkeys={props.passkeys}
            texts={texts.passkeys}
            timeZone={timeZone}
            onAdd={props.onAddPasskey}
            onRemove={props.onRemovePasskey}
          />
        )}
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
