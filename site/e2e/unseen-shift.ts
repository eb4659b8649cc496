/**
 * The layout shift that no visitor sees: a line gets one pixel wider when its font arrives late, as on a busy machine.
 */
export const unseenShift = 0.01;
