import { whole } from './KeepWhole.css.ts';

/** Words with a hyphen in them move to the next line whole; only one longer than a line is broken. */
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
