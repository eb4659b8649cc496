import path from 'node:path';
import type { Plugin } from 'vite';

const asIsland = path.join(import.meta.dirname, 'src/hydration/as-island.ts');

/** On the server, an island knows from which file it comes, so that a page can name the scripts to fetch. */
export const islandSources: Plugin = {
  name: 'island-sources',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  transform: {
    filter: { id: /\.island\.tsx$/ },
    handler(code, id) {
      const [declaration, name] = /export default (?=function (\w+))/.exec(code) ?? [];
      if (!declaration || !name)
        throw new Error(`${id}: an island is the default export of its file, a function with a name.`);
      const source = JSON.stringify(path.relative(import.meta.dirname, id));
      return {
        code: `import { asIsland } from ${JSON.stringify(asIsland)};\n${code.replace(declaration, '')}\nexport default asIsland(${name}, ${source});`,
        map: null,
      };
    },
  },
};
