/** Import direction: contract → errors, site → shared/lib → shared/ui → the rest of shared → features → routes → app → entries. */

const layers = [
  'shared/lib/',
  'shared/ui/',
  'shared/(api|metadata|navigation)/',
  'shared/(layout|blog|contact|services|team)/',
  'features/',
  'routes\\.ts$',
  'app/',
  '(main|prerender)\\.tsx$',
];
const ground = '^src/(site\\.ts$|(errors|assets|styles|hydration)/)';

/** A layer may not import any layer above it. */
const oneWay = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer.replace(/\W+/g, '-')}imports-only-below`,
  severity: 'error',
  from: { path: `^src/${layer}`, pathNot: '\\.test\\.ts$' },
  to: { path: `^src/(${layers.slice(index + 1).join('|')})` },
}));

export default {
  forbidden: [
    ...oneWay,
    {
      name: 'the-contract-imports-nothing',
      severity: 'error',
      from: { path: '^openapi/' },
      to: { path: '^(src|mocks|conformance|scripts|tests)/' },
    },
    {
      name: 'conformance-knows-the-contract-only',
      comment: 'scripts/setup parses arguments and starts servers for all commands.',
      severity: 'error',
      from: { path: '^conformance/' },
      to: { path: '^(src|mocks|scripts|tests)/', pathNot: '^scripts/setup/' },
    },
    {
      name: 'the-site-knows-no-scripts',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(conformance|scripts|tests)/' },
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
      from: { path: '^src/shared/ui/' },
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
      to: { path: '^(src|conformance|scripts)/', pathNot: '^src/errors/' },
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
