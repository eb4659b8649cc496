'use client';

import { type Cents, type FundTerms, formatDollars, readTypedAmount } from '@sponsor/domain';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Amount {
  amountCents: Cents;
  /** The content of the field: as typed until the visitor is done, then the formatted amount. */
  text: string;
  /** The typed amount was outside the fund's range. */
  adjusted: boolean;
  /** The typed text was not one amount, so the amount was kept. */
  unread: boolean;
}

interface AmountControls extends Amount {
  field: RefObject<HTMLInputElement | null>;
  slider: RefObject<HTMLInputElement | null>;
  /** Updates the amount on every key; a text that is not one amount keeps it. */
  type: (text: string) => void;
  /** Formats the amount in the field once the visitor is done typing. */
  settle: () => void;
  slide: (amountCents: Cents) => void;
}

/** The amount of a calculator, changed by a field and a slider, and possibly set by the visitor's link. */
export function useAmount(terms: FundTerms, readShared?: () => string | null): AmountControls {
  const [amount, setAmount] = useState(() => written(terms.defaultCents));
  const field = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  // Apply the link's amount once.
  const shared = useRef(readShared);

  // The visitor may have typed or moved the slider before hydration. Read it before the slider takes its value.
  useLayoutEffect(() => {
    const start = written(terms.defaultCents);
    const typed = field.current?.value ?? start.text;
    const movedCents = Number(slider.current?.value) * 100;
    if (typed !== start.text) setAmount(typedInto(start, typed, terms));
    else if (movedCents !== start.amountCents) setAmount(written(movedCents));
    else setAmount({ ...settled(typedInto(start, shared.current?.() ?? '', terms)), unread: false });
  }, [terms]);

  return {
    ...amount,
    field,
    slider,
    type: (text) => setAmount((current) => typedInto(current, text, terms)),
    settle: () => setAmount(settled),
    slide: (amountCents) => setAmount(written(amountCents)),
  };
}

function written(amountCents: Cents): Amount {
  return { amountCents, text: formatDollars(amountCents), adjusted: false, unread: false };
}

function settled(amount: Amount): Amount {
  return { ...amount, text: formatDollars(amount.amountCents) };
}

function typedInto({ amountCents }: Amount, text: string, terms: FundTerms): Amount {
  const typed = readTypedAmount(text, terms);
  const unread = typed === undefined && text.trim() !== '';
  return { amountCents: typed?.amountCents ?? amountCents, text, adjusted: typed?.clamped ?? false, unread };
}
