import { keyframes, style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, space, type } = vars;
const wander = keyframes({ from: { backgroundPositionX: '-50%' }, to: { backgroundPositionX: '150%' } });
const { fill } = color.accent;

export const progress = style(inComponents({ display: 'grid', gap: space.x2, minInlineSize: 0 }));

export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.x4,
    fontSize: `calc(${type.size.body} * 0.9375)`,
    lineHeight: type.leading.snug,
    overflowWrap: 'anywhere',
  }),
);

export const value = style(inComponents({ color: color.text.muted, fontVariantNumeric: 'tabular-nums lining-nums' }));

const done = { backgroundColor: fill, transition: `inline-size ${motion.medium} ${motion.ease}` };

/** Forced colors draw the browser's own bar. */
export const bar = style(
  inComponents({
    inlineSize: '100%',
    blockSize: space.x2,
    '@media': {
      '(forced-colors: none)': {
        appearance: 'none',
        overflow: 'hidden',
        border: `1px solid ${color.line.control}`,
        borderRadius: space.x1,
        backgroundColor: color.surface.raised,
        selectors: {
          '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
          '&::-webkit-progress-value': done,
          '&::-moz-progress-bar': done,
          '&:indeterminate': {
            backgroundImage: `linear-gradient(${fill}, ${fill})`,
            backgroundRepeat: 'no-repeat',
            backgroundSize: '30% 100%',
            animation: `${wander} calc(${motion.draw} * 2) ease-in-out infinite`,
          },
          '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
        },
      },
      '(forced-colors: none) and (prefers-reduced-motion: reduce)': {
        selectors: {
          // A static part would suggest a known amount.
          '&:indeterminate': {
            animation: 'none',
            backgroundImage: `repeating-linear-gradient(-45deg, ${fill} 0 ${space.x1}, transparent 0 ${space.x2})`,
            backgroundSize: 'auto',
          },
        },
      },
    },
  }),
);
