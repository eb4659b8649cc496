import { lakefront } from '../brands/lakefront.ts';
import { assignTheme } from './assign-theme.ts';

assignTheme(lakefront);
