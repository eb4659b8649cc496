import path from 'node:path';
import {
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
  isPropertySignatureDeclaration,
} from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
  type Symbol as TypeScriptSymbol,
} from 'typescript/unstable/sync';
import { entriesByName } from './entries.ts';
import { shapeOf, spell } from './spell-type.ts';

export interface Prop {
  readonly name: string;
  readonly required: boolean;
  /** The type as in code, without `undefined`; for a union of strings, the strings. */
  readonly type: string;
  /** The strings of such a union. */
  readonly choices?: readonly string[];
  /** The declarations of our types that it names. */
  readonly shape?: string;
  readonly default?: string;
  /** Its docstring, empty if there is none. */
  readonly description: string;
}

export interface Component {
  readonly name: string;
  readonly file: string;
  /** Its entry, such as `@sponsor/ui/forms`; undefined for parts that only the library uses. */
  readonly entry?: string;
  readonly description: string;
  readonly props: readonly Prop[];
}

const root = path.resolve(import.meta.dirname, '../..');
const shown = /\/(packages\/ui|sponsors\/limestone)\/src\/(?!.*\.(css|docs|fixtures|stories|test)\.tsx?$).*\.tsx$/;

/**
 * The components of the library and of the drawings, with their props as TypeScript resolves them, including inherited
 * props, `Omit` and unions. `aria-*`, which every root accepts, is left out.
 */
export class Components {
  readonly #api = new API({ cwd: root });
  #snapshot = this.#api.updateSnapshot({ openProjects: [`${root}/packages/ui/tsconfig.json`] });
  #entries = entriesByName(this.#project());

  all(): Component[] {
    return this.#project()
      .program.getSourceFileNames()
      .flatMap((file) => this.in(file));
  }

  /** Returns the components that a file exports; none if it is not for components. */
  in(file: string): Component[] {
    return shown.test(file) ? componentsIn(file, this.#project(), this.#entries) : [];
  }

  /** Makes the next read parse the changed file again. */
  refresh(file: string): void {
    const before = this.#snapshot;
    this.#snapshot = this.#api.updateSnapshot({ fileChanges: { changed: [file] } });
    before.dispose();
    this.#entries = entriesByName(this.#project());
  }

  close(): void {
    this.#api.close();
  }

  #project(): Project {
    const [project] = this.#snapshot.getProjects();
    if (!project) throw new Error('The project of packages/ui could not be opened.');
    return project;
  }
}

function componentsIn(file: string, project: Project, entries: ReadonlyMap<string, string>): Component[] {
  const { checker, program } = project;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
    if (!/^[A-Z]/.test(symbol.name) || !signature) return [];
    const parameter = signature.getParameters()[0];
    const props = parameter && checker.getTypeOfSymbol(parameter);
    const defaults = defaultsOf(symbol);
    const entry = entries.get(symbol.name);
    return {
      name: symbol.name,
      file,
      ...(entry !== undefined && { entry }),
      description: oneLine(symbol.getDocumentationComment(checker)),
      props: (props ? checker.getPropertiesOfType(props) : [])
        .filter(({ name }) => !name.startsWith('aria-'))
        .map((prop) => describe(prop, defaults, checker))
        .toSorted((one, other) => rankOf(one) - rankOf(other)),
    };
  });
}

/** Sorts props for readers: required ones, optional ones, then those that every root accepts. */
function rankOf({ name, required }: Prop): number {
  if (/^(id|lang|ref)$/.test(name)) return 2;
  return required ? 0 : 1;
}

function describe(prop: TypeScriptSymbol, defaults: ReadonlyMap<string, string>, checker: Checker): Prop {
  const type = checker.getTypeOfSymbol(prop);
  const optional = (prop.flags & SymbolFlags.Optional) !== 0;
  const given = type && withoutUndefined(type, checker);
  const choices = given && choicesOf(given);
  const shape = given && !choices ? shapeOf(given, prop, checker) : '';
  const usual = defaults.get(prop.name);
  return {
    name: prop.name,
    required: !optional,
    type: choices?.map((choice) => `'${choice}'`).join(' | ') ?? (given ? spell(given, checker) : 'unknown'),
    ...(choices && { choices }),
    ...(shape && { shape }),
    ...(usual !== undefined && { default: usual }),
    description: oneLine(docstringOf(prop, checker)),
  };
}

/** Returns the docstring from the union member that has the prop. */
function docstringOf(prop: TypeScriptSymbol, checker: Checker): string {
  const own = prop.getDocumentationComment(checker);
  if (own !== '') return own;
  const declarations = prop.declarations.map((handle) => handle.resolve());
  const members = declarations.map((node) =>
    node && isPropertySignatureDeclaration(node) ? checker.getSymbolAtLocation(node.name) : undefined,
  );
  return members.map((member) => member?.getDocumentationComment(checker) ?? '').find((text) => text !== '') ?? '';
}

function withoutUndefined(type: Type, checker: Checker): Type {
  return type.isUnionType() && !checker.isTypeAssignableTo(checker.getNullType(), type)
    ? (checker.getNonNullableType(type) ?? type)
    : type;
}

function choicesOf(type: Type): string[] | undefined {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const words = members?.filter((member) => member.isStringLiteralType()).map(({ value }) => value);
  const isChoice = words && words.length > 0 && words.length === members?.length;
  const placeOf = (word: string) => sizes.indexOf(word);
  return isChoice
    ? words.toSorted((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b, 'en', { numeric: true }))
    : undefined;
}

/** Words with an inherent order. */
const sizes = ['small', 'medium', 'large'];

/** Returns the default values of the component's parameter. */
function defaultsOf(symbol: TypeScriptSymbol): Map<string, string> {
  const declaration = symbol.valueDeclaration?.resolve();
  const pattern = declaration && isFunctionDeclaration(declaration) ? declaration.parameters[0]?.name : undefined;
  const defaults = new Map<string, string>();
  if (!pattern || !isObjectBindingPattern(pattern)) return defaults;
  for (const { name, propertyName, initializer } of pattern.elements) {
    const prop = propertyName ?? name;
    if (initializer && prop && isIdentifier(prop)) defaults.set(prop.text, initializer.getText());
  }
  return defaults;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
