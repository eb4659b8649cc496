import { style } from '@vanilla-extract/css';
import { below } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { displayText, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { layout, space, type } = vars;

export const words = style(inSections({ position: 'relative', zIndex: 1, paddingBlockStart: space.x8 }));

/** The only text larger than a headline. */
export const code = style(
  inSections({
    ...displayText(`calc(${type.size.hero} * 2.2)`),
    letterSpacing: type.tracking.large,
    lineHeight: 1,
    // The figure has more space on its left than the text below it.
    marginInlineStart: '-0.05em',
  }),
);

export const beside = style(inSections({ ...oneColumn, gap: space.x4, justifyItems: 'start' }));

export const sheet = style(inSections({ overflowX: 'clip' }));

export const drawing = style(
  inSections({
    maxInlineSize: layout.container,
    marginInline: 'auto',
    '@media': { [below('medium')]: { marginInline: '-38%', marginBlock: '-2% -8%' } },
  }),
);

export const mark = style(inSections({ paddingBlock: `${space.x2} ${space.x8}` }));
