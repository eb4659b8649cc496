import type { AtRule, ChildNode } from 'postcss';

interface Piece {
  /** The condition under which its rules hold; empty where they always do. */
  head: string;
  rules: string;
}

/**
 * The rules of stylesheets that can come to anything: without those for elements of a class, or with an attribute of the
 * library's own, that `isNamed` says no to.
 * What a page shares with others brings far more looks along than the page has parts. What stands under the same condition as
 * its neighbour shares it; rules of one layer stand together, since only their order among themselves counts.
 */
export function usedRules(nodes: readonly ChildNode[], isNamed: (className: string) => boolean): string {
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

/** The classes that an element or those around it must have. */
function classesOf(selector: string): string[] {
  return [...outsideBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/** Likewise the `data-*` attributes, each as markup and as a script's `dataset` call it. Browsers set others by themselves. */
function attributesOf(selector: string): string[][] {
  return [...outsideBrackets(selector).matchAll(/\[data-([\w-]+)/g)].map(([, name = '']) => [
    `data-${name}`,
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]);
}

/** What is in brackets may be only one of several ways. */
const outsideBrackets = (selector: string) => selector.replace(/^([^(]*)\(.*\)/, '$1');

const holdsRules = ({ name }: AtRule) => ['layer', 'media', 'supports', 'container'].includes(name);
