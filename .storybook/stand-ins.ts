import { drawing } from '../packages/ui/src/drawings/kit/kit.css.ts';

/**
 * Returns a placeholder for a bitmap: its file name, and its frame with diagonals, which show how it is cropped. The
 * bitmap itself would make accepted pictures several times heavier, and each new rendering would change dozens of them.
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
 * Shows the drawings of a section unchanged, or replaces each with a sheet with diagonals and the beginning of its
 * description. A drawing has its own stories, and in those of sections its hatching would weigh more than all the text.
 */
export function showDrawings(asTheyAre: boolean): void {
  for (const sheet of document.querySelectorAll<SVGSVGElement>(`svg.${drawing}[role=img]`)) {
    sheet.querySelector('[data-stand-in]')?.remove();
    for (const part of sheet.querySelectorAll<SVGElement>(':scope > *')) {
      if (asTheyAre) part.style.removeProperty('display');
      // The sheet's own rules show or hide its text by its width.
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

/** Returns the outline of a box and its diagonals. */
function crossed(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}zl${width} ${height}m${-width} 0l${width} ${-height}`;
}

/** Returns the name without folders, width and extension. */
function nameOfBitmap(src: string): string {
  return /^([\w-]+)-\d/.exec(src.split('/').at(-1) ?? '')?.[1] ?? src;
}
