import type { Brand, SurfaceColours } from '../../tokens/brand.ts';
import { lakefront } from '../../tokens/brands/lakefront.ts';
import { limestone } from '../../tokens/brands/limestone.ts';
import { accentPairs, type ColourPair, colourPairs } from '../../tokens/colour-pairs.ts';
import { FoundationTable } from '../FoundationTable.tsx';
import { ColourSample } from './ColourSample.tsx';

const jobs: Readonly<Record<string, string>> = {
  'text.default': 'What is read first. Under a target, whether it has been paid.',
  'text.muted': 'What accompanies it: an introduction, help, the risk under a target.',
  'text.annotation': 'Note marks, dimensions, the mark of a notice that asks for attention.',
  'text.danger': 'What went wrong or cannot be undone. A risk is said in words, in the colours of text.',
  'text.success': 'What is done or delivered.',
  'accent.fill': 'What is current or lit; roofs of drawings. On the base surface also words.',
  'accent.onFill': 'Words on the accent.',
  'action.solid': 'The one button that most people came for.',
  'action.onSolid': 'Its words.',
  'line.control': 'The edge of a field.',
  'line.strong': 'The rule above a card or a panel.',
  focus: 'The ring around what has the focus.',
};

/** What each colour is for, and the least contrast that it has in each brand, on any ground of either surface. */
export function ColourJobs() {
  return (
    <FoundationTable
      caption="What each colour is for"
      columns={['Token', 'Limestone', 'Lakefront']}
      rows={Object.entries(jobs).map(([name, use]) => ({
        name,
        use,
        cells: [limestone, lakefront].map((brand) => <Weakest key={brand.name} brand={brand} token={name} />),
      }))}
    />
  );
}

function Weakest({ brand: { colour }, token }: { brand: Brand; token: string }) {
  const [weakest] = [...pairsOf(colour.base, 4.5), ...pairsOf(colour.inverse, 3)]
    .filter(({ front }) => front === token)
    .toSorted((one, other) => one.ratio - other.ratio);
  return (
    weakest && (
      <>
        <ColourSample {...weakest} /> {`${weakest.ratio.toFixed(2)}\u00a0:\u00a01`}
      </>
    )
  );
}

const pairsOf = (colours: SurfaceColours, accent: ColourPair['least']) => [
  ...colourPairs(colours),
  ...accentPairs(colours, accent),
];
