import { assignTheme } from '@sponsor/ui/vanilla-extract';
import harbor from '../examples/vite/harbor.brand.ts';

assignTheme(harbor);
