import { style } from '@vanilla-extract/css';
import { below } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn, wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space, type } = vars;
const rule = `1px solid ${color.line.strong}`;

export const head = style(inSections({ paddingBlockEnd: space.x8 }));

/** As high as the other site's content will be, so that nothing jumps when it loads. */
const height = `calc(${space.x32} * 4.85)`;

export const sheet = style(
  inSections({
    ...oneColumn,
    justifyItems: 'start',
    alignContent: 'center',
    gap: space.x6,
    minBlockSize: '100%',
    padding: `${space.x8} clamp(${space.x6}, 4vw, ${space.x16}) ${space.x12}`,
    borderBlockStart: rule,
    backgroundColor: color.surface.raised,
    overflowX: 'clip',
    '@media': { [below('medium')]: { marginInline: `calc(${layout.gutter} * -1)`, paddingInline: layout.gutter } },
  }),
);

export const media = style(
  inSections({
    inlineSize: '100%',
    maxInlineSize: `calc(${space.x32} * 6)`,
    marginInline: 'auto',
  }),
);

/** Stacked on a phone: whether two fit side by side would depend on the loaded font. */
export const links = style(
  inSections({
    ...wrappingRow,
    gap: `${space.x2} ${space.x6}`,
    '@media': { [below('medium')]: { display: 'grid', justifyItems: 'start' } },
  }),
);

export const page = style(
  inSections({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: height,
    border: 0,
    borderBlockStart: rule,
    backgroundColor: color.surface.tint,
    '@media': {
      [below('medium')]: {
        inlineSize: `calc(100% + 2 * ${layout.gutter})`,
        marginInline: `calc(${layout.gutter} * -1)`,
      },
    },
  }),
);

export const part = style(
  inSections({
    display: 'grid',
    blockSize: '100%',
    minBlockSize: height,
    borderBlockStart: rule,
    backgroundColor: color.surface.raised,
  }),
);

export const aside = style(
  inSections({
    display: 'grid',
    gap: space.x8,
    alignContent: 'start',
    selectors: {
      '&[data-wide]': {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${space.x32} * 1.5)), 1fr))`,
        alignItems: 'start',
        paddingBlockStart: space.x8,
      },
    },
  }),
);

export const note = style(
  inSections({
    display: 'grid',
    gap: space.x3,
    paddingBlockStart: space.x4,
    borderBlockStart: rule,
    fontSize: `calc((${type.size.small} + ${type.size.body}) / 2)`,
    color: color.text.muted,
  }),
);

export const point = style(
  inSections({
    paddingBlock: space.x3,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    lineHeight: type.leading.body,
    selectors: { '&:only-child': { paddingBlock: 0, borderBlockEnd: 0 } },
  }),
);

export const noteHeading = style(inSections({ color: color.text.default }));
