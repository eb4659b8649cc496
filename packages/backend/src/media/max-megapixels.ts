/** More than any phone's camera; above it a small file could fill the memory. */
export const maxMegapixels = 60;
