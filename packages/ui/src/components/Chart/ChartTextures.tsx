import * as styles from './Chart.css.ts';

/** The style of each series, in order; with colors only, two of six would look alike, and on paper all of them. */
const looks = [
  { ink: 0, texture: undefined, dashes: undefined },
  { ink: 1, texture: 'M-1.5 1.5l3-3M0 6l6-6M4.5 7.5l3-3', dashes: '7 4' },
  { ink: 2, texture: 'M2.2 3h1.6M2.2 2.4h1.6M2.2 3.6h1.6', dashes: '2 3' },
  { ink: 0, texture: 'M0 3h6', dashes: '12 3 3 3' },
  { ink: 1, texture: 'M0 3h6M3 0v6', dashes: '2 6' },
  { ink: 2, texture: 'M3 0v6', dashes: '12 6' },
] as const;

export const lookOf = (index: number) => looks[index % looks.length] ?? looks[0];

/** Returns the fill of a series' bars. */
export function fillOf(index: number, textureId: string): string {
  return lookOf(index).texture === undefined ? 'currentColor' : `url(#${textureId}${index % looks.length})`;
}

/** The hatch patterns that fill the bars of one chart and its key. */
export function ChartTextures({ id }: { id: string }) {
  return (
    <svg width="0" height="0" className={styles.textures} aria-hidden="true">
      {looks.map(({ ink, texture }, index) => (
        <pattern key={texture ?? 'solid'} id={`${id}${index}`} width="6" height="6" patternUnits="userSpaceOnUse">
          <path className={`${styles.series} ${styles.texture}`} data-ink={ink} d={texture} />
        </pattern>
      ))}
    </svg>
  );
}
