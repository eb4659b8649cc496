import path from 'node:path';
import type { OutputAsset, OutputChunk } from 'rolldown';

const cssImport = /^import "([^"]+\.css)";$/gm;

/** The styles of a bundle whose modules import them: taken from the modules, and put together again as files. */
export class Stylesheets {
  readonly #chunks = new Map<string, OutputChunk>();
  readonly #css = new Map<string, string>();

  constructor(output: readonly (OutputChunk | OutputAsset)[]) {
    for (const part of output) {
      if (part.type === 'chunk') this.#chunks.set(part.fileName, part);
      else if (part.fileName.endsWith('.css')) this.#css.set(part.fileName, String(part.source));
    }
  }

  /** The module's code, without its styles. The lines stay, and with them its source map. */
  without({ code }: OutputChunk): string {
    return code.replaceAll(cssImport, '');
  }

  /** The styles of modules and of all that they import, at once or later, in the order of the cascade. */
  of(files: readonly string[]): string {
    return [...this.#namesOf(files)].map((name) => `${this.#css.get(name)}\n`).join('');
  }

  /** What each component needs that the entries export and that has styles, by the name of its module. */
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
