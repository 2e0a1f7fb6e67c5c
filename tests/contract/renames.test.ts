/** Renames response properties in the generated types, in memory, and asks the compiler what `src` says to it. */
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Response properties that the specification leaves unused, with the reason. A name alone stands for all of it. */
const unused: Record<string, string> = {
  count: 'screens count what they have',
  previous: 'lists are read from their first page on',
  Detail: "the framework's own text; screens show the status or a text of the error catalogue",
  EdgeProblem:
    "its text has the names that the backends' own failures have; the edge's test compares it",
  Education: 'has no input: the form holds it, and sends it back as it came',
  WorkExperience: 'has no input: the form holds it, and sends it back as it came',
  Skill: 'has no input: the form holds it, and sends it back as it came',
  'VideoBanner.id': 'slides go by their order',
  'Testimonial.id': 'slides go by their order',
  'Testimonial.platform': 'no screen shows it',
  'TeamGroup.id': 'the group is found by its name',
  'TeamMember.icon1': 'cards show thumbnail, name and designation',
  'TeamMember.icon2': 'cards show thumbnail, name and designation',
  'IncludedService.id': 'lines go by their order',
  'JobTeaser.id': 'jobs go by their slug',
  'JobDepartment.id': 'a job shows the name of its department',
  'Message.detail': "the framework's own text",
  'ContactOutcome.detail': "the framework's own text",
  'SubscriptionOutcome.message': 'the screen has a text of its own',
};

/** A property of a response: of a schema, or of an envelope that an operation has for itself. */
type ResponseProperty = { owner: string; name: string; declarations: ts.PropertySignature[] };

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.resolve());
const rootNames = fileNames.filter((file) =>
  /^src\/(?!.*\.(test|spec)\.)/.test(path.relative('.', file)),
);
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiles the site with changed files. What does not change is parsed once. */
function compile(changed: Map<string, ts.SourceFile>, oldProgram?: ts.Program): ts.Program {
  const host = ts.createCompilerHost(options, true);
  const parse = host.getSourceFile;
  host.getSourceFile = (name, version) => {
    if (!parsed.has(name)) parsed.set(name, parse(name, version));
    return changed.get(name) ?? parsed.get(name);
  };
  return ts.createProgram({ rootNames, options, host, oldProgram });
}

const program = compile(new Map());
const checker = program.getTypeChecker();
const files = program.getSourceFiles();
const generated = files.filter(({ fileName }) =>
  /\/openapi\/generated\/\w+\.d\.ts$/.test(fileName),
);
const written = files.filter(({ fileName }) => rootNames.includes(fileName));
/** Files that use a client or the contract's types. */
const readers = written.filter(({ text }) => /\/client\.ts'|#contract\//.test(text));

/** The schema that a property belongs to, else its operation. */
function ownerOf(declaration: ts.Node): string {
  const names: string[] = [];
  for (let node = declaration.parent; node; node = node.parent) {
    if (ts.isPropertySignature(node)) names.unshift(node.name.getText());
  }
  const [first = '', second = ''] = names;
  return first === 'schemas' ? second : first;
}

/** Every property that a response of the contract in `file` may have, those of nested schemas included. */
function propertiesIn(file: ts.SourceFile): ResponseProperty[] {
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

  const membersOf = (type: ts.Type, wanted?: string) =>
    type
      .getProperties()
      .filter(({ name }) => wanted === undefined || name === wanted)
      .map((member) => checker.getNonNullableType(checker.getTypeOfSymbol(member)));
  file.statements
    .filter((each) => ts.isInterfaceDeclaration(each) && each.name.text === 'operations')
    .flatMap((operations) => membersOf(checker.getTypeAtLocation(operations)))
    .flatMap((operation) => membersOf(operation, 'responses'))
    .flatMap((responses) => membersOf(responses))
    .flatMap((response) => membersOf(response, 'content'))
    .flatMap((content) => membersOf(content))
    .forEach(visit);
  return [...properties.values()];
}

/** What the compiler says of `read` with these properties renamed. */
function complaints(read: ts.SourceFile[], renamed: ResponseProperty[] = []): string[] {
  const declarations = renamed.flatMap((property) => property.declarations);
  const changed = generated.map(({ fileName, languageVersion, text }) => {
    const ends = declarations
      .filter((declaration) => declaration.getSourceFile().fileName === fileName)
      .map(({ name }) => name.getEnd())
      .sort((one, other) => other - one);
    const other = ends.reduce((all, end) => `${all.slice(0, end)}_renamed${all.slice(end)}`, text);
    return [fileName, ts.createSourceFile(fileName, other, languageVersion, true)] as const;
  });
  const other = compile(new Map(changed), program);
  return read
    .flatMap(({ fileName }) => other.getSemanticDiagnostics(other.getSourceFile(fileName)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/**
 * Those of these properties that can be renamed while every file goes on compiling. To save time, the properties of a
 * schema are renamed at once at first, and the compiler has to name each in a reader. One that it does not name there is
 * renamed alone, and any complaint counts: first of readers, then of every file.
 */
function findUnnoticed(properties: ResponseProperty[]): ResponseProperty[] {
  const complaintsOfReaders = (renamed: ResponseProperty[]) => {
    const isAbout = ({ text }: ts.SourceFile) => renamed.some(({ name }) => text.includes(name));
    return complaints(readers.filter(isAbout), renamed);
  };
  const owners = new Set(properties.map(({ owner }) => owner));
  const unnamed = [...owners].flatMap((owner) => {
    const group = properties.filter((property) => property.owner === owner);
    const said = complaintsOfReaders(group);
    // A property that is not there, or its name as an argument.
    const isNamed = (name: string) =>
      said.some((each) => new RegExp(`(Property|Argument of type) '"?${name}"?' `).test(each));
    return group.filter(({ name }) => !isNamed(name));
  });
  const left = unnamed.filter((property) => complaintsOfReaders([property]).length === 0);
  if (complaints(written, left).length === 0) return left;
  return left.filter((property) => complaints(written, [property]).length === 0);
}

const namesOf = ({ owner, name }: ResponseProperty) => [owner, name, `${owner}.${name}`];

test('a response property that a screen shows is not renamed unnoticed by the compiler', () => {
  expect(complaints(readers)).toEqual([]);
  const all = generated.flatMap(propertiesIn);
  const known = new Set(all.flatMap(namesOf));
  expect(Object.keys(unused).filter((name) => !known.has(name))).toEqual([]);

  const shown = all.filter((property) => !namesOf(property).some((name) => name in unused));
  const unnoticed = findUnnoticed(shown);
  for (const { owner, name } of unnoticed) {
    console.warn(`${owner}.${name} can be renamed: no file of src reads it as a part of ${owner}.`);
  }
  const share = 1 - unnoticed.length / shown.length;
  expect(share).toBeGreaterThanOrEqual(0.95);
}, 600_000);
