import './build-if-changed.ts';

await import('../packages/backend/src/main.ts');
