import { createVar, style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, motion, pen, space } = vars;
const mediumBelow = (width: 'large' | 'wide') => `${from('medium')} and ${below(width)}`;
const change = (...properties: string[]) =>
  properties.map((property) => `${property} ${motion.slow} ${motion.ease}`).join(', ');

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const bubbleSize = space.x8;
const gap = createVar();
/** How far a leg goes beyond its own step: to the next bubble, or no further than the string. */
const reach = createVar();

/** All side by side, or in two rows that are full, or, where there is less room, two by two. */
export const steps = style(
  inSections({
    vars: { [gap]: space.x6 },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: gap,
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

const atItsEnd = { vars: { [reach]: `calc(${gap} * 0)` } };

/** The string runs down on a phone, where each leg is as long as its words, and across in a wider window. */
export const step = style(
  inSections({
    vars: { [reach]: `calc(${gap} * -1)` },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
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
        // Enlarged text needs the room more than the string does.
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
        selectors: {
          '&::before': {
            insetBlockStart: `calc(${bubbleSize} / 2)`,
            insetInline: `${bubbleSize} ${reach}`,
            translate: '0 -50%',
            borderBlockStartWidth: pen.thin,
          },
          '&[data-active=true]::before': { borderBlockStartWidth: pen.heavy },
          [`&:last-child, ${steps}[data-columns="3"] > &:nth-child(3n)`]: atItsEnd,
        },
      },
      [mediumBelow('large')]: { selectors: { [`${steps}[data-columns="4"] > &:nth-child(even)`]: atItsEnd } },
      [mediumBelow('wide')]: { selectors: { [`${steps}[data-columns="5"] > &:nth-child(even)`]: atItsEnd } },
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
      [active]: {
        backgroundColor: color.line.strong,
        borderColor: color.line.strong,
        color: color.surface.page,
      },
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
