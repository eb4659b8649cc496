/** Spec §9. They hold for the pointer alone: focus and touch ask for the card outright. */
export const openDelayMs = 700;
export const closeDelayMs = 300;
