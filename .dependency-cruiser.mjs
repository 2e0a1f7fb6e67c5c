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
const assets = '\\.(css|svg|webp|webm|mp4)(\\?inline)?$';
const ground = '^src/(site\\.ts$|(errors|assets|styles|hydration)/)';

/** A rule: modules matching `from` may not import modules matching `to`. Each is a path pattern, or conditions. */
const forbid = (name, from, to) => ({
  name,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
});

/** A layer may not import any layer above it. */
const oneWay = layers.slice(0, -1).map((layer, index) => {
  const from = { path: `^src/${layer}`, pathNot: '\\.(test|spec)\\.ts$' };
  const above = layers.slice(index + 1).join('|');
  return forbid(`${layer.replace(/\W+/g, '-')}imports-only-below`, from, `^src/(${above})`);
});

export default {
  forbidden: [
    ...oneWay,
    forbid(
      'the-contract-imports-nothing',
      '^(contract|openapi)/',
      '^(src|mocks|conformance|scripts|tests)/',
    ),
    forbid('conformance-knows-the-contract-only', '^conformance/', '^(src|mocks|scripts|tests)/'),
    forbid(
      'the-site-knows-no-scripts',
      { path: '^src/', pathNot: '\\.spec\\.ts$' },
      '^(conformance|scripts|tests)/',
    ),
    forbid('ground-imports-only-ground', ground, { path: '^src/', pathNot: ground }),
    forbid(
      'ui-knows-neither-router-nor-queries',
      '^src/shared/ui/',
      'node_modules/(react-router|@tanstack|openapi-fetch|jotai)',
    ),
    forbid('features-do-not-import-each-other', '^src/features/([^/]+)/', {
      path: '^src/features/',
      pathNot: '^src/features/$1/',
    }),
    // One dynamic import behind a build-time constant keeps mock code out of production.
    forbid(
      'only-main-reaches-the-mocks',
      { path: '^src/', pathNot: '(^src/main\\.tsx|\\.(test|spec)\\.ts)$' },
      '^mocks/',
    ),
    forbid('main-reaches-the-mocks-dynamically', '^src/main\\.tsx$', {
      path: '^mocks/',
      dynamic: false,
    }),
    forbid('mocks-use-only-types-and-errors', '^mocks/', {
      path: '^(src|conformance|scripts)/',
      pathNot: '^src/errors/',
    }),
    // Code that suites share is in tests/servers and tests/support.
    forbid('suites-do-not-import-each-other', '^tests/(?!servers|support)([^/]+)/', {
      path: '^tests/',
      pathNot: '^tests/($1|servers|support)/',
    }),
    forbid('no-circular', {}, { circular: true }),
    forbid('no-unresolvable', {}, { couldNotResolve: true, pathNot: assets }),
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
