import { drawing } from '../packages/ui/src/drawings/kit/kit.css.ts';

/**
 * The name of a bitmap's file, and its frame with diagonals, which show how it is cut off. The bitmap itself would make
 * an accepted picture several times heavier, and change dozens of them whenever it is rendered anew.
 */
export function standInOfBitmap(image: HTMLImageElement): string {
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">
    <path d="${crossed(0, 0, width, height)}" fill="#a39e93" stroke="#837e74" stroke-width="${width / 200}"/>
    <text x="50%" y="50%" font-family="sans-serif" font-size="${width / 25}" text-anchor="middle">${nameOfBitmap(image.src)}</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Shows the drawings that a section was given as they are, or each as its sheet with diagonals and how its description
 * begins. A drawing has stories of its own, and in those of sections its hatching would weigh more than all their words.
 */
export function showDrawings(asTheyAre: boolean): void {
  for (const sheet of document.querySelectorAll<SVGSVGElement>(`svg.${drawing}[role=img]`)) {
    sheet.querySelector('[data-stand-in]')?.remove();
    for (const part of sheet.querySelectorAll<SVGElement>(':scope > *')) {
      if (asTheyAre) part.style.removeProperty('display');
      // A sheet's own rules show or hide its letters, by how wide it is.
      else part.style.setProperty('display', 'none', 'important');
    }
    if (!asTheyAre) sheet.append(standInOfDrawing(sheet));
  }
}

function standInOfDrawing(sheet: SVGSVGElement): SVGElement {
  const { x, y, width, height } = sheet.viewBox.baseVal;
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.setAttribute('data-stand-in', '');
  group.innerHTML = `<path d="${crossed(x, y, width, height)}" stroke="#837e74"/>
    <text x="${x + width / 2}" y="${y + height / 2}" fill="#837e74" font-family="sans-serif" font-size="${width / 25}" text-anchor="middle"/>`;
  group.lastElementChild?.append(sheet.getAttribute('aria-label')?.slice(0, 36) ?? '');
  return group;
}

/** The outline of a box and its diagonals. */
function crossed(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}zl${width} ${height}m${-width} 0l${width} ${-height}`;
}

/** Without folders, width and ending. */
function nameOfBitmap(src: string): string {
  return /^([\w-]+)-\d/.exec(src.split('/').at(-1) ?? '')?.[1] ?? src;
}
