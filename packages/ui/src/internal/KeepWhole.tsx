import { whole } from './KeepWhole.css.ts';

/** Keeps hyphenated words on one line; only a word longer than the line breaks. */
export function KeepWhole({ children }: { children: string }) {
  return children.split(/((?<!\S)\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={whole}>
        {part}
      </span>
    ),
  );
}
