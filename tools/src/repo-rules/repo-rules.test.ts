import { expect, test } from 'vitest';
import { ALL_RULES } from './all-rules.ts';
import { sha256 } from './migrations-only-added.ts';
import { applyRules } from './repo-rule.ts';

type Files = Record<string, string>;

const modules = 'apps/server/src/modules';
const catalogue = 'packages/i18n/src/catalogues/en/orders.json';
const lines = (count: number) => 'x;\n'.repeat(count);

/** For each rule the texts that it must refuse, one tree each. */
const refused: Record<string, Files[]> = {
  'no-junk-drawers': [
    { 'packages/domain/src/orders/order-utils.ts': '' },
    { 'packages/domain/src/helpers/money.ts': '' },
    { 'apps/shop/src/types.ts': '' },
    { 'apps/server/src/platform/mail.service.ts': '' },
  ],
  'kebab-case-names': [{ 'apps/shop/src/steps/DateStep.tsx': '' }, { 'packages/ui/src/save_bar.tsx': '' }],
  'file-length': [
    { 'apps/shop/src/app/main.ts': lines(301) },
    { 'apps/shop/src/app/main.test.ts': lines(401) },
  ],
  'folder-size': [
    Object.fromEntries(
      Array.from({ length: 41 }, (_, n) => [`apps/shop/src/steps/step-${n}.module.css`, '']),
    ),
  ],
  'environment-in-one-place': [{ 'packages/i18n/src/locales.ts': 'const a = process.env.LANG;' }],
  'settings-are-documented': [
    { 'apps/server/src/env.ts': 'z.object({\n  PORT: port,\n})', 'README.md': '| `HOST` | |' },
  ],
  'decisions-have-one-form': [
    { 'docs/decisions/0001-a.md': decision('0002', 'accepted'), 'docs/decisions/README.md': '](0001-a.md)' },
    { 'docs/decisions/0001-a.md': decision('0001', 'maybe'), 'docs/decisions/README.md': '](0001-a.md)' },
    { 'docs/decisions/0001-a.md': decision('0001', 'accepted'), 'docs/decisions/README.md': '' },
    {
      'docs/decisions/0001-a.md': decision('0001', 'accepted'),
      'docs/decisions/0001-b.md': decision('0001', 'accepted'),
      'docs/decisions/README.md': '](0001-a.md) ](0001-b.md)',
    },
    {
      'docs/decisions/0001-a.md': '# 0001 A\n\nDate: 2026-11-22. Status: accepted.\n',
      'docs/decisions/README.md': '](0001-a.md)',
    },
  ],
  'sql-in-repositories': [
    { [`${modules}/orders/place-order.ts`]: 'await sql`select 1`.execute(tx);', ...slice('orders') },
    { [`${modules}/orders/place-order.ts`]: "tx.insertInto('order')", ...slice('orders') },
    { [`${modules}/orders/place-order.ts`]: "client.query('select * from order')", ...slice('orders') },
  ],
  'generated-fragments': [
    {
      'apps/back-office/src/features/venues/venues.graphql.ts':
        'query Venue { location { ...LocationFields } }',
    },
  ],
  'migrations-are-only-added': [
    migrations({ '0001-a': 'select 1;', '0001-b': 'select 2;' }),
    migrations({ '0001-a': 'select 1;', '0003-b': 'select 2;' }),
    migrations({ '0002-a': 'select 1;' }),
    migrations({ 'first-table': 'select 1;' }),
    { ...migrations({ '0001-a': 'select 1;' }), 'apps/server/migrations/0001-a.sql': 'select 2;' },
    { ...migrations({ '0001-a': 'select 1;' }), 'apps/server/migrations/0002-b.sql': 'select 2;' },
    { 'apps/server/migrations/checksums.txt': `${sha256('select 1;')}  0001-a.sql\n` },
  ],
  'graphql-documents': [
    { 'apps/back-office/src/features/orders/order-page.tsx': 'const document = graphql(`query Order`);' },
    { 'apps/back-office/src/features/orders/order-page.tsx': 'request(`\n  query Order($id: ID!) { id }`)' },
  ],
  'one-name-one-meaning': [
    {
      'packages/domain/src/orders/sale.ts': 'export interface Sale {}',
      'packages/domain/src/pricing/sale.ts': 'export type Sale = string;',
    },
    {
      'apps/shop/src/app/find-order.ts': 'export async function find() {}',
      'apps/shop/src/steps/pay/find-order.ts': 'export const find = 1;',
    },
  ],
  'inputs-from-zod': [
    {
      [`${modules}/orders/orders.graphql.ts`]: "builder.inputType('OrderInput', {})",
      ...slice('orders'),
    },
  ],
  'no-transactions-in-resolvers': [
    {
      [`${modules}/orders/orders.graphql.ts`]: 'resolve: () => context.signedIn().inClient(listOrders)',
      ...slice('orders'),
    },
    {
      [`${modules}/orders/orders.graphql.ts`]: 'const rows = inClientReadOnly(app.db, id, listOrders);',
      ...slice('orders'),
    },
  ],
  'every-test-runs': [
    { 'packages/domain/src/money/price.test.ts': "test.only('one', () => {});" },
    { 'packages/domain/src/money/price.test.ts': "describe.skip('all', () => {});" },
    { 'packages/domain/src/money/price.test.ts': "xit('one', () => {});" },
  ],
  'no-mocked-modules': [{ 'packages/domain/src/money/price.test.ts': "vi.mock('./price.ts');" }],
  'no-todo': [{ 'packages/domain/src/money/price.ts': '// TODO round' }],
  'no-silenced-checks': [
    { 'packages/domain/src/money/price.ts': '// @ts-ignore' },
    { 'packages/domain/src/money/price.ts': 'const a = b as unknown as string;' },
  ],
  'no-untyped-search': [
    { 'apps/back-office/src/components/why.ts': 'const { why } = useSearch({ strict: false });' },
    { 'apps/back-office/src/components/why.ts': 'void navigate({ search: changed as never });' },
  ],
  'one-clock': [
    { 'apps/back-office/src/day.ts': 'const day = new Date().toISOString().slice(0, 10);' },
    {
      'apps/back-office/src/day.ts':
        'new Date(Date.now() + (days ?? 0) * 86_400_000).toISOString().slice(0, 10);',
    },
    { 'apps/shop/src/day.ts': 'new Date(\n  at(visit),\n)\n  .toISOString()\n  .slice(0, 10);' },
    { 'apps/back-office/src/day.ts': 'const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;' },
    { 'apps/scanner/src/day.ts': 'const hour = now.getHours();' },
    { 'packages/ui/src/day.ts': "const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit' });" },
    { 'packages/ui/src/day.ts': "const clock = Intl.DateTimeFormat(locale, { hour: '2-digit' });" },
    { 'packages/ui/src/day.ts': "new Intl.DateTimeFormat(\n  of(locale),\n  { hour: '2-digit' },\n);" },
    { 'apps/shop/src/day.ts': "const day = new Date().toISOString().split('T')[0];" },
    { 'apps/shop/src/day.ts': 'const day = visit.toDateString();' },
    { 'apps/shop/src/day.ts': 'const moment = new Date(sent).toLocaleString(locale);' },
    { 'apps/shop/src/day.ts': 'const day = new Date()\n  .toISOString()\n  .slice(0, 10);' },
    { 'apps/shop/src/day.ts': 'const zone = anyFormat()\n  .resolvedOptions()\n  .timeZone;' },
    {
      'apps/shop/src/day.ts': "new Intl.DateTimeFormat(locale, { hour: '2-digit', timeZoneName: 'short' });",
    },
  ],
  'works-over-http': [
    { 'apps/shop/src/app/use-cart.ts': 'const key = crypto.randomUUID();' },
    { 'packages/ui/src/copy-code.ts': 'await navigator.clipboard.writeText(code);' },
  ],
  'plain-words': [
    { 'packages/domain/src/money/price.ts': '/** What somebody pays. */' },
    { 'packages/domain/src/money/price.ts': 'const a = 1;\n// The price is worked out anew.' },
    { 'packages/domain/src/money/price.test.ts': "test('nobody pays twice', () => {});" },
    { 'docs/security.md': 'An order bears its number.' },
  ],
  'no-debugger': [{ 'packages/domain/src/money/price.ts': '  debugger;' }],
  'no-machine-paths': [
    { 'README.md': 'see `/home/anna/foyer`' },
    { 'tools/src/build.ts': "const folder = '/tmp/foyer';" },
    { 'docs/windows.md': 'C:\\Users' },
  ],
  'no-registry-hosts': [
    { 'package-lock.json': '      "resolved": "https://packages.example/a.tgz",' },
    { '.npmrc': 'registry=https://packages.example/' },
  ],
  'slice-shape': [
    { [`${modules}/orders/index.ts`]: '' },
    { [`${modules}/orders/README.md`]: 'Orders.' },
    { [`${modules}/orders/index.ts`]: '', [`${modules}/orders/README.md`]: 'word\n'.repeat(21) },
    { 'ARCHITECTURE.md': 'No module here.', ...slice('orders') },
  ],
  'no-museum-words-below': [{ 'packages/ui/src/badge.tsx': 'export function TicketBadge() {}' }],
  'messages-exist': [
    { [catalogue]: '{}', 'apps/shop/src/app/main.tsx': "t('orders.title')" },
    { [catalogue]: '{}', 'packages/domain/src/orders/order.ts': "refused({ code: 'sold-out' })" },
    { [catalogue]: '{}', 'packages/domain/src/orders/order.ts': "z.string().min(1, 'name-required')" },
    {
      [catalogue]: '{}',
      'packages/domain/src/orders/order.ts': "rows.refine(areFew, { error: 'too-many' })",
    },
    {
      [catalogue]: '{}',
      [`${modules}/orders/find-order.ts`]: "new NotFoundError('order-gone')",
      ...slice('orders'),
    },
    { [catalogue]: '{}', 'apps/shop/src/app/main.tsx': 't(`orders.state.\u0024{state}`)' },
  ],
  'messages-are-used': [
    { [catalogue]: '{"orders.title":"Orders"}', 'apps/shop/src/app/main.tsx': "// don't\n" },
  ],
};

