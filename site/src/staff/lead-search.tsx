import { SearchField } from '@sponsor/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

interface LeadSearchProps {
  value: string;
  /** Called when typing pauses, with text that the server can search for. */
  onValueChange: (value: string) => void;
  action: ReactNode;
}

/** The search field of the list, for words of three letters or more. */
export function LeadSearch({ value, onValueChange, action }: LeadSearchProps) {
  const [search, setSearch] = useSettledText(value, onValueChange);
  const tooShort = useLasting(!isFindable(search));
  return (
    <SearchField
      name="search"
      label="Search by address or name"
      helpText={tooShort ? 'At least three letters of each word.' : undefined}
      value={search}
      onValueChange={setSearch}
      action={action}
    />
  );
}

/** The server finds words of three letters or more. */
function isFindable(text: string): boolean {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => word.length >= 3);
}

/** Long enough for the next letter, short enough to seem immediate. */
const settleMs = 300;

/**
 * Returns the typed text, and reports it when typing pauses if it can be searched for.
 *
 * @param value the text reported last, or one from elsewhere, which replaces the typed text.
 */
function useSettledText(value: string, onSettle: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState({ value, handedOn: value });
  if (value !== known.value) {
    setKnown({ value, handedOn: value });
    if (value !== known.handedOn) setText(value);
  }
  const settle = useEffectEvent((settled: string) => {
    setKnown((before) => ({ ...before, handedOn: settled }));
    onSettle(settled);
  });
  const waits = text !== value && isFindable(text);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => settle(text), settleMs);
    return () => clearTimeout(timer);
  }, [waits, text]);
  return [text, setText];
}

/** Longer than the pauses of a person who is still typing. */
const patienceMs = 1000;

/** Returns whether a condition has been true for a while: two letters are not a mistake while the person types. */
function useLasting(now: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setLasts(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [now]);
  return now && lasts;
}
