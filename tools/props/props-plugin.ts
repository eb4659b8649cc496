import type { Plugin } from 'vite';
import { type Component, Components } from './components.ts';

/**
 * Passes each component of the library with its props to `register`, a module's function. A build also lists them in
 * `props.json`.
 */
export function propsPlugin(register: string): Plugin {
  let components: Components | undefined;
  const listed: Component[] = [];
  return {
    name: 'component-props',
    buildStart() {
      components = new Components();
    },
    buildEnd() {
      components?.close();
    },
    watchChange(file) {
      components?.refresh(file);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'props.json', source: JSON.stringify(listed) });
    },
    transform(code, id) {
      const found = components?.in(id) ?? [];
      if (found.length === 0) return undefined;
      listed.push(...found);
      const calls = found.map(({ file: _here, ...about }) => {
        return `registerComponent(${about.name}, ${JSON.stringify(about)});`;
      });
      return { code: [code, `import { registerComponent } from '${register}';`, ...calls].join('\n'), map: null };
    },
  };
}
