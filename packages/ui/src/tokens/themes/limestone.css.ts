import { limestone } from '../brands/limestone.ts';
import { assignTheme } from './assign-theme.ts';

assignTheme(limestone);
