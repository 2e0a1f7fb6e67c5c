/** Finds the routes whose screens read a field of a response or send a request, by the types of the site's code. */
import path from 'node:path';
import ts from 'typescript';
import { layoutOf, type RoutePath, routes } from '../../src/routes.ts';

/** Routes (`*` for every page), and files that read a field; both may repeat. */
export type Readers = { routes: string[]; files: string[] };

const root = path.resolve(import.meta.dirname, '../..');
/** The folder of the generated decoders. */
export const decoders = path.join(root, 'openapi/generated/decoders');

/** Parses the site; `replaced` files (absolute path → content) replace the generated decoders. */
function createProgram(replaced: Map<string, string>): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  // The types of Node and Vite take a second, and no screen has them.
  const compilerOptions = { ...config.compilerOptions, types: [] };
  const narrow = { ...config, include: ['src'], compilerOptions };
  const parsed = ts.parseJsonConfigFileContent(narrow, ts.sys, root);
  const host = ts.createCompilerHost(parsed.options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => replaced.get(file) ?? readFile(file);
  host.fileExists = (file) => replaced.has(file) || fileExists(file);
  const names = parsed.fileNames.filter((name) => !/\.(test|spec)\.tsx?$/.test(name));
  return ts.createProgram([...names, ...replaced.keys()], parsed.options, host);
}

