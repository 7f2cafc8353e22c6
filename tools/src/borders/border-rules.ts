import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { MODULE_MAP, OPEN_TO_ALL } from './module-map.ts';

const TESTS = '\\.(test|spec)\\.tsx?$';
const TEST_LIBRARIES = 'node_modules/(vitest|fast-check|@testing-library|smtp-server|playwright-core)/';
const MODULES = '^apps/server/src/modules';

/** A fence and, as its comment, what to do instead of climbing over it. */
function fence(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}

const layers = [
  fence(
    'domain-is-pure',
    'A rule is a function of its arguments, so that server, desk, shop and an offline scanner share it. Pass the clock, the zone and what was loaded in as arguments; only zod and temporal-polyfill may be imported.',
    { path: '^packages/domain/', pathNot: TESTS },
    { pathNot: ['^packages/domain/', 'node_modules/(zod|temporal-polyfill)/'] },
  ),
  fence(
    'domain-tests-are-pure',
    'A test of a rule needs values only. A test with a database is a *.db.test.ts beside the use case in apps/server.',
    { path: `^packages/domain/.*${TESTS}` },
    {
      pathNot: ['^packages/domain/', 'node_modules/(zod|temporal-polyfill)/', TEST_LIBRARIES],
      dependencyTypesNot: ['core'],
    },
  ),
  fence(
    'ui-knows-no-museum',
    'packages/ui holds the theme and primitives that any product could use. Build what knows tickets or timeslots from them in the app, beside its screen.',
    { path: '^packages/ui/' },
    { path: ['^packages/(domain|api-schema|testkit)/', '^apps/'] },
  ),
  fence(
    'i18n-stands-below-the-apps',
    'Catalogues and formatters serve every app. Pass what they need as arguments.',
    { path: '^packages/i18n/' },
    { path: ['^packages/(ui|api-schema|testkit)/', '^apps/'] },
  ),
  fence(
    'content-html-stands-alone',
    'What content may hold is judged the same on the server and in every browser. Pass what it needs as arguments.',
    { path: '^packages/content-html/', pathNot: TESTS },
    { path: ['^packages/(?!content-html/)', '^apps/'] },
  ),
  fence(
    'platform-knows-no-module',
    'The platform would work for any product. Let the module register itself: main.ts passes its routes, handlers and types in.',
    { path: '^apps/server/src/platform/', pathNot: TESTS },
    { path: ['^apps/server/src/modules/', '^apps/server/src/main\\.ts$'] },
  ),
  fence(
    'settings-are-passed-in',
    "Only a program's first file reads the environment. Take the setting as an argument; the type Env may be imported.",
    { path: '^apps/server/src/(platform|modules)/', pathNot: TESTS },
    { path: '^apps/server/src/env\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  fence(
    'platform-uses-no-business-rule',
    'No museum word in the platform: of the domain it may use result, money and calendar only. Move the code into the module whose word it is.',
    { path: '^apps/server/src/platform/', pathNot: TESTS },
    { path: '^packages/domain/', pathNot: '^packages/domain/src/(result|money|calendar)/' },
  ),
];

const modules = [
  fence(
    'module-through-its-door',
    "Import the other module's index.ts. If what you need is not there, it is not promised: add it to the index with its doc comment, or ask by an event through the outbox.",
    // A test makes its world with the use cases of others; nothing but its own expectations rests on that.
    { path: `${MODULES}/([^/]+)/`, pathNot: TESTS },
    { path: `${MODULES}/([^/]+)/`, pathNot: [`${MODULES}/$1/`, `${MODULES}/[^/]+/index\\.ts$`] },
  ),
  ...Object.entries(MODULE_MAP).map(([module, mayUse]) =>
    fence(
      `module-map-of-${module}`,
      `${module} may use ${[...OPEN_TO_ALL, ...mayUse].join(', ')}. Answer back by an event through the outbox, or write the new edge into tools/src/borders/module-map.ts and a decision into docs/decisions.`,
      { path: `${MODULES}/${module}/`, pathNot: TESTS },
      {
        path: `${MODULES}/`,
        pathNot: [module, ...OPEN_TO_ALL, ...mayUse].map((area) => `${MODULES}/${area}/`),
      },
    ),
  ),
  fence(
    'module-is-on-the-map',
    'This folder is not on the module map. Add it to tools/src/borders/module-map.ts with what it may use.',
    { path: `${MODULES}/`, pathNot: Object.keys(MODULE_MAP).map((area) => `${MODULES}/${area}/`) },
    {},
  ),
  fence(
    'sql-only-in-repositories',
    "Write the statement in the area's *.repository.ts, where a row becomes a domain type, and call it from here.",
    { path: `${MODULES}/`, pathNot: [TESTS, '\\.(repository|tables)\\.ts$'] },
    {
      path: 'node_modules/(kysely|pg|pg-cursor|pg-copy-streams|pg-boss)/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  fence(
    'graphql-only-in-graphql-files',
    'A GraphQL type never enters a use case. Map it in the *.graphql.ts of the area (1 to 5 lines a resolver) and pass domain types on.',
    {
      path: '^apps/server/src/',
      pathNot: [TESTS, '(\\.graphql|\\.module|/index)\\.ts$', '^apps/server/src/platform/graphql/'],
    },
    { path: ['node_modules/(graphql|graphql-yoga|@pothos/[^/]+|dataloader)/', '\\.graphql\\.ts$'] },
  ),
];

const browsers = [
  fence(
    'browser-apps-stand-alone',
    'The apps meet the server over HTTP: share a type through packages/domain or the generated GraphQL documents, a component through packages/ui.',
    { path: '^apps/(back-office|shop|scanner|screen)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  fence(
    'no-feature-imports-another',
    'Features are deleted and changed one at a time. Move what two need to src/components, to packages/ui or to packages/domain.',
    { path: '^apps/back-office/src/features/([^/]+)/' },
    { path: '^apps/back-office/src/features/', pathNot: '^apps/back-office/src/features/$1/' },
  ),
  fence(
    'no-step-imports-another',
    'A step of the sale knows the cart only. Move what two steps need to src/components or src/app.',
    { path: '^apps/shop/src/steps/([^/]+)/' },
    { path: '^apps/shop/src/steps/', pathNot: '^apps/shop/src/steps/$1/' },
  ),
];

const everywhere = [
  fence(
    'no-cycles',
    'Two files that need each other are one thing or three: join them, or move what both need into a third.',
    {},
    { circular: true },
  ),
  fence(
    'tests-are-not-used',
    'Move what is worth sharing out of the test into the file it tests or into packages/testkit.',
    {},
    { path: TESTS },
  ),
  fence(
    'test-code-stays-in-tests',
    'The running product does not contain test builders or test libraries.',
    { path: ['^apps/[^/]+/src/', '^packages/'], pathNot: [TESTS, '^packages/testkit/'] },
    { path: ['^packages/testkit/', TEST_LIBRARIES] },
  ),
  fence(
    'imports-are-found',
    'The file or package does not exist, or is not a dependency of this workspace.',
    {},
    { couldNotResolve: true, pathNot: ['\\?(url|raw|worker)$', '^virtual:'] },
  ),
];

/** Every fence between the parts of the system; the architecture in a form that fails. */
export const BORDER_RULES: readonly IRegularForbiddenRuleType[] = [
  ...layers,
  ...modules,
  ...browsers,
  ...everywhere,
];
