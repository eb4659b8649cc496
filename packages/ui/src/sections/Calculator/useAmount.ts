'use client';

import { type Cents, type FundTerms, formatDollars, readTypedAmount } from '@sponsor/domain';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Amount {
  amountCents: Cents;
  /** What stands in the field: as typed until the visitor is done, then as the amount is written. */
  text: string;
  /** What was typed lay outside the fund's range. */
  adjusted: boolean;
  /** What was typed was not one amount, so the amount stayed as it was. */
  unread: boolean;
}

interface AmountControls extends Amount {
  field: RefObject<HTMLInputElement | null>;
  slider: RefObject<HTMLInputElement | null>;
  /** The amount follows every key; a text that is not one amount leaves it as it was. */
  type: (text: string) => void;
  /** Writes the amount into the field once the visitor is done typing. */
  settle: () => void;
  slide: (amountCents: Cents) => void;
}

/** The one amount of a calculator, which a field and a slider both change, and with which a visitor may have been sent. */
export function useAmount(terms: FundTerms, readShared?: () => string | null): AmountControls {
  const [amount, setAmount] = useState(() => written(terms.defaultCents));
  const field = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  // Whoever is sent with an amount is sent once.
  const shared = useRef(readShared);

  // Somebody may have typed or moved the slider while the scripts were still on their way. Before the slider takes its value.
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
