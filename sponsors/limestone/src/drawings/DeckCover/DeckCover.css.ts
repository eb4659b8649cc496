import { vars } from '@sponsor/ui/tokens';
import { inComponents } from '@sponsor/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space, type } = vars;

const step = `calc(${space.x1} * 1.5)`;
const sheetBehind = (offset: string) =>
  `${offset} ${offset} 0 -1px ${color.surface.page}, ${offset} ${offset} 0 0 ${color.line.strong}`;

/** Shows two more sheets behind the cover, but not in print, where it is a page itself. */
export const stack = style(
  inComponents({
    containerType: 'inline-size',
    marginInlineEnd: `calc(${step} * 2)`,
    marginBlockEnd: `calc(${step} * 2)`,
    boxShadow: `${sheetBehind(step)}, ${sheetBehind(`calc(${step} * 2)`)}`,
    '@media': { print: { margin: 0, boxShadow: 'none' } },
  }),
);

/** The height of the ridge. The cupola is higher, between the title and the issuer. */
const ridge = '38cqi';

/** 16 by 10, but taller if the title needs more lines or the reader enlarges the text. */
export const cover = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    // Ends the lines of a long title before the cupola.
    gridTemplateColumns: 'minmax(0, 39.5cqi) minmax(0, 1fr)',
    columnGap: '12.5cqi',
    alignContent: 'start',
    aspectRatio: '16 / 10',
    overflow: 'clip',
    padding: `4.6cqi 5cqi ${ridge}`,
    backgroundColor: color.surface.page,
    color: color.text.default,
    printColorAdjust: 'exact',
  }),
);

export const title = style(
  inComponents({
    // Leaves room for the gable, which is higher than the ridge.
    paddingBlockEnd: '6.5cqi',
    fontFamily: font.display,
    fontSize: 'max(1.125rem, 5.8cqi)',
    fontWeight: font.weight.display,
    letterSpacing: type.tracking.medium,
    lineHeight: type.leading.tight,
    textWrap: 'balance',
  }),
);

export const issuer = style(
  inComponents({
    display: 'grid',
    justifyItems: 'end',
    alignContent: 'start',
    color: color.text.muted,
    fontSize: 'max(0.75rem, 2.1cqi)',
    lineHeight: type.leading.snug,
    textAlign: 'end',
    textWrap: 'balance',
  }),
);

globalStyle(`${issuer} > svg`, {
  '@layer': {
    components: {
      inlineSize: 'max(1.125rem, 4cqi)',
      blockSize: 'max(1.125rem, 4cqi)',
      marginBlockEnd: '1.6cqi',
      color: color.text.default,
    },
  },
});

/** Shows the pavilion and the parts next to it; the ends of the building are cropped. */
export const building = style(
  inComponents({
    position: 'absolute',
    insetInlineStart: '-53.5cqi',
    insetBlockEnd: '-8cqi',
    inlineSize: '207cqi',
  }),
);
