import { create } from 'storybook/theming';
import { limestone } from '../packages/ui/src/tokens/brands/limestone.ts';

const { base } = limestone.colour;

/** The workplace in the type and the colours of the first brand. */
export const brand = create({
  base: 'light',
  brandTitle: 'Sponsor design system',
  brandImage: './brand/favicon.svg',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: limestone.font.text.stack,
  appBg: base.page,
  appContentBg: base.page,
  appPreviewBg: base.page,
  appBorderColor: base.lineSubtle,
  appBorderRadius: limestone.control.radius,
  barBg: base.raised,
  barTextColor: base.textMuted,
  barSelectedColor: base.accent,
  barHoverColor: base.accent,
  booleanBg: base.tint,
  booleanSelectedBg: base.raised,
  buttonBg: base.raised,
  buttonBorder: base.lineControl,
  colorPrimary: base.accent,
  colorSecondary: base.accent,
  inputBg: base.raised,
  inputBorder: base.lineControl,
  inputBorderRadius: limestone.control.radius,
  inputTextColor: base.text,
  textColor: base.text,
  textInverseColor: base.onAccent,
  textMutedColor: base.textMuted,
});
