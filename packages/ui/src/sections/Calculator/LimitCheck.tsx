'use client';

import { type Cents, formatDollars, purchaseLimit, readTypedAmount } from '@sponsor/domain';
import { useState } from 'react';
import { Field } from '../../components/Field/Field.tsx';
import { input } from '../../components/TextField/TextField.css.ts';

export interface LimitCheckWords {
  label: string;
  /** Beside the label, such as `optional`. */
  hint: string;
  helpText: string;
  /** Precedes the calculated limit. */
  within: string;
  /** Precedes the limit if the amount exceeds it. */
  exceeded: string;
}

export interface LimitCheckProps extends LimitCheckWords {
  amountCents: Cents;
  /** Asks for one amount if something else was typed. */
  oneAmount: string;
}

const anyAmount = { minimumCents: 0, maximumCents: Number.MAX_SAFE_INTEGER };

/** Calculates how much a person may invest. Its fields have no name and no form, so their values are never sent. */
export function LimitCheck({ amountCents, oneAmount, label, hint, helpText, within, exceeded }: LimitCheckProps) {
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const typed = readTypedAmount(text, anyAmount);
  const limitCents = typed && purchaseLimit(typed.amountCents);
  const over = limitCents !== undefined && amountCents > limitCents;
  const limit = formatDollars(limitCents ?? 0);
  const unread = typed === undefined && text.trim() !== '' && !isTyping;
  return (
    <Field
      label={label}
      hint={hint}
      helpText={limitCents === undefined || over ? helpText : `${within} ${limit}. ${helpText}`}
      errorText={over ? `${exceeded} ${limit}.` : unread ? `${oneAmount}.` : undefined}
    >
      {(control) => (
        <input
          {...control}
          className={input.medium}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setIsTyping(true);
          }}
          onBlur={() => setIsTyping(false)}
        />
      )}
    </Field>
  );
}
