import path from 'node:path';
import { type Plugin, parseSync } from 'vite';

const root = path.join(import.meta.dirname, '../..');

/** Replaces every letter of every text in the words of the sample and of the library with its full-width form. */
export const replaceWords: Plugin = {
  name: 'replace-words',
  enforce: 'pre',
  transform: {
    filter: {
      id: [`${root}/sponsors/limestone/src/words/**/*.ts`, `${root}/packages/ui/src/components/Words/words.ts`],
    },
    handler(code, id) {
      const texts: Span[] = [];
      collectTexts(parseSync(id, code).program, texts);
      return texts
        .toSorted((one, other) => other.start - one.start)
        .reduce(
          (whole, { start, end }) => whole.slice(0, start) + widened(whole.slice(start, end)) + whole.slice(end),
          code,
        );
    },
  },
};

interface Span {
  start: number;
  end: number;
}

/** Returns whether a string is a sentence, a name, or a one-word label; a single lower-case word may be a key. */
export const isText = (text: string) => (/\s/.test(text) && /[a-z]/.test(text)) || /^[A-Z][a-z]+[.?!:]?$/.test(text);

function collectTexts(node: unknown, texts: Span[]): void {
  if (Array.isArray(node)) for (const each of node) collectTexts(each, texts);
  if (!isNode(node)) return;
  // Visits only the value of `… as …` and `… satisfies …`; all other TypeScript syntax is types.
  if (node.type.startsWith('TS')) return collectTexts(node['expression'], texts);
  if (node.type === 'Literal' && typeof node['value'] === 'string' && isText(node['value'])) texts.push(node);
  if (node.type === 'TemplateLiteral') collectQuasis(node['quasis'], texts);
  for (const [name, value] of Object.entries(node)) {
    if (name !== 'key' && name !== 'source' && name !== 'specifiers') collectTexts(value, texts);
  }
}

function collectQuasis(quasis: unknown, texts: Span[]): void {
  const spans = Array.isArray(quasis) ? quasis.filter(isNode) : [];
  const raws = spans.map(({ value }) => (isRecord(value) ? String(value['raw']) : ''));
  if (isText(raws.join(''))) texts.push(...spans);
}

type Node = Span & { type: string; [field: string]: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNode = (value: unknown): value is Node => isRecord(value) && typeof value['type'] === 'string';

const fullWidth = 'Ａ'.charCodeAt(0) - 'A'.charCodeAt(0);

/** Leaves escapes and names in braces unchanged. */
function widened(source: string): string {
  return source.replaceAll(/\\(?:u\w{4}|.)|\{\w+\}|[A-Za-z]/g, (part) =>
    part.length === 1 ? String.fromCharCode(part.charCodeAt(0) + fullWidth) : part,
  );
}
