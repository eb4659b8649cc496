/** Seen by nobody and read out all the same, for what is to be so at some widths alone; else there is `VisuallyHidden`. */
export const outOfSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
