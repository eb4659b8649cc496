import path from 'node:path';
import {
  isBinaryExpression,
  isBindingElement,
  isConditionalExpression,
  isJsxAttribute,
  isJsxExpression,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isStringLiteral,
  isTemplateExpression,
  type Node,
} from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { afterAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const shipped =
  /\/packages\/ui\/src\/(admin|components|forms|internal|primitives|sections)\/(?!.*\.(css|docs|fixtures|stories|test)\.tsx?$).*\.tsx$/;
/** Attributes whose text is shown or read out. */
const spoken =
  /^(aria-(label|roledescription|description|valuetext|placeholder)|title|alt|placeholder|label|heading|\w+Label|\w+Text)$/;
const letters = /\p{L}{2}/u;

const api = new API({ cwd: root });
const [project] = api.updateSnapshot({ openProjects: [`${root}/packages/ui/tsconfig.json`] }).getProjects();

afterAll(() => api.close());

/** Returns the hard-coded words that a part of the code shows or announces. */
function wordsIn(node: Node): string[] {
  if (isJsxText(node)) return letters.test(node.text) ? [node.text.trim()] : [];
  if (isJsxAttribute(node)) {
    if (!spoken.test(node.name.getText())) return childrenOf(node).flatMap(wordsIn);
    const { initializer } = node;
    return initializer ? [...literalsIn(initializer), ...childrenOf(initializer).flatMap(wordsIn)] : [];
  }
  if (isBindingElement(node) && node.initializer && isStringLiteral(node.initializer)) {
    return /[A-Z]|\s/.test(node.initializer.text) ? [node.initializer.text] : [];
  }
  if (isJsxExpression(node) && node.parent && !isJsxAttribute(node.parent)) {
    return [...literalsIn(node), ...childrenOf(node).flatMap(wordsIn)];
  }
  return childrenOf(node).flatMap(wordsIn);
}

/** Returns the texts that an expression may evaluate to. */
function literalsIn(node: Node): string[] {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return letters.test(node.text) ? [node.text] : [];
  if (isTemplateExpression(node)) {
    const still = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('');
    return letters.test(still) ? [node.getText()] : [];
  }
  if (isJsxExpression(node)) return node.expression ? literalsIn(node.expression) : [];
  if (isParenthesizedExpression(node)) return literalsIn(node.expression);
  if (isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  if (isBinaryExpression(node) && /^(&&|\|\||\?\?|\+)$/.test(node.operatorToken.getText())) {
    return [...literalsIn(node.left), ...literalsIn(node.right)];
  }
  return [];
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  return children;
}

describe('the words of the library', () => {
  const program = project?.program;
  const files = program?.getSourceFileNames().filter((file) => shipped.test(file)) ?? [];

  it('are searched for in all of its components', () => {
    expect(files.length).toBeGreaterThan(150);
  });

  it('all come from props, the provider, or the texts beside a component', () => {
    const said = files.flatMap((file) => {
      const source = program?.getSourceFile(file);
      return source ? wordsIn(source).map((words) => `${path.relative(root, file)}: ${words}`) : [];
    });
    expect(said).toEqual([]);
  });
});
