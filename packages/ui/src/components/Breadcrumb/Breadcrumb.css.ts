import { style } from '@vanilla-extract/css';
import { below } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { outOfSight } from '../../styles/out-of-sight.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const breadcrumb = style(inComponents({ paddingBlock: space.x2, fontSize: vars.type.size.small }));

export const items = style(inComponents({ display: 'flex', flexWrap: 'wrap', columnGap: space.x3 }));

/** Lines as high as a target. The slash between two pages is drawn, so that it is not read out. */
export const item = style(
  inComponents({
    minInlineSize: 0,
    lineHeight: space.x6,
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-current]': { color: color.text.muted },
      '&:not([aria-current])::after': {
        content: '',
        display: 'inline-block',
        blockSize: '0.9em',
        marginInlineStart: space.x3,
        borderInlineEnd: `1px solid ${color.line.control}`,
        verticalAlign: '-0.1em',
        rotate: '20deg',
      },
    },
    // Avoids a layout shift when the web font loads and the title wraps differently. The page's heading repeats the title.
    '@media': {
      [below('small')]: {
        selectors: {
          '&[aria-current]': outOfSight,
          '&:nth-last-child(2)::after': { display: 'none' },
        },
      },
    },
  }),
);
