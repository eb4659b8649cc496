import { vars } from '@sponsor/ui/tokens';
import { inComponents } from '@sponsor/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space, type } = vars;

const step = `calc(${space.x1} * 1.5)`;
const sheetBehind = (offset: string) =>
  `${offset} ${offset} 0 -1px ${color.surface.page}, ${offset} ${offset} 0 0 ${color.line.strong}`;

/** Two more sheets lie behind the cover; on paper it is the first page itself. */
export const stack = style(
  inComponents({
    containerType: 'inline-size',
    marginInlineEnd: `calc(${step} * 2)`,
    marginBlockEnd: `calc(${step} * 2)`,
    boxShadow: `${sheetBehind(step)}, ${sheetBehind(`calc(${step} * 2)`)}`,
    '@media': { print: { margin: 0, boxShadow: 'none' } },
  }),
);

/** Up to the ridge. The cupola rises on between the words. */
const ridge = '38cqi';

/** 16 by 10, and taller where the title needs more lines or the reader larger letters. */
export const cover = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    // Of a long title the last lines end before the cupola.
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
    // Beside the end of a line the gable rises above the ridge.
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

/** The pavilion and what adjoins it; the ends of the building lie beyond the sheet. */
export const building = style(
  inComponents({
    position: 'absolute',
    insetInlineStart: '-53.5cqi',
    insetBlockEnd: '-8cqi',
    inlineSize: '207cqi',
  }),
);
