import type { Guide } from '../../packages/ui/src/guides/guide.ts';

const files = import.meta.glob<Guide>('../../packages/ui/src/**/*.docs.tsx', { import: 'guide' });
const opened = new Map<string, Promise<Guide>>();

/** Returns the guide of the component that a page is about; undefined for other pages. */
export function openGuide(page: string): Promise<Guide> | undefined {
  const file = fileOf(page);
  const open = file && files[file];
  if (!open) return undefined;
  const guide = opened.get(file) ?? open();
  opened.set(file, guide);
  return guide;
}

/** Returns the address of the page about a component. */
export function addressOf(page: string): string {
  const [, layer] = /\/src\/(\w+)\//.exec(fileOf(page) ?? '') ?? [];
  return `?path=/docs/${layer}-${page.toLowerCase()}--docs`;
}

function fileOf(page: string): string | undefined {
  return Object.keys(files).find((file) => file.endsWith(`/${page}.docs.tsx`));
}
