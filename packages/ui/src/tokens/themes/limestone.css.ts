import { assignTheme } from '../assign-theme.ts';
import { limestone } from '../brands/limestone.ts';

assignTheme(limestone);
