import type { Plugin } from 'vite';

/** A page inlines its styles; its scripts must not load them again in another order. */
export const pageStyles: Plugin = {
  name: 'page-styles',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: { filter: { id: /\.vanilla\.css$/ }, handler: () => '' },
};

/** The code that Vite and React need before a page's own scripts run. */
export const firstScripts: Plugin = {
  name: 'first-scripts',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/site\/src\/(browser\.ts|staff\/main\.tsx)$/ },
    handler: (code) => ({ code: `import '/@vite/client'; import '@vitejs/plugin-react/preamble'; ${code}`, map: null }),
  },
};

/** The server and the islands render the same page, so a changed source reloads it as a whole. */
export const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ file, server }) {
    if (this.environment.name !== 'ssr') return [];
    const { moduleGraph } = this.environment;
    // The imports of a style are not in this graph, except the stylesheets that other styles produced.
    if (/\/(?:packages\/ui|sponsors\/[\w-]+)\/.*\.ts$/.test(file)) {
      const stylesheets = moduleGraph.getModulesByFile(`${file}.vanilla.css`);
      const styles = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.includes('.css.ts'));
      for (const module of stylesheets ?? styles) moduleGraph.invalidateModule(module);
    }
    server.environments.client.hot.send({ type: 'full-reload' });
    return [];
  },
};
