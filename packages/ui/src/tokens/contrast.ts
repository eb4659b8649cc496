/**
 * Returns the WCAG contrast of two colors, from 1 (equal) to 21 (black on white). Accepts only `#rrggbb`: the look of a
 * translucent color depends on its background.
 */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (!channels) throw new TypeError(`${colour} is not #rrggbb`);
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((hex) => linear(Number.parseInt(hex, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
