import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough for the next letter, short enough to seem at once. */
const patienceMs = 300;

/**
 * What is being typed, handed on once no further letter comes.
 *
 * @param value what was handed on last, or came from elsewhere and replaces what was typed.
 * @param isWhole whether the text can be asked for as it stands.
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
