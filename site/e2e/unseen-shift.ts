/** Layout shift that no visitor sees: a line that is a pixel wider once its font is there, which on a busy machine comes late. */
export const unseenShift = 0.01;
