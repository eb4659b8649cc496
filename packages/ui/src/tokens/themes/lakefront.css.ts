import { assignTheme } from '../assign-theme.ts';
import { lakefront } from '../brands/lakefront.ts';

assignTheme(lakefront);
