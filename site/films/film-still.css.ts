import { vars } from '@sponsor/ui/tokens';
import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

const { color, font, type } = vars;

globalStyle('body', { margin: 0 });

const drawn = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });
const said = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Films are shown on phones too, where no text may be smaller than a third of this. */
const smallest = '32px';

export const frame = style({
  position: 'relative',
  inlineSize: '1280px',
  blockSize: '720px',
  overflow: 'hidden',
  backgroundColor: color.surface.page,
  color: color.text.default,
});

export const picture = style({
  position: 'absolute',
  insetBlock: '0 88px',
  insetInline: '640px 0',
  display: 'grid',
  animation: `${drawn} 1.1s cubic-bezier(.3,0,.2,1) both`,
});

const headingSize = createVar();
const textSize = createVar();

const words = style({ position: 'absolute', insetBlockStart: '64px', insetInlineStart: '64px' });

export const sponsor = style({ margin: 0, fontSize: smallest, color: color.text.muted });

export const heading = style({
  margin: '56px 0 0',
  fontFamily: font.display,
  fontWeight: font.weight.display,
  fontSize: headingSize,
  lineHeight: 1.06,
  letterSpacing: '-.01em',
  textWrap: 'balance',
  animation: `${said} .5s .15s ease-out both`,
});

export const text = style({
  margin: '32px 0 0',
  fontSize: textSize,
  lineHeight: type.leading.snug,
  textWrap: 'pretty',
  animation: `${said} .5s .45s ease-out both`,
});

export const { words: wordsBeside, wordsAlone } = styleVariants({
  words: [words, { inlineSize: '536px', vars: { [headingSize]: '76px', [textSize]: '40px' } }],
  wordsAlone: [words, { inlineSize: '1080px', vars: { [headingSize]: '104px', [textSize]: '48px' } }],
});

export const foot = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  blockSize: '88px',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: '64px',
  borderBlockStart: `2px solid ${color.line.strong}`,
  backgroundColor: color.surface.page,
  fontSize: smallest,
  color: color.text.muted,
});

export const marks = style({ display: 'flex', gap: '12px', margin: 0, padding: 0, listStyle: 'none' });

export const { passed, ahead } = styleVariants({
  passed: { inlineSize: '40px', blockSize: '8px', backgroundColor: color.text.default },
  ahead: { inlineSize: '40px', blockSize: '8px', backgroundColor: color.line.subtle },
});
