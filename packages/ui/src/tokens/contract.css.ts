import { createGlobalThemeContract } from '@vanilla-extract/css';
import { limestone } from './brands/limestone.ts';
import { resolveTheme } from './resolve-theme.ts';
import { propertyName } from './theme-rules.ts';

/**
 * Every value that a component may use, by its job. Emits no CSS: a theme assigns the values. The CSS names are like
 * `--sponsor-color-text-muted`.
 */
export const vars = createGlobalThemeContract(resolveTheme(limestone), (_value, path) => propertyName(path));
