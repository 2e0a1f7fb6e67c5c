/** Renames response properties in the generated types, in memory, and asks the compiler what `src` says to it. */
import path from 'node:path';
import ts from 'typescript';

/** A property of a response: of a schema, or of an envelope that an operation has for itself. */
export type ResponseProperty = {
  owner: string;
  name: string;
  declarations: ts.PropertySignature[];
};

const nameOf = (node: ts.Node) =>
  ts.isPropertySignature(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : null;

/** Names of the properties around a node, from the outside: `['schemas', 'Service']`, `['listJobs', 'responses']`. */
function surroundings({ parent }: ts.Node): string[] {
  if (!parent) return [];
  const name = nameOf(parent);
  return name === null ? surroundings(parent) : [...surroundings(parent), name];
}

function ownerOf(declaration: ts.PropertySignature): string {
  const [first = '', second = ''] = surroundings(declaration);
  return first === 'schemas' ? second : first;
}

const isGenerated = ({ fileName }: ts.SourceFile) =>
  /\/openapi\/generated\/\w+\.d\.ts$/.test(fileName);

/** Every property that a response of the contract in `file` may have, those of nested schemas included. */
function propertiesIn(file: ts.SourceFile, checker: ts.TypeChecker): ResponseProperty[] {
  const properties = new Map<string, ResponseProperty>();
  const seen = new Set<ts.Type>();

  function visit(type: ts.Type): void {
    if (seen.has(type)) return;
    seen.add(type);
    const item = checker.isArrayType(type) ? type.getNumberIndexType() : undefined;
    if (item) visit(item);
    else if (type.isUnionOrIntersection()) type.types.forEach(visit);
    else if (type.flags & ts.TypeFlags.Object) type.getProperties().forEach(add);
  }

  function add({ name, declarations = [] }: ts.Symbol): void {
    for (const declaration of declarations.filter(ts.isPropertySignature)) {
      if (declaration.getSourceFile() !== file) continue;
      const owner = ownerOf(declaration);
      const property = properties.get(`${owner}.${name}`) ?? { owner, name, declarations: [] };
      properties.set(`${owner}.${name}`, property);
      if (!property.declarations.includes(declaration)) property.declarations.push(declaration);
      visit(checker.getTypeAtLocation(declaration));
    }
  }

  const membersOf = (type: ts.Type | undefined) =>
    (type?.getProperties() ?? []).map((member) => checker.getTypeOfSymbol(member));
  const memberOf = (type: ts.Type, name: string) => {
    const member = type.getProperty(name);
    return member && checker.getNonNullableType(checker.getTypeOfSymbol(member));
  };
  const operations = file.statements
    .filter(ts.isInterfaceDeclaration)
    .filter((each) => each.name.text === 'operations');
  for (const operation of operations.flatMap((each) => membersOf(checker.getTypeAtLocation(each))))
    for (const response of membersOf(memberOf(operation, 'responses')))
      membersOf(memberOf(response, 'content')).forEach(visit);
  return [...properties.values()];
}

/** Parts of a list that have no property of the same name, nor two of one owner. */
function partsOf(properties: readonly ResponseProperty[]): ResponseProperty[][] {
  const parts: ResponseProperty[][] = [];
  for (const property of properties) {
    const fits = (part: ResponseProperty[]) =>
      part.every(({ owner, name }) => owner !== property.owner && name !== property.name);
    const part = parts.find(fits);
    if (part) part.push(property);
    else parts.push([property]);
  }
  return parts;
}

function withRenamed(file: ts.SourceFile, renamed: readonly ResponseProperty[]): ts.SourceFile {
  const names = renamed
    .flatMap(({ declarations }) => declarations)
    .filter((declaration) => declaration.getSourceFile() === file)
    .map(({ name }) => name)
    .sort((one, other) => other.pos - one.pos);
  let { text } = file;
  for (const name of names)
    text = `${text.slice(0, name.getEnd())}_renamed${text.slice(name.getEnd())}`;
  return ts.createSourceFile(file.fileName, text, file.languageVersion, true);
}

/** What one compilation says of `file`, as whole texts. */
const complaintsOf = (program: ts.Program, file: ts.SourceFile) =>
  program
    .getSemanticDiagnostics(program.getSourceFile(file.fileName))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));