/** Reads the site's code with the decoders in `replaced`. */
export function createScreens(replaced: Map<string, string>) {
  const program = createProgram(replaced);
  const checker = program.getTypeChecker();
  const all = program.getSourceFiles();
  const own = all.filter(({ fileName }) => fileName.startsWith(path.join(root, 'src/')));
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  own.forEach(visit);

  /** Occurrences of a name in the site's code. */
  const uses = new Map<string, ts.Identifier[]>();
  for (const node of nodes.filter(ts.isIdentifier)) {
    const known = uses.get(node.text);
    if (known) known.push(node);
    else uses.set(node.text, [node]);
  }
  const listUses = (name: string) => uses.get(name) ?? [];
  const nameOf = (node: ts.Node) => (node as ts.NamedDeclaration).name;
  const calls = nodes.filter(ts.isCallExpression);
  const decoding = new Set(own.filter(({ text }) => text.includes('/generated/decoders/')));
  /** Expressions passed to functions or returned in files that decode. */
  const passed = nodes
    .filter((node) => decoding.has(node.getSourceFile()))
    .flatMap((node): readonly ts.Expression[] => {
      if (ts.isCallExpression(node)) return node.arguments;
      if (ts.isReturnStatement(node)) return node.expression ? [node.expression] : [];
      return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? [node.body] : [];
    });
  /** Constants of the decoders. */
  const constants = new Map(
    all
      .filter(({ fileName }) => fileName.startsWith(decoders))
      .flatMap(({ statements }) => statements.filter(ts.isVariableStatement))
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map((each) => [each.name.getText(), each]),
  );

  function symbolAt(node: ts.Node): ts.Symbol | undefined {
    const symbol = checker.getSymbolAtLocation(node);
    const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
    return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  const declarationsOf = (type: ts.Type | undefined, name: string): ts.Node[] =>
    type?.getNonNullableType().getProperty(name)?.declarations ?? [];

  /** The top-level statement with a node, or its constant. */
  function topOf(node: ts.Node): ts.Node {
    let top = node;
    while (!ts.isSourceFile(top.parent)) top = top.parent;
    if (!ts.isVariableStatement(top)) return top;
    const { declarations } = top.declarationList;
    return declarations.find((each) => each.pos <= node.pos && node.end <= each.end) ?? top;
  }

  /** Targets of an expression's value: a property of an object, or a variable. Others are not followed. */
  function targetsOf(expression: ts.Node): ts.Node[] {
    for (let node = expression; !ts.isStatement(node.parent); node = node.parent) {
      const { parent } = node;
      if (ts.isJsxAttribute(parent) || ts.isJsxExpression(parent)) return [];
      if (ts.isVariableDeclaration(parent)) return ts.isIdentifier(parent.name) ? [parent] : [];
      if (!ts.isPropertyAssignment(parent) && !ts.isShorthandPropertyAssignment(parent)) continue;
      const type = checker.getContextualType(parent.parent);
      return [parent, ...declarationsOf(type, parent.name.getText())];
    }
    return [];
  }

  /**
   * Targets of the value where a wanted name is used; empty if it is shown or sent there, undefined for another use.
   */
  function followUse(use: ts.Identifier, wanted: Set<ts.Node>): ts.Node[] | undefined {
    const { parent } = use;
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === use) {
      const found = declarationsOf(checker.getTypeAtLocation(parent.parent), use.text);
      return found.some((each) => wanted.has(each)) ? [parent] : undefined;
    }
    const symbol = ts.isShorthandPropertyAssignment(parent)
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : symbolAt(use);
    const { declarations = [] } = symbol ?? {};
    if (declarations.includes(parent as ts.Declaration)) return undefined;
    return declarations.some((each) => wanted.has(each)) ? targetsOf(use) : undefined;
  }

  /** The object type of an expression: the value of a decoder, or an item of a list. */
  function objectOf(type: ts.Type | undefined, name: string): ts.Type | undefined {
    const parts = type?.isUnion() ? type.types : [type];
    const objects = parts.map((part) => {
      const gives = part?.getProperty('gives');
      const item = part && checker.isArrayType(part) ? part.getNumberIndexType() : undefined;
      const inner = gives ? checker.getTypeOfSymbol(gives) : item;
      return inner ? objectOf(inner, name) : part;
    });
    return objects.find((each) => each?.getProperty(name));
  }

  /** Places where an object with the property is converted to another type: as an argument, a result or an item. */
  function followObjects(name: string, wanted: Set<ts.Node>): [use: ts.Node, targets: ts.Node[]][] {
    return passed.flatMap((value): [ts.Node, ts.Node[]][] => {
      const given = declarationsOf(objectOf(checker.getTypeAtLocation(value), name), name);
      if (!given.some((each) => wanted.has(each))) return [];
      const taken = declarationsOf(objectOf(checker.getContextualType(value), name), name);
      const others = taken.filter((each) => !wanted.has(each));
      return others.length > 0 ? [[value, others]] : [];
    });
  }

  /** Declarations that read a field, or the properties and variables that get its value in the same file. */
  function findReaders(name: string, fields: ts.Node[], seen = new Set<ts.Node>()): Set<ts.Node> {
    const readers = new Set<ts.Node>();
    const wanted = new Set(fields);
    for (const each of fields) seen.add(each);
    const found = listUses(name).flatMap((use): [ts.Node, ts.Node[]][] => {
      const targets = followUse(use, wanted);
      return targets ? [[use, targets]] : [];
    });
    for (const [use, targets] of [...found, ...followObjects(name, wanted)]) {
      const isHere = targets.every((each) => each.getSourceFile() === use.getSourceFile());
      const next = targets.filter((each) => !seen.has(each));
      if (isHere && targets.length > 0 && next.length === 0) continue;
      const [target] = isHere ? next : [];
      const named = target && nameOf(target)?.getText();
      const behind = named ? [...findReaders(named, next, seen)] : [];
      for (const each of behind.length > 0 ? behind : [topOf(use)]) readers.add(each);
    }
    return readers;
  }

  /** Routes of the layout whose parts are listed at `use`, as in `src/app/AppRoutes.tsx`. */
  function routesOfPart({ parent: list }: ts.Node): string[] {
    if (!ts.isArrayLiteralExpression(list) || !ts.isPropertyAssignment(list.parent)) return [];
    const layout = list.parent.name.getText();
    return Object.keys(routes).filter((route) => layoutOf(route as RoutePath) === layout);
  }

  /** Routes that lead to a declaration. */
  function routesOf(reader: ts.Node, seen: Set<ts.Node>): string[] {
    if (seen.has(reader)) return [];
    seen.add(reader);
    const { fileName } = reader.getSourceFile();
    if (fileName.endsWith('/src/main.tsx')) return ['*'];
    const name = nameOf(reader);
    const uses = name && ts.isIdentifier(name) ? listUses(name.text) : [];
    const users = uses.filter(
      (use) => use !== name && symbolAt(use)?.declarations?.includes(reader as ts.Declaration),
    );
    const ofLayouts = users.flatMap(routesOfPart);
    if (ofLayouts.length > 0) return ofLayouts;
    return users.flatMap((use) => {
      const top = topOf(use);
      if (ts.isImportDeclaration(top)) return [];
      if (!top.getSourceFile().fileName.endsWith('/src/routes.ts')) return routesOf(top, seen);
      const route = ts.findAncestor(use, (node) => ts.isStringLiteral(nameOf(node) ?? node));
      return route ? [(nameOf(route) as ts.StringLiteral).text] : [];
    });
  }

  function toReaders(readers: Iterable<ts.Node>): Readers {
    const [seen, all] = [new Set<ts.Node>(), [...readers]];
    const files = all.map((reader) => path.relative(root, reader.getSourceFile().fileName));
    return { routes: all.flatMap((reader) => routesOf(reader, seen)), files };
  }

  return {
    /** Readers of a field of a decoder's constant; undefined if the site does not use the constant. */
    readersOf(constant: string, field: string[]): Readers | undefined {
      const declaration = constants.get(constant);
      if (!declaration || !uses.has(constant)) return undefined;
      const gives = checker.getTypeAtLocation(declaration).getProperty('gives');
      let fields: ts.Node[] = [];
      let type = gives && checker.getTypeOfSymbol(gives);
      for (const step of field) {
        const holder: ts.Type | undefined = type?.getNonNullableType();
        const property = holder?.getProperty(step);
        if (step !== '[]') fields = declarationsOf(holder, step);
        type = property ? checker.getTypeOfSymbol(property) : holder?.getNumberIndexType();
      }
      const name = field.findLast((step) => step !== '[]') ?? '';
      return toReaders(findReaders(name, fields));
    },
    /** Callers of an operation, by a client's method or by a function that sends a GET (`listQuery`, `itemQuery`). */
    callersOf(method: string, url: string): Readers {
      const found = calls.filter(({ expression, arguments: [first] }) => {
        if (!first || (nameOf(expression)?.getText() ?? 'GET') !== method) return false;
        const type = checker.getTypeAtLocation(first);
        return type.isStringLiteral() && type.value === url;
      });
      return toReaders(found.map(topOf));
    },
  };
}
