/** Applies only to the pointer: focus and touch ask for the card explicitly. */
export const openDelayMs = 700;
export const closeDelayMs = 300;
