import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn, outerWidth } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, layout, space, type } = vars;

/** Words, form, then the topics of the recording. From a tablet up, the form is beside both. */
export const columns = style(
  inSections({
    ...oneColumn,
    gap: `${space.x12} ${space.x6}`,
    paddingBlock: `calc(${layout.section} / 2)`,
    '@media': {
      [from('medium')]: {
        // The help below a field then has two lines, in the fallback font as in the sponsor's.
        gridTemplateColumns: 'minmax(0, 20fr) minmax(0, 21fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: space.x8,
      },
      [from('large')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', columnGap: `calc(100% / 12)` },
    },
  }),
);

export const words = style(
  inSections({ display: 'grid', gap: space.x6, justifyItems: 'start', alignContent: 'start' }),
);

export const badge = style(
  inSections({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x2,
    paddingBlock: space.x1,
    paddingInline: space.x3,
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.control.radius,
    fontSize: type.size.small,
    fontWeight: font.weight.medium,
  }),
);

export const play = style(inSections({ inlineSize: '0.75em', blockSize: '0.75em', color: color.accent.detail }));

/** As large as the words around it: a target and its risk are read together. */
export const risk = style(inSections({ maxInlineSize: layout.measure, textWrap: 'pretty' }));

export const paid = style(inSections({ fontWeight: font.weight.medium }));

export const form = style(
  inSections({
    ...oneColumn,
    gap: space.x6,
    '@media': {
      [from('medium')]: { gridColumn: '2', gridRow: '1 / 3', alignContent: 'start' },
      // Beside the picture, if a window can hold all of it.
      [`${from('large')} and (min-height: 50em)`]: {
        alignSelf: 'start',
        position: 'sticky',
        insetBlockStart: `calc(${layout.header} + ${space.x6})`,
      },
    },
  }),
);

export const beneath = style(inSections({ display: 'grid', gap: space.x8, alignContent: 'start' }));

export const agenda = style(
  inSections({
    borderBlockStart: `1px solid ${color.line.strong}`,
    counterReset: 'item',
    textWrap: 'pretty',
    lineHeight: type.leading.snug,
  }),
);

export const item = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: `${space.x8} minmax(0, 1fr)`,
    paddingBlock: space.x4,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    counterIncrement: 'item',
    selectors: {
      '&::before': {
        content: 'counter(item)',
        fontWeight: font.weight.strong,
        fontVariantNumeric: 'tabular-nums',
        color: color.text.annotation,
      },
    },
  }),
);

export const picture = style(
  inSections({
    display: 'grid',
    gap: space.x3,
    marginInlineStart: `calc(-1 * ${outerWidth})`,
    '@media': { [below('medium')]: { marginInlineEnd: `calc(-1 * ${outerWidth})` } },
  }),
);

export const caption = style(
  inSections({
    paddingInlineStart: outerWidth,
    fontSize: type.size.small,
    color: color.text.muted,
  }),
);

export const documents = style(inSections({ display: 'grid', justifyItems: 'start' }));
