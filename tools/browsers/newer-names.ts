import {
  isBinaryExpression,
  isCallExpression,
  isIdentifier,
  isInterfaceDeclaration,
  isPropertyAccessExpression,
  isStringLiteral,
  isTypeNode,
  isTypeOfExpression,
  isVariableDeclaration,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import type { NodeHandle, Project, Symbol as TypeScriptSymbol } from 'typescript/unstable/sync';
import { isEverywhere, type PlatformName } from './browser-support.ts';

/** Returns the names that the oldest browsers lack and that a file uses without a feature check, each once. */
export function newerNames(file: string, { program, checker }: Project): string[] {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not in the project.`);
  const used: Node[] = [];
  const asked = new Set<string>();
  const visit = (node: Node): void => {
    if (isTypeNode(node) || isInterfaceDeclaration(node)) return;
    if (isIdentifier(node)) used.push(node);
    const name = askedFor(node);
    if (name !== undefined) asked.add(name);
    node.forEachChild(visit);
  };
  visit(source);
  for (const [first, others] of cameTogether) if (asked.has(first)) others.forEach((name) => asked.add(name));
  const symbols = checker
    .getSymbolAtLocation(used)
    .flatMap((symbol) => (symbol && !asked.has(symbol.name) ? symbol : []));
  const names = [...new Set(symbols)].flatMap(namesOnPlatform);
  return [...new Set(names.filter((name) => !isEverywhere(name)).map(spell))];
}

/** Names that browsers introduced together: a check for the first covers the others. */
const cameTogether: readonly [first: string, others: readonly string[]][] = [
  ['showPopover', ['hidePopover', 'togglePopover']],
];

/** Returns the name that `'name' in …`, `typeof name` or `….name?.()` checks for. */
function askedFor(node: Node): string | undefined {
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
    return isStringLiteral(node.left) ? node.left.text : undefined;
  }
  if (isTypeOfExpression(node)) return lastName(node.expression);
  const isOptional =
    (isCallExpression(node) || isPropertyAccessExpression(node)) && node.questionDotToken !== undefined;
  return isOptional ? lastName(node.expression) : undefined;
}

function lastName(node: Node): string | undefined {
  if (isPropertyAccessExpression(node)) return node.name.text;
  return isIdentifier(node) ? node.text : undefined;
}

const platform = /\/lib\.[\w.]+\.d\.ts$/;

function namesOnPlatform({ name, declarations }: TypeScriptSymbol): PlatformName[] {
  return declarations.filter(({ path }) => platform.test(path)).map((handle) => ({ name, ...ownerOf(handle) }));
}

function ownerOf(handle: NodeHandle): Omit<PlatformName, 'name'> {
  let node = handle.resolve()?.parent;
  while (node && !isInterfaceDeclaration(node) && !isVariableDeclaration(node)) node = node.parent;
  if (!node || !isIdentifier(node.name)) return { isStatic: false };
  const owner = node.name.text;
  // The language declares its constructors as separate interfaces, the DOM as variables.
  const isStatic = isVariableDeclaration(node) || owner.endsWith('Constructor');
  return { owner: owner.replace(/^Readonly(?=Array|Map|Set)|Constructor$/, ''), isStatic };
}

function spell({ owner, name }: PlatformName): string {
  return owner === undefined ? name : `${owner}.${name}`;
}
