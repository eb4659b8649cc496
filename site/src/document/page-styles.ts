import type { AtRule, ChildNode, Root } from 'postcss';

interface Piece {
  /** The condition of its rules; empty for unconditional ones. */
  head: string;
  rules: string;
}

/**
 * Returns the styles of one page: the rules that can match something, with short names for tokens.
 *
 * @param isNamed whether the page's HTML or its scripts contain this name of a class, an attribute or a property.
 */
export function pageStyles(sheets: readonly Root[], isNamed: (name: string) => boolean): string {
  const rules = usedRules(
    sheets.flatMap(({ nodes }) => nodes),
    isNamed,
  );
  return shortenProperties(rules, isNamed);
}

/**
 * Drops the rules for classes, or for the library's own attributes, for which `isNamed` returns false: shared modules bring
 * styles for many more parts than one page has. Adjacent rules with the same condition share it, and rules of one layer are
 * joined, because only their order within the layer counts.
 */
function usedRules(nodes: readonly ChildNode[], isNamed: (className: string) => boolean): string {
  const pieces: Piece[] = [];
  for (const node of nodes) {
    const piece = pieceOf(node, isNamed);
    if (piece.rules === '') continue;
    const joined = piece.head.startsWith('@layer') ? pieces.find(({ head }) => head === piece.head) : pieces.at(-1);
    if (piece.head !== '' && joined?.head === piece.head) joined.rules += piece.rules;
    else pieces.push(piece);
  }
  return pieces.map(({ head, rules }) => (head ? `${head}{${rules}}` : rules)).join('');
}

function pieceOf(node: ChildNode, isNamed: (className: string) => boolean): Piece {
  if (node.type !== 'atrule' || node.nodes === undefined || !holdsRules(node)) {
    return { head: '', rules: write(node, isNamed) };
  }
  return { head: `@${node.name} ${node.params}`, rules: usedRules(node.nodes, isNamed) };
}

function write(node: ChildNode, isNamed: (className: string) => boolean): string {
  if (node.type === 'comment') return '';
  if (node.type !== 'rule') return node.type === 'atrule' && node.nodes ? String(node) : `${String(node)};`;
  const selectors = node.selectors.filter(
    (selector) => classesOf(selector).every(isNamed) && attributesOf(selector).every((names) => names.some(isNamed)),
  );
  return selectors.length > 0 ? `${selectors.join(',')}{${node.nodes.join(';')}}` : '';
}

/** The classes that an element or its ancestors must have. */
function classesOf(selector: string): string[] {
  return [...outsideBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/** The `data-*` attributes that they must have, each as in markup and as in a script's `dataset`. Other attributes are not checked. */
function attributesOf(selector: string): string[][] {
  return [...outsideBrackets(selector).matchAll(/\[data-([\w-]+)/g)].map(([, name = '']) => [
    `data-${name}`,
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]);
}

/** Removes the parts in parentheses, which may be only one of several alternatives. */
const outsideBrackets = (selector: string) => selector.replace(/^([^(]*)\(.*\)/, '$1');

const holdsRules = ({ name }: AtRule) => ['layer', 'media', 'supports', 'container'].includes(name);

/** Gives tokens short names, except those that the HTML or a script names. */
function shortenProperties(css: string, isNamed: (property: string) => boolean): string {
  const shorter = new Map<string, string>();
  return css.replace(/--sponsor-[\w-]+/g, (property) => {
    if (isNamed(property)) return property;
    const short = shorter.get(property) ?? `--${shorter.size.toString(36)}`;
    shorter.set(property, short);
    return short;
  });
}
