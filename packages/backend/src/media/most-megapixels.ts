/** More than any telephone takes; above it a small file could fill the memory. */
export const mostMegapixels = 60;