/** Texts that look like an offence and are none. */
const allowed: Files[] = [
  {
    'docs/decisions/0001-a.md': decision('0001', 'replaced in part by [0002](0002-b.md)'),
    'docs/decisions/README.md': '](0001-a.md)',
  },
  migrations({ '0001-tables': 'select 1;', '0002-more-tables': 'select 2;' }),
  { 'packages/domain/src/identity/account-types.ts': '' },
  { 'apps/server/src/env.ts': 'const given = process.env;\n  PORT: port,', 'README.md': '| `PORT` | 4000 |' },
  { [`${modules}/orders/order.repository.ts`]: 'sql`select 1`', ...slice('orders') },
  { 'apps/back-office/src/features/orders/orders.graphql.ts': 'graphql(`query Order { id }`)' },
  {
    'apps/back-office/src/features/orders/routes.tsx': 'export const routes = [];',
    'apps/back-office/src/features/visits/routes.tsx': 'export const routes = [];',
    'apps/back-office/src/features/orders/find-order.ts': 'export function findOrder() {}',
    'apps/shop/src/app/find-order.ts': 'export function findOrder() {}',
  },
  {
    'packages/domain/src/orders/state.ts': "export const state = 1;\nexport type state = 'paid';",
    'packages/domain/src/orders/order.ts': "export { state } from './state.ts';",
  },
  { 'packages/domain/src/money/price.test.ts': "test.each([1])('one', () => {});" },
  { 'packages/domain/src/money/price.ts': "// The account `nobody` owns nothing.\nconst a = 'nobody';" },
  { 'packages/domain/src/calendar/day.ts': 'new Date(Date.parse(date) + ms).toISOString().slice(0, 10);' },
  { 'apps/shop/src/day.ts': 'const second = new Date(at).toISOString().slice(17, 19);' },
  { 'packages/ui/src/badge.tsx': '/** Shows tickets in one app and members in another. */' },
  {
    [catalogue]: '{"orders.title":"Orders","orders.state.paid":"Paid","errors.sold-out":"Sold out"}',
    'apps/shop/src/app/main.tsx': "// don't\nt('orders.title'); t(`orders.state.\u0024{state}`);",
    'packages/domain/src/orders/order.ts': "refused({ code: 'sold-out' })",
  },
];

