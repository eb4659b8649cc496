import { isValidElement } from 'react';
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools';
import type { StoryContext } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { isMockFunction } from 'storybook/test';
import * as entryOfPens from '../../packages/ui/src/entries/pens.ts';
import { registered, registeredAs } from '../props/registry.ts';

/** The fragments that hold children together, which nobody imports under this name and whose keys React made. */
const fragment = /<(\/?)React\.Fragment(?: key="\.\d+")?>/g;

/** The classes of lines and areas of a drawing, by their imported names. */
const pens = new Map(
  Object.entries(entryOfPens).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[value, name]]
      : Object.entries(value).map(([pen, className]) => [className, `${name}.${pen}`]),
  ),
);

/**
 * Returns the code of a story after the imports of its components, or handwritten code if there is any. For
 * `parameters.docs.source.transform`; Storybook calls it again with the result.
 */
export function codeToCopy(printed: string, story: StoryContext): string {
  const byHand: unknown = story.parameters['docs']?.source?.code;
  const source = typeof byHand === 'string' ? byHand : withImports(exampleOf(printed, story));
  // A page that shows this story in a frame cannot identify it by its props, which Storybook also sends.
  if (story.viewMode === 'story' && source !== printed) {
    addons.getChannel().emit(SNIPPET_RENDERED, { id: story.id, source });
  }
  return source;
}

/**
 * Returns a function as the example has it, for `parameters.jsx.functionValue`. The body of a mere listener is left to
 * the reader.
 */
export function functionToCopy(run: unknown): string {
  return isMockFunction(run) ? String(run.getMockImplementation() ?? '() => {}') : String(run);
}

function exampleOf(printed: string, { args, component }: StoryContext): string {
  const whole = withFiles(withCurrent(withChild(printed, args['children']), args), args);
  return withPens(withUndefined(whole, component, args).replaceAll(fragment, '<$1>'));
}

function withImports(code: string): string {
  const imports = importsOf(code);
  return code.startsWith('<') && imports.length > 0 ? [...imports, '', code].join('\n') : code;
}

/** Adds a child that is a function, such as a field's control, which Storybook does not print. */
function withChild(code: string, child: unknown): string {
  const [, name] = /^<(\w+)/.exec(code) ?? [];
  if (name === undefined || typeof child !== 'function') return code;
  return code.replace(/(?<!\s)\s*\/>$/, () => `\n>\n  {${functionToCopy(child)}}\n</${name}>`);
}

/** Replaces `current` values, because the printer takes each for a React ref and prints only that it is circular. */
function withCurrent(code: string, args: unknown): string {
  const lost = "current: '[Circular]'";
  if (!code.includes(lost)) return code;
  const values = currentIn(args);
  return code.replaceAll(lost, () => `current: ${JSON.stringify(values.shift())}`);
}

/** Returns them in the printer's order: by name. */
function currentIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return [];
  const entries: [string, unknown][] = Object.entries(value);
  if (!Array.isArray(value)) entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.flatMap(([key, inner]) => (key === 'current' ? [inner] : currentIn(inner)));
}

/** Adds required props that are given as undefined, which the printer omits. */
function withUndefined(code: string, component: unknown, args: object): string {
  const about = registered(component);
  const values = new Map(Object.entries(args));
  const missing = about?.props.filter(
    ({ name, required }) => required && values.has(name) && values.get(name) === undefined,
  );
  const lines = missing?.map(({ name }) => `\n  ${name}={undefined}`) ?? [];
  return lines.length > 0 ? code.replace(`<${about?.name}`, (tag) => `${tag}${lines.join('')}`) : code;
}

/** Adds files, which the printer cannot print. */
function withFiles(code: string, args: object): string {
  const files = Object.values(args).filter((value) => value instanceof File);
  return code.replaceAll('[object File]', () => `new File([], '${files.shift()?.name}')`);
}

function withPens(code: string): string {
  return code.replaceAll(/className="([^"]+)"/g, (given, className) => {
    const pen = pens.get(className);
    return pen === undefined ? given : `className={${pen}}`;
  });
}

function importsOf(code: string): string[] {
  const names = new Map<string, Set<string>>();
  for (const [, component = '', pen = ''] of code.matchAll(/<([A-Z]\w*)|className=\{(\w+)/g)) {
    const entry = pen ? '@sponsor/ui/pens' : registered(registeredAs(component))?.entry;
    if (entry !== undefined) names.set(entry, (names.get(entry) ?? new Set()).add(pen || component));
  }
  return Array.from(names, ([entry, from]) => {
    // Drawings of a sponsor's own buildings are not part of the library.
    const whose = entry === '@sponsor/content/drawings' ? './your-own-drawings' : entry;
    return `import { ${[...from].toSorted().join(', ')} } from '${whose}';`;
  }).toSorted();
}
