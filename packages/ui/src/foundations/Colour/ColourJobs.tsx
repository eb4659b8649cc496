import type { Brand, SurfaceColours } from '../../tokens/brand.ts';
import { builtInBrands } from '../../tokens/brands/built-in-brands.ts';
import { accentPairs, type ColourPair, colourPairs } from '../../tokens/colour-pairs.ts';
import { resolveSurface } from '../../tokens/resolve-theme.ts';
import { propertyName } from '../../tokens/theme-rules.ts';
import { FoundationTable } from '../FoundationTable.tsx';
import { swatch, value, values } from './ColourSample.css.ts';

const jobs: Readonly<Record<string, string>> = {
  'surface.page': 'The ground of the page.',
  'surface.raised': 'Cards, inputs and panels.',
  'surface.tint': 'A band that stands apart, and what the pointer is on.',
  'text.default': 'What is read first. Under a target, whether it has been paid.',
  'text.muted': 'What accompanies it: an introduction, help, the risk under a target.',
  'text.annotation': 'Note marks, dimensions, the mark of a notice that asks for attention.',
  'text.danger': 'What went wrong or cannot be undone. A risk is said in words, in the colours of text.',
  'text.success': 'What is done or delivered.',
  'accent.fill': 'What is current or lit; roofs of drawings. On the base surface also words.',
  'accent.fillHover': 'The same under the pointer.',
  'accent.onFill': 'Words on the accent.',
  'accent.detail': 'Pins and lit windows. Never words.',
  'action.solid': 'The one button that most people came for.',
  'action.solidHover': 'The same under the pointer.',
  'action.onSolid': 'Its words.',
  'line.subtle': 'Rules between things. Nothing depends on seeing them.',
  'line.control': 'The edge of a field.',
  'line.strong': 'The rule above a card or a panel.',
  focus: 'The ring around what has the focus.',
};

/**
 * The purpose of each color, its value on both surfaces, and its lowest contrast in each brand, on any background of
 * either.
 */
export function ColourJobs() {
  return (
    <FoundationTable
      caption="What each colour is for"
      columns={['Token', ...builtInBrands.map(({ name }) => capitalized(name))]}
      rows={Object.entries(jobs).map(([name, use]) => ({
        name,
        use,
        property: propertyName(['color', ...name.split('.')]),
        cells: builtInBrands.map((brand) => <Values key={brand.name} brand={brand} token={name} />),
      }))}
    />
  );
}

const capitalized = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

function Values({ brand: { colour }, token }: { brand: Brand; token: string }) {
  const [weakest] = [...pairsOf(colour.base, 4.5), ...pairsOf(colour.inverse, 3)]
    .filter(({ front }) => front === token)
    .toSorted((one, other) => one.ratio - other.ratio);
  return (
    <div className={values}>
      {[colour.base, colour.inverse].map((colours) => {
        const own = valuesOf(colours).get(token);
        return (
          <span key={colours.page} className={value}>
            <span className={swatch} style={{ backgroundColor: own }} />
            {own}
          </span>
        );
      })}
      {weakest && `${weakest.ratio.toFixed(2)}\u00a0:\u00a01`}
    </div>
  );
}

/** Returns the colors of a surface by token. */
function valuesOf(colours: SurfaceColours): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(resolveSurface(colours)).flatMap(([group, own]) =>
      typeof own === 'string'
        ? [[group, own]]
        : Object.entries(own).map(([name, colour]) => [`${group}.${name}`, colour]),
    ),
  );
}

const pairsOf = (colours: SurfaceColours, accent: ColourPair['least']) => [
  ...colourPairs(colours),
  ...accentPairs(colours, accent),
];
