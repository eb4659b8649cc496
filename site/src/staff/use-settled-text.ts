import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough for the next letter, short enough to seem immediate. */
const patienceMs = 300;

/**
 * Returns typed text, and reports it once typing pauses.
 *
 * @param value the text reported last, or one from elsewhere, which replaces the typed text.
 * @param isWhole whether the text can be searched for as it is.
 */
export function useSettledText(
  value: string,
  onSettle: (text: string) => void,
  isWhole: (text: string) => boolean,
): [string, (text: string) => void] {
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
  const waits = text !== value && isWhole(text);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => settle(text), patienceMs);
    return () => clearTimeout(timer);
  }, [waits, text]);
  return [text, setText];
}
