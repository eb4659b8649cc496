import path from 'node:path';
import type { Plugin } from 'vite';

const asIsland = path.join(import.meta.dirname, 'src/hydration/as-island.ts');

/**
 * On the server, a page and an island know their source file: a page's file leads to its styles, an island's to the scripts
 * to load.
 */
export const componentSources: Plugin = {
  name: 'component-sources',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  transform: {
    filter: { id: [/\.island\.tsx$/, /\/src\/pages\/.+\.tsx$/] },
    handler(code, id) {
      const source = JSON.stringify(path.relative(import.meta.dirname, id));
      if (!id.endsWith('.island.tsx')) {
        return code.includes('export function Component(')
          ? { code: `${code}\nexport const source = ${source};`, map: null }
          : undefined;
      }
      const [declaration, name] = /export default (?=function (\w+))/.exec(code) ?? [];
      if (!declaration || !name)
        throw new Error(`${id}: an island is the default export of its file, a function with a name.`);
      return {
        code: `import { asIsland } from ${JSON.stringify(asIsland)};\n${code.replace(declaration, '')}\nexport default asIsland(${name}, ${source});`,
        map: null,
      };
    },
  },
};
