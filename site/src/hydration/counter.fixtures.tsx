import { type ReactNode, useId, useState } from 'react';

/** A part to hydrate, as a file `*.island.tsx` exports one. */
export default function Counter({ label, children }: { label: string; children?: ReactNode }) {
  const id = useId();
  const [count, setCount] = useState(0);
  if (count === 3) throw new Error('It counts to two.');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <input name="note" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      {children}
    </section>
  );
}
