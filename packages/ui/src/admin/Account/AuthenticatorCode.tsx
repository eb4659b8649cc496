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
import { AccountSection } from './AccountSection.tsx';
import type { AuthenticatorTexts } from './texts.ts';

/** Where a person is with their code. Recovery codes are shown once, to the person who made them. */
export type AuthenticatorState =
  | { kind: 'off' }
  | { kind: 'begun'; picture: ReactNode; secret: string }
  | { kind: 'recovery codes'; codes: readonly string[] }
  | { kind: 'on' };

/** Each resolves to the sentence that says why not, or to nothing when all went well. Must not reject. */
export interface AuthenticatorCallbacks {
  /** Makes a picture and a key; no code is asked for before one made with them is confirmed. Answers as `onChangePassword`. */
  onBegin: () => Promise<string | undefined>;
  /** Checks a first code: from here on one is asked for at each sign-in. Show the recovery codes next. Answers as `onChangePassword`. */
  onConfirm: (code: string) => Promise<string | undefined>;
  /** Makes new recovery codes, after which the old ones are worth nothing. Answers as `onChangePassword`. */
  onRenew: () => Promise<string | undefined>;
  /** From here on no code is asked for. Not offered where one is required. Answers as `onChangePassword`. */
  onEnd: () => Promise<string | undefined>;
}

interface AuthenticatorCodeProps extends AuthenticatorCallbacks {
  state: AuthenticatorState;
  /** Everybody here must have a code, so it cannot be switched off. */
  required: boolean;
  texts: AuthenticatorTexts;
  onCancel: () => void;
  onCopy: (codes: readonly string[]) => void;
  onKept: () => void;
}

/** The second step of one's sign-in: set up, shown, given up. */
export function AuthenticatorCode(props: AuthenticatorCodeProps) {
  const { state, texts, required } = props;
  const isOn = hasCode(state);
  const introduction = isOn ? texts.on : texts.off;
  return (
    <AccountSection
      heading={texts.heading}
      introduction={required && isOn ? `${introduction} ${texts.required}` : introduction}
    >
      <div className={styles.narrow}>
        <Step {...props} />
      </div>
    </AccountSection>
  );
}

/** Whether the next sign-in asks for a code already. */
export function hasCode({ kind }: AuthenticatorState): boolean {
  return kind === 'on' || kind === 'recovery codes';
}

function Step(props: AuthenticatorCodeProps) {
  const { state, required, texts, onBegin, onConfirm, onRenew, onEnd, onCancel, onCopy, onKept } = props;
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
            <Button variant="outline" size="small" onClick={onCancel}>
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
            <Button variant="outline" ref={focusWhenShown} onClick={() => onCopy(state.codes)}>
              {texts.copy}
            </Button>
            <Button onClick={onKept}>{texts.kept}</Button>
          </Inline>
        </>
      );
    case 'on':
      return (
        <>
          <Disclosure summary={texts.renew.summary}>
            <StaffForm variant="outline" fields={[]} texts={texts.renew} onSubmit={onRenew} />
          </Disclosure>
          {!required && (
            <Disclosure summary={texts.end.summary}>
              <StaffForm variant="outline" fields={[]} texts={texts.end} onSubmit={onEnd} />
            </Disclosure>
          )}
        </>
      );
  }
}

/** As it is typed into an app without losing one's place. */
function inFours(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}
