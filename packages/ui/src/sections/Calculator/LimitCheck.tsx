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
  /** Goes before the limit that was worked out. */
  within: string;
  /** Goes before the limit where the amount is above it. */
  exceeded: string;
}

export interface LimitCheckProps extends LimitCheckWords {
  amountCents: Cents;
  /** Asks for one amount, where something else was typed. */
  oneAmount: string;
}

const anyAmount = { minimumCents: 0, maximumCents: Number.MAX_SAFE_INTEGER };

/** Works out how much somebody may invest. It has no name and stands in no form, so that what is typed goes nowhere. */
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
