import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { displayText, oneColumn, wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, layout, space, type } = vars;
const rule = `1px solid ${color.line.subtle}`;
const padding = `clamp(${space.x6}, 3.4vw, ${space.x12})`;

/** One white sheet, as wide as the window on a phone. */
export const sheet = style(
  inSections({
    ...oneColumn,
    marginBlockStart: space.x12,
    borderBlockStart: `1px solid ${color.line.strong}`,
    backgroundColor: color.surface.raised,
    '@media': {
      [below('medium')]: { marginInline: `calc(${layout.gutter} * -1)` },
      [`${from('large')}, print`]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    },
  }),
);

/** One field of the sheet. */
export const part = style(
  inSections({
    ...oneColumn,
    padding,
    '@media': { [below('medium')]: { paddingInline: layout.gutter } },
  }),
);

export const choice = style([part, inSections({ gap: space.x2, alignContent: 'start' })]);

export const results = style([
  part,
  inSections({
    gap: space.x4,
    alignContent: 'start',
    justifyItems: 'start',
    borderBlockStart: rule,
    '@media': { [from('large')]: { borderBlockStart: 0, borderInlineStart: rule } },
  }),
]);

export const amount = style(
  inSections({
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: `calc(${vars.control.height} * 1.6)`,
    paddingInline: space.x6,
    border: `1px solid ${color.line.control}`,
    borderRadius: vars.control.radius,
    backgroundColor: color.surface.page,
    fontFamily: font.display,
    fontSize: type.size.heading3,
    fontWeight: font.weight.display,
    letterSpacing: type.tracking.medium,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:hover': { borderColor: color.line.strong } },
  }),
);

/** Reserves its line, so that nothing moves when a message appears. */
export const adjusted = style(
  inSections({
    minBlockSize: `calc(${type.leading.body} * 1em)`,
    fontSize: `calc(${type.size.body} * 0.9375)`,
    fontWeight: font.weight.medium,
  }),
);

export const limit = style(
  inSections({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space.x4,
    marginBlockStart: space.x4,
    paddingBlockStart: space.x4,
    borderBlockStart: rule,
  }),
);

export const figures = style(inSections({ justifySelf: 'stretch' }));

export const resultsFor = style(inSections({ color: color.text.muted }));

export const resultsAmount = style(
  inSections({
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'lining-nums tabular-nums',
    color: color.text.default,
  }),
);

/** Label and figure on one baseline; stacked on a phone. */
export const result = style(
  inSections({
    display: 'grid',
    columnGap: space.x6,
    paddingBlock: space.x4,
    borderBlockStart: rule,
    '@media': {
      [from('medium')]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'baseline',
      },
    },
  }),
);

export const resultLabel = style(inSections({ fontWeight: font.weight.strong, lineHeight: type.leading.snug }));

export const basis = style(
  inSections({
    marginBlockStart: space.x1,
    fontSize: `calc(${type.size.body} * 0.9375)`,
    color: color.text.muted,
    '@media': { [from('medium')]: { gridRow: 2 } },
  }),
);

export const value = style(
  inSections({
    display: 'grid',
    marginBlockStart: space.x2,
    fontVariantNumeric: 'lining-nums tabular-nums',
    '@media': { [from('medium')]: { gridArea: '1 / 2 / 3 / 3', justifyItems: 'end', marginBlockStart: 0 } },
  }),
);

export const figure = style(
  inSections({
    ...displayText(type.size.heading3),
    lineHeight: type.leading.tight,
    selectors: { [`${result}:first-child &`]: { fontSize: type.size.heading2 } },
  }),
);

export const detail = style(inSections({ fontSize: type.size.small, color: color.text.muted }));

export const disclosure = style(
  inSections({
    display: 'grid',
    gap: space.x3,
    padding: space.x4,
    backgroundColor: color.surface.page,
    fontSize: `calc(${type.size.body} * 0.9375)`,
    textWrap: 'pretty',
  }),
);

export const lead = style(inSections({ fontWeight: font.weight.strong }));

export const actions = style([
  part,
  inSections({
    ...wrappingRow,
    gap: `${space.x3} ${space.x8}`,
    gridColumn: '1 / -1',
    paddingBlock: space.x6,
    borderBlockStart: rule,
    '@media': { print: { display: 'none' } },
  }),
]);

// Everything that is not the printed section, not inside it, and does not contain it.
globalStyle(':root:has([data-printed]) body :not(:has([data-printed]), [data-printed], [data-printed] *)', {
  '@media': { print: { display: 'none !important' } },
});

/** Fits on one page. */
globalStyle(':root [data-printed]', { '@media': { print: { paddingBlock: '0 !important', zoom: '0.6' } } });
