import { mark } from './Notice.css.ts';
import type { NoticeTone } from './Notice.tsx';

const circle = 'M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z';

const paths: Record<NoticeTone, string> = {
  info: `${circle}M10 9.2v5M10 5.6v1.7`,
  success: `${circle}M6.2 10.2l2.8 3 5-6.2`,
  attention: `${circle}M10 5.6v5.2M10 12.6v1.7`,
  danger: 'M10 2.5l8 14.5H2zM10 8v4.5M10 14v1.5',
};

/** Shows how serious a notice is, by shape as well as color. */
export function NoticeMark({ tone }: { tone: NoticeTone }) {
  return (
    <svg className={mark} viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={paths[tone]} strokeWidth="1.6" />
    </svg>
  );
}
