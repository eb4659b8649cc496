import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, motion, pen, space } = vars;
const change = (...properties: string[]) =>
  properties.map((property) => `${property} ${motion.slow} ${motion.ease}`).join(', ');

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const bubbleSize = space.x8;

/** All side by side, or in two full rows, or, with less room, in pairs. */
export const steps = style(
  inSections({
    ...oneColumn,
    marginBlockStart: space.x12,
    '@media': {
      [from('medium')]: {
        gridTemplateColumns: columns(2),
        rowGap: space.x12,
        selectors: { '&[data-columns="3"]': { gridTemplateColumns: columns(3) } },
      },
      [from('large')]: { selectors: { '&[data-columns="4"]': { gridTemplateColumns: columns(4) } } },
      [from('wide')]: { selectors: { '&[data-columns="5"]': { gridTemplateColumns: columns(5) } } },
    },
  }),
);

/** The string runs down on a phone, where each leg is as long as its words, and across in a wider window, as long as its step. */
export const step = style(
  inSections({
    position: 'relative',
    ...oneColumn,
    alignContent: 'start',
    gap: space.x2,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        borderColor: color.text.annotation,
        borderStyle: 'solid',
        borderWidth: 0,
        transition: change('border-color'),
      },
      '&[data-active=true]::before': { borderColor: color.line.strong },
    },
    '@media': {
      [below('medium')]: {
        // Enlarged text needs the room more than the string.
        paddingInlineStart: `calc(${bubbleSize} + min(${space.x6}, 7.5vw))`,
        selectors: {
          '&:not(:last-child)': { paddingBlockEnd: space.x12 },
          '&:not(:last-child)::before': {
            insetBlock: `${bubbleSize} 0`,
            insetInlineStart: `calc(${bubbleSize} / 2)`,
            translate: '-50% 0',
            borderInlineStartWidth: pen.thin,
          },
          '&[data-active=true]:not(:last-child)::before': { borderInlineStartWidth: pen.heavy },
        },
      },
      [from('medium')]: {
        paddingInlineEnd: space.x6,
        selectors: {
          '&::before': {
            insetBlockStart: `calc(${bubbleSize} / 2)`,
            insetInline: `${bubbleSize} 0`,
            translate: '0 -50%',
            borderBlockStartWidth: pen.thin,
          },
          '&[data-active=true]::before': { borderBlockStartWidth: pen.heavy },
        },
      },
    },
  }),
);

const active = `${step}[data-active=true] &`;

export const bubble = style(
  inSections({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: bubbleSize,
    blockSize: bubbleSize,
    border: `${pen.thin} solid ${color.text.annotation}`,
    borderRadius: '50%',
    fontSize: vars.type.size.small,
    fontVariantNumeric: 'lining-nums tabular-nums',
    fontWeight: font.weight.strong,
    lineHeight: 1,
    color: color.text.annotation,
    transition: change('background-color', 'border-color', 'color'),
    '@media': {
      [below('medium')]: { position: 'absolute', insetInlineStart: 0 },
      print: { selectors: { [active]: { backgroundColor: 'transparent', color: color.text.default } } },
    },
    selectors: {
      [active]: { backgroundColor: color.line.strong, borderColor: color.line.strong, color: color.surface.page },
    },
  }),
);

export const symbol = style(
  inSections({
    justifySelf: 'start',
    blockSize: `calc(${space.x24} - ${space.x2})`,
    maxInlineSize: '100%',
    '@media': { [from('medium')]: { marginBlock: `${space.x4} ${space.x2}` } },
  }),
);

export const foot = style(
  inSections({
    display: 'flex',
    justifyContent: 'end',
    marginBlockStart: space.x12,
    paddingBlockStart: space.x4,
    borderBlockStart: `1px solid ${color.line.subtle}`,
  }),
);
