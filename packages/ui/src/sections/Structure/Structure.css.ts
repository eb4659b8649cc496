import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { displayText, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;
const wire = `1px solid ${color.accent.detail}`;
const indent = space.x8;

export const words = style(inSections({ display: 'grid', gap: space.x4 }));

/** Like a frame seen from above: a parent spans its children. Indented on a phone, which is too narrow for that. */
export const companies = style(
  inSections({
    ...oneColumn,
    gap: space.x3,
    '@media': { [from('medium')]: { display: 'flex', gap: space.x4 } },
  }),
);

const carried = `${companies} ${companies} > &`;

export const company = style(
  inSections({
    position: 'relative',
    ...oneColumn,
    alignContent: 'start',
    gap: space.x3,
    '@media': {
      [below('medium')]: {
        selectors: {
          [carried]: { paddingInlineStart: indent },
          // Down to the middle of its own name, and on to the next one.
          [`${carried}::before`]: {
            content: '',
            position: 'absolute',
            insetInlineStart: space.x4,
            insetBlockStart: `calc(${space.x3} * -1)`,
            inlineSize: space.x4,
            blockSize: space.x12,
            borderInlineStart: wire,
            borderBlockEnd: wire,
          },
          [`${carried}:not(:last-child)::after`]: {
            content: '',
            position: 'absolute',
            insetInlineStart: space.x4,
            insetBlock: 0,
            borderInlineStart: wire,
          },
        },
      },
      [from('medium')]: {
        flex: '1 1 0',
        gap: space.x8,
        selectors: {
          '&:has(> [data-kind=fund])': { alignContent: 'stretch' },
          // As wide as its two children and the gap between them.
          [`${companies} > &:has(> ${companies})`]: { flex: `2 1 ${space.x4}` },
          [`${carried}::before`]: {
            content: '',
            position: 'absolute',
            insetInlineStart: space.x6,
            insetBlockEnd: '100%',
            blockSize: space.x8,
            borderInlineStart: wire,
          },
        },
      },
    },
  }),
);

export const box = style(
  inSections({
    ...oneColumn,
    alignContent: 'start',
    gap: space.x1,
    padding: space.x4,
    border: '1px solid transparent',
    selectors: {
      '&[data-kind=company]': { borderBlockStartColor: color.line.strong, backgroundColor: color.surface.raised },
      '&[data-kind=fund]': { borderColor: color.line.control },
    },
  }),
);

export const name = style(inSections({ ...displayText(type.size.lede) }));
