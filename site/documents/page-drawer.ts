import { getDocument } from 'pdfjs-dist';
// Reads the document on this page rather than in a worker.
import 'pdfjs-dist/build/pdf.worker.mjs';

declare global {
  interface Window {
    /**
     * @param pdf a document as base64.
     * @param width of each page, in pixels.
     * @returns its pages, each a PNG as base64.
     */
    drawPages?: (pdf: string, width: number) => Promise<string[]>;
  }
}

window.drawPages = async (pdf, width) => {
  const data = Uint8Array.from(atob(pdf), (character) => character.codePointAt(0) ?? 0);
  const file = await getDocument({ data }).promise;
  const drawn: string[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    drawn.push(canvas.toDataURL('image/png').replace(/^.*,/, ''));
  }
  return drawn;
};
