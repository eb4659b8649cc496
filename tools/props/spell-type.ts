import {
  type InterfaceDeclaration,
  isExpressionWithTypeArguments,
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  type Node,
  type TypeAliasDeclaration,
} from 'typescript/unstable/ast';
import {
  type Checker,
  NodeBuilderFlags,
  SymbolFlags,
  type Type,
  type Symbol as TypeScriptSymbol,
} from 'typescript/unstable/sync';

const ours = /\/packages\/\w+\/src\//;

/** Prints a type on one line, without the fields of objects if it would be long. */
export function spell(type: Type, checker: Checker): string {
  const whole = checker.typeToString(type, undefined, wholeType).replace(/ \| undefined$/, '');
  if (whole.length <= longest) return whole;
  let short = whole;
  for (let before = ''; before !== short; ) {
    before = short;
    short = before.replaceAll(/\{[^{}]*\}/g, '…');
  }
  return short.replaceAll('…', leftOut);
}

/** Maximum number of characters in the table of props. */
const longest = 110;
const leftOut = '{…}';
const wholeType =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/**
 * Returns the definition of a prop's type: the full type if its line was shortened, and the declarations of our types
 * in it, the outermost first. Empty if the line is complete.
 */
export function shapeOf(type: Type, prop: TypeScriptSymbol, checker: Checker): string {
  const line = spell(type, checker);
  const shown = line.includes(leftOut) ? [unfold(type, checker)] : [];
  for (const [name, declared] of declarationsBehind(prop, checker)) {
    if ([line, ...shown].some((text) => new RegExp(`\\b${name}\\b`).test(text))) shown.push(declared);
  }
  return shown.join('\n\n');
}

/** Prints one field per line. */
function unfold(type: Type, checker: Checker, flags = NodeBuilderFlags.None): string {
  const lines = checker.typeToString(type, undefined, wholeType | NodeBuilderFlags.MultilineObjectLiterals | flags);
  return lines.replaceAll('    ', '  ');
}

/** Returns the declarations of our types that a prop names, and then of those that these name. */
function declarationsBehind(prop: TypeScriptSymbol, checker: Checker): Map<string, string> {
  const declared = new Map<string, string>();
  const waiting = prop.declarations.flatMap((handle) => namedIn(handle.resolve(), checker));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { name } = next.type;
    const declaration = declarationOf(next.type);
    if (!declaration || declared.has(name)) continue;
    const inside = namedIn(declaration, checker);
    declared.set(name, inside.reduce(callByName, declare(declaration, checker)));
    waiting.push(...inside);
  }
  return declared;
}

interface NamedType {
  type: TypeScriptSymbol;
  /** Differs from its own name if it was imported under an alias. */
  as: string;
}

/** Returns the types that a declaration names. */
function namedIn(node: Node | undefined, checker: Checker): NamedType[] {
  const named: NamedType[] = [];
  const name = node && nameIn(node);
  const symbol = name && checker.getSymbolAtLocation(name);
  if (symbol) {
    const isImported = (symbol.flags & SymbolFlags.Alias) !== 0;
    named.push({ type: isImported ? checker.getAliasedSymbol(symbol) : symbol, as: name.getText() });
  }
  node?.forEachChild((child) => void named.push(...namedIn(child, checker)));
  return named;
}

const callByName = (written: string, { type, as }: NamedType) =>
  written.replaceAll(new RegExp(`\\b${as}\\b`, 'g'), type.name);

function nameIn(node: Node): Node | undefined {
  if (isTypeReferenceNode(node)) return node.typeName;
  return isExpressionWithTypeArguments(node) ? node.expression : undefined;
}

function declarationOf(symbol: TypeScriptSymbol) {
  const declaration = symbol.declarations.find((handle) => ours.test(handle.path))?.resolve();
  return declaration && (isInterfaceDeclaration(declaration) || isTypeAliasDeclaration(declaration))
    ? declaration
    : undefined;
}

/** Prints the declaration as written, or its resolved type if it only refers to a schema. */
function declare(declaration: InterfaceDeclaration | TypeAliasDeclaration, checker: Checker): string {
  const written = declaration.getText().replace(/^export /, '');
  const type = /\btypeof\b/.test(written) && checker.getTypeAtLocation(declaration);
  return type ? `type ${declaration.name.text} = ${unfold(type, checker, NodeBuilderFlags.InTypeAlias)};` : written;
}
