/** Import direction: content, lib, errors, hydration → ui → api → session → page → features → app → entries. Nothing points back. */

const layers = ['ui', 'api', 'session', 'page', 'features', 'app'];
const ground = '^src/(content|lib|errors|assets|styles|hydration)/';

/** A layer may not import any layer above it. */
const oneWay = layers.map((layer, index) => ({
  name: `${layer}-imports-only-below`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${[...layers.slice(index + 1), 'main', 'prerender'].join('|')})[/.]` },
}));

export default {
  forbidden: [
    ...oneWay,
    {
      name: 'the-contract-imports-nothing',
      severity: 'error',
      from: { path: '^openapi/' },
      to: { path: '^(src|mocks|scripts|tests)/' },
    },
    {
      name: 'the-site-knows-no-scripts',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|tests)/' },
    },
    {
      name: 'ground-imports-only-ground',
      severity: 'error',
      from: { path: ground },
      to: { path: '^src/', pathNot: ground },
    },
    {
      name: 'ui-knows-neither-router-nor-queries',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: 'node_modules/(react-router|@tanstack|openapi-fetch|jotai)' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'only-main-reaches-the-mocks',
      comment: 'One dynamic import behind a build-time constant keeps mock code out of production.',
      severity: 'error',
      from: { path: '^src/', pathNot: '(^src/main\\.tsx|\\.test\\.ts)$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'main-reaches-the-mocks-dynamically',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'mocks-use-only-types-and-errors',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^(src|scripts)/', pathNot: '^src/errors/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|svg|webp|webm|mp4)(\\?inline)?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
