export { dashes } from '../drawings/kit/dashes.ts';
export { inComponents } from '../styles/in-layer.ts';
export { assignTheme } from '../tokens/assign-theme.ts';
