import type { DevEnvironment } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { ServedAssets } from './src/document/assets.ts';

export const staffStylesheet = '/@staff.css';

interface SourceAssets extends ServedAssets {
  /** All rules of the source's imports, because its scripts are unknown before they are requested. */
  cssOf(source: string): Promise<string>;
}

/** The files of pages, served from their sources. */
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

/** The stylesheets of the modules and of all their imports, in import order, as the cascade needs them. */
async function stylesOf(sources: DevEnvironment, entries: readonly string[]): Promise<string[]> {
  const visited = new Set<string>();
  const styles: string[] = [];
  const visit = async (url: string): Promise<void> => {
    // Third-party modules have no path, and no styles.
    if (visited.has(url) || !url.startsWith('/')) return;
    visited.add(url);
    if (url.endsWith('.css')) {
      styles.push(url);
      return;
    }
    const { deps = [], dynamicDeps = [] } = (await sources.transformRequest(url)) ?? {};
    for (const dep of deps) await visit(dep);
    // Modules loaded later are part of the HTML, or will be. Other pages are not.
    for (const dep of dynamicDeps) if (!dep.startsWith('/src/pages/')) await visit(dep);
  };
  for (const entry of entries) await visit(entry);
  return styles;
}