function decision(number: string, status: string): string {
  const sections = ['Context', 'Decision', 'Consequences'].map((name) => `## ${name}\n\nText.\n`);
  return `# ${number} Batches\n\nDate: 2026-11-22. Status: ${status}.\n\n${sections.join('\n')}`;
}

function migrations(texts: Files): Files {
  const folder = 'apps/server/migrations';
  const files = Object.entries(texts).map(([name, text]) => [`${folder}/${name}.sql`, text]);
  const sums = Object.entries(texts).map(([name, text]) => `${sha256(text)}  ${name}.sql\n`);
  return { ...Object.fromEntries(files), [`${folder}/checksums.txt`]: sums.join('') };
}

function slice(module: string): Files {
  return { [`${modules}/${module}/index.ts`]: '', [`${modules}/${module}/README.md`]: 'Owns its tables.' };
}

function brokenRules(files: Files): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return [...new Set(applyRules(ALL_RULES, sources).map(({ rule }) => rule))];
}

test.each(Object.entries(refused).flatMap(([rule, trees]) => trees.map((tree) => [rule, tree] as const)))(
  '%s refuses %o',
  (rule, tree) => {
    expect(brokenRules(tree)).toEqual([rule]);
  },
);

test.each(allowed)('no rule refuses %o', (tree) => {
  expect(brokenRules(tree)).toEqual([]);
});

test('every rule has been seen failing', () => {
  expect(ALL_RULES.map(({ name }) => name).filter((name) => !(name in refused))).toEqual([]);
});
