import { create, type ThemeVars } from 'storybook/theming';
import type { Brand } from '../packages/ui/src/tokens/brand.ts';

/** Storybook's own UI in the type and the colors of a brand. */
export const workplaceOf = ({ colour: { base }, font, control }: Brand): ThemeVars =>
  create({
    base: 'light',
    brandTitle: 'Sponsor design system',
    brandImage: './brand/favicon.svg',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: font.text.stack,
    fontCode: 'ui-monospace, monospace',
    appBg: base.page,
    appContentBg: base.page,
    appPreviewBg: base.page,
    appBorderColor: base.lineSubtle,
    appBorderRadius: control.radius,
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
    inputBorderRadius: control.radius,
    inputTextColor: base.text,
    textColor: base.text,
    textInverseColor: base.onAccent,
    textMutedColor: base.textMuted,
  });
