/** Layout shift that no visitor sees: a line one pixel wider once its font arrives, which is late on a busy machine. */
export const unseenShift = 0.01;
