import * as styles from './Chart.css.ts';
import { fillOf, lookOf } from './ChartTextures.tsx';

interface ChartKeyProps {
  display: 'bars' | 'lines';
  textureId: string;
  entries: readonly { label: string; figure: string }[];
}

/** Shows how each series is drawn, and its total. */
export function ChartKey({ display, textureId, entries }: ChartKeyProps) {
  return (
    <dl className={styles.key}>
      {entries.map(({ label, figure }, index) => {
        const { ink, dashes } = lookOf(index);
        return (
          <div key={label} className={styles.entry}>
            <svg className={styles.sample} viewBox="0 0 26 16" aria-hidden="true">
              <g className={styles.series} data-ink={ink}>
                {display === 'bars' ? (
                  <rect x="0.5" y="0.5" width="25" height="15" className={styles.bar} fill={fillOf(index, textureId)} />
                ) : (
                  <path d="M0 8h26" className={styles.curve} strokeDasharray={dashes} />
                )}
              </g>
            </svg>
            <dt>{label}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        );
      })}
    </dl>
  );
}
