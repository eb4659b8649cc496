import { scripts } from './scripts.mjs';

for (const entry of scripts) await import(entry);
