import { isValidElement } from 'react';
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools';
import type { StoryContext } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { isMockFunction } from 'storybook/test';
import * as entryOfPens from '../../packages/ui/src/entries/pens.ts';
import { registered, registeredAs } from '../props/registry.ts';

/** What holds children together, by the name that nobody imports and with a key that React has made. */
const fragment = /<(\/?)React\.Fragment(?: key="\.\d+")?>/g;

/** The classes that lines and areas of a drawing are given, as they are called where they are imported. */
const pens = new Map(
  Object.entries(entryOfPens).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[value, name]]
      : Object.entries(value).map(([pen, className]) => [className, `${name}.${pen}`]),
  ),
);

/** For `parameters.docs.source.transform`: the code of a story, under the lines that import its components. Storybook asks again with the answer. */
export function codeToCopy(printed: string, { id, viewMode, args }: StoryContext): string {
  const code = withPens(withCurrent(withChild(printed, args['children']), args).replaceAll(fragment, '<$1>'));
  const imports = importsOf(code);
  if (!code.startsWith('<') || imports.length === 0) return code;
  const source = [...imports, '', code].join('\n');
  // A page that has this story in a frame does not know it again by its props, which Storybook sends along.
  if (viewMode === 'story') addons.getChannel().emit(SNIPPET_RENDERED, { id, source });
  return source;
}

/** For `parameters.jsx.functionValue`: a function as the example has it. What one that only listens does is for who copies it. */
export function functionToCopy(run: unknown): string {
  return isMockFunction(run) ? String(run.getMockImplementation() ?? '() => {}') : String(run);
}

/** A child that is a function, as a field's control, is not printed. */
function withChild(code: string, child: unknown): string {
  const [, name] = /^<(\w+)/.exec(code) ?? [];
  if (name === undefined || typeof child !== 'function') return code;
  return code.replace(/\s*\/>$/, () => `\n>\n  {${functionToCopy(child)}}\n</${name}>`);
}

/** The printer takes every `current` for a ref of React's, and says of it only that it leads in a circle. */
function withCurrent(code: string, args: unknown): string {
  const lost = "current: '[Circular]'";
  if (!code.includes(lost)) return code;
  const values = currentIn(args);
  return code.replaceAll(lost, () => `current: ${JSON.stringify(values.shift())}`);
}

/** In the order of the printer: by name. */
function currentIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return [];
  const entries: [string, unknown][] = Object.entries(value);
  if (!Array.isArray(value)) entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.flatMap(([key, inner]) => (key === 'current' ? [inner] : currentIn(inner)));
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
    // Drawings of a sponsor's own buildings are no part of the library.
    const whose = entry === '@sponsor/drawings' ? './your-own-drawings' : entry;
    return `import { ${[...from].toSorted().join(', ')} } from '${whose}';`;
  }).toSorted();
}
