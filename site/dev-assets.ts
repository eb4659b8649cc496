import type { DevEnvironment } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { ServedAssets } from './src/document/assets.ts';

export const staffStylesheet = '/@staff.css';

interface SourceAssets extends ServedAssets {
  /** All rules of what the source imports, as nothing is known of its scripts before they are asked for. */
  cssOf(source: string): Promise<string>;
}

/** The files of pages as they are served from their sources. */
export function sourceAssets(sources: DevEnvironment, runner: ModuleRunner): SourceAssets {
  return {
    async cssOf(source) {
      const styles = await stylesOf(sources, ['/src/site-bundle.tsx', `/${source}`]);
      const modules = await Promise.all(styles.map((url) => runner.import(`${url}?inline`)));
      return modules.map(({ default: css }) => String(css)).join('\n');
    },
    scriptsOf: (island) => ['/src/hydration/hydrate.tsx', `/${island}`],
    browser: '/src/browser.ts',
    flipBook: '/src/flip-book.ts',
    staff: { script: '/src/staff/main.tsx', stylesheet: staffStylesheet },
  };
}

/** The stylesheets of the modules and of all that they import, in the order of the imports, as the cascade needs them. */
async function stylesOf(sources: DevEnvironment, entries: readonly string[]): Promise<string[]> {
  const visited = new Set<string>();
  const styles: string[] = [];
  const visit = async (url: string): Promise<void> => {
    // What is not the product's own is not given a path, and has no styles.
    if (visited.has(url) || !url.startsWith('/')) return;
    visited.add(url);
    if (url.endsWith('.css')) {
      styles.push(url);
      return;
    }
    const { deps = [], dynamicDeps = [] } = (await sources.transformRequest(url)) ?? {};
    for (const dep of deps) await visit(dep);
    // What is fetched late is in the HTML, or will be. Another page is not.
    for (const dep of dynamicDeps) if (!dep.startsWith('/src/pages/')) await visit(dep);
  };
  for (const entry of entries) await visit(entry);
  return styles;
}
