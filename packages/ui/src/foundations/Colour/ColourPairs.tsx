import type { SurfaceColours } from '../../tokens/brand.ts';
import { colourPairs } from '../../tokens/colour-pairs.ts';
import { FoundationTable } from '../FoundationTable.tsx';
import { ColourSample } from './ColourSample.tsx';

interface ColourPairsProps {
  caption: string;
  colours: SurfaceColours;
}

/** The color combinations, with the contrast computed from the tokens. */
export function ColourPairs({ caption, colours }: ColourPairsProps) {
  return (
    <FoundationTable
      caption={caption}
      columns={['Token, on its ground', 'Looks', 'Contrast']}
      rows={colourPairs(colours).map((pair) => ({
        name: `${pair.front} on ${pair.ground}`,
        cells: [
          <ColourSample key="sample" {...pair} />,
          `${pair.ratio.toFixed(2)}\u00a0:\u00a01, ${pair.ratio >= pair.least ? 'at\u00a0least' : 'FAILS'}\u00a0${pair.least}`,
        ],
      }))}
    />
  );
}
