export { below, breakpoints, from } from '../styles/breakpoints.ts';
export { vars } from '../tokens/contract.css.ts';
