/** Hides content visually but not from screen readers, for use at some widths only; otherwise use `VisuallyHidden`. */
export const outOfSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