/** What the compiler says of a property that is not there, or of its name as an argument. */
const names = (name: string) => new RegExp(`(Property|Argument of type) '"?${name}"?' `);

/** Hand-written sources of the site, compiled with the generated types. */
export class Sources {
  readonly #options: ts.CompilerOptions;
  readonly #roots: string[];
  readonly #parsed = new Map<string, ts.SourceFile | undefined>();
  readonly #generated: ts.SourceFile[];
  readonly #written: ts.SourceFile[];
  /** Files that use a client or the contract's types. */
  readonly #readers: ts.SourceFile[];
  readonly #program: ts.Program;

  constructor() {
    const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.resolve());
    const root = path.resolve('src') + path.sep;
    this.#options = options;
    this.#roots = fileNames.filter(
      (file) => path.resolve(file).startsWith(root) && !/\.test\.tsx?$/.test(file),
    );
    this.#program = this.#compile([]);
    this.#generated = this.#program.getSourceFiles().filter(isGenerated);
    this.#written = this.#program
      .getSourceFiles()
      .filter(({ fileName }) => this.#roots.includes(fileName));
    this.#readers = this.#written.filter(({ text }) => /\/client\.ts'|#contract\//.test(text));
  }

  /** Compiles with these properties renamed. What does not change is parsed once. */
  #compile(renamed: readonly ResponseProperty[]): ts.Program {
    const files = new Map(
      this.#generated?.map((file) => [file.fileName, withRenamed(file, renamed)]),
    );
    const host = ts.createCompilerHost(this.#options, true);
    const parse = host.getSourceFile;
    host.getSourceFile = (name, options) => {
      if (!this.#parsed.has(name)) this.#parsed.set(name, parse(name, options));
      return files.get(name) ?? this.#parsed.get(name);
    };
    return ts.createProgram({
      rootNames: this.#roots,
      options: this.#options,
      host,
      oldProgram: this.#program,
    });
  }

  /** What the compiler says with nothing renamed, of files that know the contract. */
  complaints(): string[] {
    return this.#readers.flatMap((file) => complaintsOf(this.#program, file));
  }

  /** Every property that a response of the contracts may have. */
  responseProperties(): ResponseProperty[] {
    const checker = this.#program.getTypeChecker();
    return this.#generated.flatMap((file) => propertiesIn(file, checker));
  }

  /** What the compiler says of the files that know the contract and hold one of the names, with these renamed. */
  #saidOf(renamed: readonly ResponseProperty[]): string[] {
    const program = this.#compile(renamed);
    return this.#readers
      .filter(({ text }) => renamed.some(({ name }) => text.includes(name)))
      .flatMap((file) => complaintsOf(program, file));
  }

  /** Whether every file compiles with these properties renamed. */
  #compiles(renamed: readonly ResponseProperty[]): boolean {
    const program = this.#compile(renamed);
    return this.#written.every((file) => complaintsOf(program, file).length === 0);
  }

  /**
   * Those of these properties that can be renamed while every file goes on compiling. To save time, one property of
   * each schema is renamed at once at first, and the compiler has to name it in a file that knows the contract and
   * holds one of the names. One that it does not name there is renamed alone, and any complaint counts: first of those
   * files, then of every file, where what is left is renamed together before it is renamed one at a time.
   */
  unnoticed(properties: readonly ResponseProperty[]): ResponseProperty[] {
    const unnamed = partsOf(properties).flatMap((part) => {
      const said = this.#saidOf(part);
      return part.filter(({ name }) => !said.some((each) => each.match(names(name))));
    });
    const left = unnamed.filter((property) => this.#saidOf([property]).length === 0);
    return this.#compiles(left) ? left : left.filter((property) => this.#compiles([property]));
  }
}
