import path from 'node:path';
import type { OutputAsset, OutputChunk } from 'rolldown';

const cssImport = /^import "([^"]+\.css)";$/gm;

/** The styles of a bundle whose modules import them: extracted from the modules, and reassembled as files. */
export class Stylesheets {
  readonly #chunks = new Map<string, OutputChunk>();
  readonly #css = new Map<string, string>();

  constructor(output: readonly (OutputChunk | OutputAsset)[]) {
    for (const part of output) {
      if (part.type === 'chunk') this.#chunks.set(part.fileName, part);
      else if (part.fileName.endsWith('.css')) this.#css.set(part.fileName, String(part.source));
    }
  }

  /** Returns the module's code without its styles. Lines stay in place, and so its source map stays valid. */
  without({ code }: OutputChunk): string {
    return code.replaceAll(cssImport, '');
  }

  /** Returns the styles of modules and of all their static and dynamic imports, in cascade order. */
  of(files: readonly string[]): string {
    return [...this.#namesOf(files)].map((name) => `${this.#css.get(name)}\n`).join('');
  }

  /** Returns the files needed by each styled component that the entries export, by the name of its module. */
  byComponent(entries: readonly string[]): ReadonlyMap<string, string> {
    const modules = entries.flatMap((entry) => this.#chunks.get(entry)?.imports ?? []);
    const components = modules.filter((file) => /\/[A-Z]\w+\.js$/.test(file));
    const sheets = components.map((file) => [path.basename(file, '.js'), this.of([file])] as const);
    return new Map(sheets.filter(([, css]) => css !== ''));
  }

  #namesOf(files: readonly string[], seen = new Set<string>(), names = new Set<string>()): Set<string> {
    for (const file of files) {
      const chunk = this.#chunks.get(file);
      if (!chunk || seen.has(file)) continue;
      seen.add(file);
      this.#namesOf([...chunk.imports, ...chunk.dynamicImports], seen, names);
      for (const [, from = ''] of chunk.code.matchAll(cssImport)) names.add(path.join(path.dirname(file), from));
    }
    return names;
  }
}
