'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { focusWhenShown } from '../../internal/focus-when-shown.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import * as styles from './Account.css.ts';
import type { AccountProps } from './Account.tsx';
import { AccountSection } from './AccountSection.tsx';
import type { AuthenticatorTexts } from './texts.ts';

/** The state of a person's code. Recovery codes are shown once, to the person who created them. */
export type AuthenticatorState =
  | { kind: 'off' }
  | { kind: 'begun'; picture: ReactNode; secret: string }
  | { kind: 'recovery codes'; codes: readonly string[] }
  | { kind: 'on' };

/** Each resolves to the message of a refusal, or to nothing on success. Must not reject. */
export interface AuthenticatorCallbacks {
  /** Creates a QR code and a key; codes are required only once one of theirs is confirmed. Resolves as `onChangePassword` does. */
  onBegin: () => Promise<string | undefined>;
  /** Checks the first code: from now on each sign-in requires one. Show the recovery codes next. Resolves as `onChangePassword` does. */
  onConfirm: (code: string) => Promise<string | undefined>;
  /** Creates new recovery codes and invalidates the old ones. Resolves as `onChangePassword` does. */
  onRenew: () => Promise<string | undefined>;
  /** Switches the code off. Not offered if one is required. Resolves as `onChangePassword` does. */
  onEnd: () => Promise<string | undefined>;
}

type AuthenticatorCodeProps = Omit<AccountProps, 'texts'> & { texts: AuthenticatorTexts };

/** The code as the second step of a sign-in: set up, show, switch off. */
export function AuthenticatorCode(props: AuthenticatorCodeProps) {
  const { code, texts, codeRequired } = props;
  const isOn = hasCode(code);
  const introduction = isOn ? texts.on : texts.off;
  return (
    <AccountSection
      heading={texts.heading}
      introduction={codeRequired && isOn ? `${introduction} ${texts.required}` : introduction}
    >
      <div className={styles.narrow}>
        <Step {...props} />
      </div>
    </AccountSection>
  );
}

/** Whether the next sign-in already requires a code. */
export function hasCode({ kind }: AuthenticatorState): boolean {
  return kind === 'on' || kind === 'recovery codes';
}

function Step(props: AuthenticatorCodeProps) {
  const { code: state, codeRequired, texts, onBegin, onConfirm, onRenew, onEnd } = props;
  switch (state.kind) {
    case 'off':
      return <StaffForm variant="outline" fields={[]} texts={texts.begin} onSubmit={onBegin} />;
    case 'begun':
      return (
        <>
          <Text>{texts.scan}</Text>
          <div className={styles.picture}>{state.picture}</div>
          <Text size="small" tone="muted">
            {texts.secret}
          </Text>
          <p className={styles.secret}>{inFours(state.secret)}</p>
          <StaffForm
            focused
            fields={[{ name: 'code', label: texts.codeLabel, autoComplete: 'one-time-code' }]}
            texts={texts.confirm}
            onSubmit={(values) => onConfirm(values.get('code') ?? '')}
          />
          <div>
            <Button variant="outline" size="small" onClick={props.onCancelCode}>
              {texts.cancel}
            </Button>
          </div>
        </>
      );
    case 'recovery codes':
      return (
        <>
          <Notice tone="attention" role="alert" title={texts.recoveryHeading}>
            {texts.recoveryText}
          </Notice>
          <ul className={styles.codes}>
            {state.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Inline space="x3">
            <Button variant="outline" ref={focusWhenShown} onClick={() => props.onCopyCodes(state.codes)}>
              {texts.copy}
            </Button>
            <Button onClick={props.onKeptCodes}>{texts.kept}</Button>
          </Inline>
        </>
      );
    case 'on':
      return (
        <>
          <Disclosure summary={texts.renew.summary}>
            <StaffForm variant="outline" fields={[]} texts={texts.renew} onSubmit={onRenew} />
          </Disclosure>
          {!codeRequired && (
            <Disclosure summary={texts.end.summary}>
              <StaffForm variant="outline" fields={[]} texts={texts.end} onSubmit={onEnd} />
            </Disclosure>
          )}
        </>
      );
  }
}

/** Groups the key, so that people can type it into an app without losing their place. */
function inFours(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}
