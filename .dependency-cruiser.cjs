/**
 * The walls of docs/architecture.md. backend/test/architecture.spec.ts plants a violation of each and sees it caught.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const TESTS = '\\.(spec|medium-spec|e2e-spec)\\.tsx?$|/testing/|/e2e/';
/** What one module may use of another: its services, and conditions in SQL of its tables, for who joins them … */
const OPEN_DOORS = '\\.(service|errors|module|conditions)\\.ts$';
/** … and what it may know of what comes through: answers, and rows as a service hands them on. */
const TYPED_DOORS = '\\.(dto|presenter|repository)\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment:
        'An import that leads nowhere escapes every other wall. The benchmarks measure what was built.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '/dist/' },
    },
    {
      name: 'domain-imports-nothing-of-ours',
      comment: 'Rules are pure: time and ids come in as arguments, and both sides of the wire use them.',
      severity: 'error',
      from: { path: '^libs/domain/src/' },
      to: { path: '^(libs/(?!domain/)|backend/|frontend-)' },
    },
    {
      name: 'domain-is-pure',
      comment: 'No Nest, React or Node in the domain; luxon knows the time zones.',
      severity: 'error',
      from: { path: '^libs/domain/src/', pathNot: TESTS },
      to: {
        dependencyTypesNot: ['local', 'type-only'],
        pathNot: '(^|/)node_modules/(@types/)?luxon/|^libs/domain/',
      },
    },
    {
      name: 'rules-import-no-framework',
      comment:
        'Rules, machines, policies and presenters decide and translate; they are testable without any set-up.',
      severity: 'error',
      from: { path: '\\.(rules|machine|policy|presenter)\\.tsx?$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '(^|/)node_modules/(@types/)?luxon/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'platform/ is technology: modules use it, never the other way round.',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(modules/|[^/]+\\.ts$)' },
    },
    {
      name: 'modules-meet-at-their-services',
      comment:
        'A module uses another one only through its service, errors, conditions or Nest module; what it may know of answers and rows says the next wall.',
      severity: 'error',
      from: { path: '^backend/src/(?:modules/([^/]+)|demo)/', pathNot: TESTS },
      to: { path: '^backend/src/modules/', pathNot: ['^backend/src/modules/$1/', OPEN_DOORS, TYPED_DOORS] },
    },
    {
      name: 'answers-and-rows-cross-as-types',
      comment:
        'What a service of another module returns may be named, by `import type`; who wants it calls the service.',
      severity: 'error',
      from: {
        path: '^backend/src/(?:modules/([^/]+)|demo)/',
        pathNot: [TESTS, '\\.(dto|presenter)\\.ts$'],
      },
      to: {
        path: `^backend/src/modules/.*${TYPED_DOORS}`,
        pathNot: '^backend/src/modules/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'answers-are-made-of-answers',
      comment:
        'A response class may hold that of another module, and its presenter may use that of another module.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/.*\\.(dto|presenter)\\.ts$' },
      to: {
        path: `^backend/src/modules/.*${TYPED_DOORS}`,
        pathNot: ['^backend/src/modules/$1/', '\\.$2\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'recovery-sends-nothing',
      comment:
        'What was sent in doubt is recovered without the rooms that send, so no recovery can send it again.',
      severity: 'error',
      from: { path: '^backend/src/modules/publications/recover/', pathNot: TESTS },
      to: { path: '^backend/src/modules/publications/send/' },
    },
    {
      name: 'reading-knows-no-writer',
      comment: 'What is read in a text is read alike, whoever wrote it and whatever it is read for.',
      severity: 'error',
      from: { path: '^backend/src/modules/writing/reading/', pathNot: TESTS },
      to: { path: '^backend/src/modules/writing/(brief|review|built-in|model)/' },
    },
    {
      name: 'review-and-built-in-do-not-meet',
      comment: 'Who judges a text does not know how one is written, nor the other way round.',
      severity: 'error',
      from: { path: '^backend/src/modules/writing/(review|built-in)/', pathNot: TESTS },
      to: {
        path: '^backend/src/modules/writing/(review|built-in)/',
        pathNot: '^backend/src/modules/writing/$1/',
      },
    },
    {
      name: 'built-in-calls-no-model',
      comment: 'The built-in writer is the one that works without a model; a model may fall back on it.',
      severity: 'error',
      from: { path: '^backend/src/modules/writing/(built-in|brief|review)/', pathNot: TESTS },
      to: { path: '^backend/src/modules/writing/model/' },
    },
    {
      name: 'modules-know-no-program',
      comment: 'main, worker and cli are composed of modules, not used by them.',
      severity: 'error',
      from: { path: '^backend/src/(modules|platform|config)/', pathNot: TESTS },
      to: { path: '^backend/src/([^/]+\\.ts$|cli/|demo/)' },
    },
    {
      name: 'typeorm-stays-in-repositories',
      comment: 'TypeORM only in entities, repositories, platform/database and migrations.',
      severity: 'error',
      from: {
        path: '^(backend|libs|frontend-[^/]+)/',
        pathNot: [
          '\\.(entity|repository)\\.ts$',
          '^backend/src/platform/database/',
          '^backend/migrations/',
          '^backend/test/',
          TESTS,
        ],
      },
      to: { path: '(^|/)node_modules/(typeorm|@nestjs/typeorm)/' },
    },
    {
      name: 'features-do-not-meet',
      comment:
        'A frontend feature never imports another one: the routes compose them, and the editor what one post is written with.',
      severity: 'error',
      from: { path: '^(frontend-[^/]+)/src/features/(?!editor/)([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'resources-do-not-meet',
      comment:
        'A resource of the console never imports another one: what two of them show stands in entities.',
      severity: 'error',
      from: { path: '^frontend-admin/src/resources/([^/]+)/' },
      to: {
        path: '^frontend-admin/src/resources/',
        pathNot: '^frontend-admin/src/resources/($1/|console-resource\\.ts$)',
      },
    },
    {
      name: 'shared-parts-know-no-resource',
      comment: 'What resources of the console share knows none of them, nor a page that is composed of them.',
      severity: 'error',
      from: { path: '^frontend-admin/src/(entities|components|session|lib)/', pathNot: TESTS },
      to: { path: '^frontend-admin/src/(resources|dashboard|layout)/' },
    },
    {
      name: 'only-app-knows-all',
      comment: 'Features, entities, components and lib do not know the app that is composed of them.',
      severity: 'error',
      from: { path: '^(frontend-[^/]+)/src/(features|entities|components|lib)/', pathNot: TESTS },
      to: { path: '^$1/src/app/' },
    },
    {
      name: 'entities-know-no-feature',
      comment: 'What all features share knows none of them.',
      severity: 'error',
      from: { path: '^(frontend-[^/]+)/src/(entities|components|lib)/', pathNot: TESTS },
      to: { path: '^$1/src/features/' },
    },
    {
      name: 'lib-knows-no-entity',
      comment: 'What knows a noun stands with it.',
      severity: 'error',
      from: { path: '^(frontend-[^/]+)/src/(components|lib)/', pathNot: TESTS },
      to: { path: '^$1/src/entities/' },
    },
    {
      name: 'frontends-stand-alone',
      comment:
        'A frontend knows the api by its client, never by its source; nor does it know the other frontend.',
      severity: 'error',
      from: { path: '^(frontend-[^/]+)/' },
      to: { path: '^(backend/|frontend-)', pathNot: '^$1/' },
    },
    {
      name: 'libs-know-no-program',
      comment: 'Libraries are used by the backend and the frontends, not the other way round.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(backend|frontend-[^/]+)/' },
    },
    {
      name: 'ui-and-client-stay-apart',
      comment: 'Shared components get data as props; the client knows no component.',
      severity: 'error',
      from: { path: '^libs/(ui|api-client)/' },
      to: { path: '^libs/(?!domain/|ui/|api-client/)|^libs/(ui|api-client)/', pathNot: '^libs/$1/' },
    },
    {
      name: 'stand-ins-never-in-production',
      comment:
        'The sandbox, the launcher and testing serve demo, development and tests; production images do not have them.',
      severity: 'error',
      from: {
        path: '^(backend/(src|migrations)|frontend-[^/]+/src|libs/(domain|api-client|ui))/',
        pathNot: TESTS,
      },
      to: { path: '^libs/(sandbox|launcher|testing)/' },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Tests and their support never reach a build.',
      severity: 'error',
      from: { path: '/(src|migrations)/', pathNot: TESTS },
      to: { path: [TESTS, '^backend/(test|bench)/'] },
    },
    {
      name: 'production-needs-no-dev-package',
      comment: 'The production image installs without development packages.',
      severity: 'error',
      from: { path: '^(backend/(src|migrations)|libs/(domain|sandbox)/src)/', pathNot: TESTS },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '(^|/)node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(libs/[^/]+|backend|frontend-[^/]+)/(dist|coverage|test-results|playwright-report)/' },
    // Imports of types count: they are knowledge as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@drumbeat/source', 'types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
