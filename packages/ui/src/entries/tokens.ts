export { below, breakpoints, from } from '../styles/breakpoints.ts';
export { inComponents } from '../styles/in-layer.ts';
export { vars } from '../tokens/contract.css.ts';
