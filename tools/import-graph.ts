import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';

export interface Reach {
  /** A hash that changes exactly when one of the files changes, or when another file becomes one of them. */
  readonly stamp: string;
  /** False if one of the files can read, run or import a file that no import names. */
  readonly isBounded: boolean;
}

interface Module {
  readonly hash: string;
  readonly imports: readonly Import[];
  readonly isBounded: boolean;
  /** Set for a module that only re-exports the declarations of others, such as the entry of a package. */
  readonly isEntry: boolean;
}

/** One file that a module imports at run time. */
interface Import {
  /** Its full path. */
  readonly file: string;
  /** Undefined for all of its exports. */
  readonly names?: readonly string[];
  /** The name under which the module re-exports it; undefined if it keeps all names, or does not re-export it. */
  readonly as?: string;
}

/** Follows imports through the repository's sources, reading each file once. */
export class ImportGraph {
  readonly #modules = new Map<string, Module>();

  /**
   * Follows the files and everything that they import. Through an entry that only re-exports, follows only the imported
   * names. Leaves out installed packages, because the lockfile pins them, and `unused`, a folder that is imported but
   * never run.
   */
  reachOf(files: readonly string[], unused?: string): Reach {
    const reached = new Set(files.map((file) => path.resolve(file)));
    const isUsed = (file: string) => unused === undefined || !file.startsWith(path.resolve(unused) + path.sep);
    for (const file of reached) {
      for (const imported of this.#read(file).imports.flatMap((each) => this.#declaring(each))) {
        if (isUsed(imported)) reached.add(imported);
      }
    }
    const modules = Array.from(reached, (file) => ({ name: path.relative('', file), ...this.#read(file) }));
    const lines = modules.map(({ name, hash }) => `${name}\0${hash}\n`).toSorted();
    return { stamp: sha256(lines.join('')), isBounded: modules.every(({ isBounded }) => isBounded) };
  }

  /** Returns the files that declare the imported names. */
  #declaring({ file, names }: Import): string[] {
    const { isEntry, imports } = this.#read(file);
    if (!isEntry || names === undefined) return [file];
    return names.flatMap((name) => {
      const named = imports.filter((each) => each.as === name);
      const passedOn = imports.filter((each) => each.as === undefined).map((each) => ({ ...each, names: [name] }));
      const found = named.length > 0 ? named : passedOn;
      return found.length > 0 ? found.flatMap((each) => this.#declaring(each)) : [file];
    });
  }

  #read(file: string): Module {
    const known = this.#modules.get(file);
    if (known) return known;
    const content = readFileSync(file);
    const isCode = /\.m?[jt]sx?$/.test(file);
    const module = { hash: sha256(content), ...(isCode ? parse(file, content.toString()) : leaf) };
    this.#modules.set(file, module);
    return module;
  }
}

const leaf = { imports: [], isBounded: true, isEntry: false };

/** Modules through which a file reads other files, or runs them. */
const doors = /^(node:)?(fs|fs\/promises|child_process|worker_threads|module)$/;

function parse(file: string, code: string): Omit<Module, 'hash'> {
  const { module, program } = parseSync(file, code);
  const { staticImports, staticExports, dynamicImports, importMetas } = module;
  let isBounded = !importMetas.some(({ end }) => /^\.(url|dirname|filename|resolve)\b/.test(code.slice(end)));
  const imports: Import[] = globbed(file, code).map((found) => ({ file: found }));
  const add = (request: string, how: Omit<Import, 'file'> = {}) => {
    const found = resolve(request, file);
    if (found === undefined) isBounded = false;
    else if (found !== installed) imports.push({ file: found, ...how });
  };

  for (const { moduleRequest, entries } of staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length === 0) add(moduleRequest.value);
    else if (values.some(({ importName }) => importName.kind === 'NamespaceObject')) add(moduleRequest.value);
    else if (values.length > 0) {
      add(moduleRequest.value, { names: values.map(({ importName }) => importName.name ?? 'default') });
    }
  }
  for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(({ entries }) => entries)) {
    if (!moduleRequest || isType) continue;
    const names = importName.kind === 'Name' && importName.name !== null ? { names: [importName.name] } : {};
    add(moduleRequest.value, { ...names, ...(exportName.name !== null && { as: exportName.name }) });
  }
  for (const { moduleRequest } of dynamicImports) {
    const name = /^['"`]([^'"`$]+)['"`]$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (name === undefined) isBounded = false;
    else add(name);
  }

  const onlyExports = staticImports.length === 0 && dynamicImports.length === 0 && importMetas.length === 0;
  const isEntry =
    onlyExports &&
    program.body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' || (statement.type === 'ExportNamedDeclaration' && statement.source),
    );
  return { imports, isBounded, isEntry };
}

const installed = Symbol('of a package that is installed');

/** Returns the file that a request resolves to; undefined if no file of the repository defines it. */
function resolve(request: string, importer: string): string | typeof installed | undefined {
  const [name = ''] = request.split('?');
  if (name.startsWith('virtual:') || doors.test(name)) return undefined;
  if (name.startsWith('.')) {
    const target = path.resolve(path.dirname(importer), name);
    return existsSync(target) ? target : undefined;
  }
  return isBuiltin(name) || !name.startsWith('@sponsor/') ? installed : createRequire(importer).resolve(name);
}

/** Returns the files of each `import.meta.glob`. Excluded files count too, which at worst runs a test too often. */
function globbed(file: string, code: string): string[] {
  const calls = code.matchAll(/import\.meta\.glob(?:<\w+>)?\(\s*(\[[^\]]*\]|'[^']*')/g);
  return Array.from(calls, ([, patterns = '']) => patterns)
    .flatMap((patterns) => Array.from(patterns.matchAll(/'([^!'][^']*)'/g), ([, pattern = '']) => pattern))
    .flatMap((pattern) => globSync(pattern, { cwd: path.dirname(file) }))
    .map((found) => path.resolve(path.dirname(file), found));
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
