import type { AtRule, ChildNode, Root } from 'postcss';

/**
 * The rules of a stylesheet that can come to anything: without those for elements of a class that `isNamed` says no to.
 * What a page shares with others brings far more looks along than the page has parts.
 */
export function usedRules(styles: Root | AtRule, isNamed: (className: string) => boolean): string {
  const write = (node: ChildNode): string => {
    if (node.type === 'comment') return '';
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => classesOf(selector).every(isNamed));
      return selectors.length > 0 ? `${selectors.join(',')}{${node.nodes.join(';')}}` : '';
    }
    if (node.type !== 'atrule' || node.nodes === undefined || !holdsRules(node)) return closed(node);
    const rules = usedRules(node, isNamed);
    return rules && `@${node.name} ${node.params}{${rules}}`;
  };
  return styles.nodes?.map(write).join('') ?? '';
}

/** The classes that an element or those around it must have. What is in brackets may be only one of several ways. */
function classesOf(selector: string): string[] {
  return [...selector.replace(/\(.*\)/, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

const holdsRules = ({ name }: AtRule) => ['layer', 'media', 'supports', 'container'].includes(name);

const closed = (node: ChildNode) => (node.type === 'atrule' && node.nodes ? String(node) : `${String(node)};`);
