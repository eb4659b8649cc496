import type { SurfaceColours } from '../../tokens/brand.ts';
import { type ColourPair, colourPairs } from '../../tokens/colour-pairs.ts';
import { FoundationTable } from '../FoundationTable.tsx';
import * as styles from './ColourPairs.css.ts';

interface ColourPairsProps {
  caption: string;
  colours: SurfaceColours;
}

/** What is set on what, with the contrast worked out from the tokens. */
export function ColourPairs({ caption, colours }: ColourPairsProps) {
  return (
    <FoundationTable
      caption={caption}
      columns={['Token', 'On', 'Looks', 'Contrast', 'At least', 'Verdict']}
      rows={colourPairs(colours).map((pair) => ({
        name: pair.front,
        key: `${pair.front} on ${pair.ground}`,
        cells: [
          pair.ground,
          <Sample key="sample" pair={pair} />,
          `${pair.ratio.toFixed(2)} : 1`,
          `${pair.least} : 1`,
          pair.ratio >= pair.least ? 'passes' : 'FAILS',
        ],
      }))}
    />
  );
}

function Sample({ pair: { frontValue, groundValue, least } }: { pair: ColourPair }) {
  return least === 3 ? (
    <span className={styles.edge} style={{ borderColor: frontValue, backgroundColor: groundValue }} />
  ) : (
    <span className={styles.sample} style={{ color: frontValue, backgroundColor: groundValue }}>
      Aa Bb 0123456789
    </span>
  );
}
