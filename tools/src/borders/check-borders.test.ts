import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRepository } from '../repository.ts';
import { BORDER_RULES } from './border-rules.ts';
import { checkBorders } from './check-borders.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'foyer-borders-'));
  await symlink(inRepository('node_modules'), path.join(root, 'node_modules'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
}

async function brokenRules() {
  return [...new Set((await checkBorders(root)).map(({ rule }) => rule))].sort();
}

const modules = 'apps/server/src/modules';

/** One tree for each fence that climbs over it, and over no other. */
const climbers: Record<string, Record<string, string>> = {
  'domain-is-pure': { 'packages/domain/src/money/price.ts': "import 'node:fs';" },
  'domain-tests-are-pure': { 'packages/domain/src/money/price.test.ts': "import 'pg';" },
  'ui-knows-no-museum': {
    'packages/ui/src/button.tsx': "import '../../domain/src/money/price.ts';",
    'packages/domain/src/money/price.ts': '',
  },
  'i18n-stands-below-the-apps': {
    'packages/i18n/src/translate.ts': "import '../../ui/src/button.tsx';",
    'packages/ui/src/button.tsx': '',
  },
  'content-html-stands-alone': {
    'packages/content-html/src/sanitize-content.ts': "import '../../ui/src/button.tsx';",
    'packages/ui/src/button.tsx': '',
  },
  'platform-knows-no-module': {
    'apps/server/src/platform/http/routes.ts': "import '../../modules/orders/index.ts';",
    [`${modules}/orders/index.ts`]: '',
  },
  'settings-are-passed-in': {
    'apps/server/src/platform/http/routes.ts': "import { readEnv } from '../../env.ts'; readEnv();",
    'apps/server/src/env.ts': 'export const readEnv = () => 1;',
  },
  'platform-uses-no-business-rule': {
    'apps/server/src/platform/http/routes.ts': "import '../../../../../packages/domain/src/orders/order.ts';",
    'packages/domain/src/orders/order.ts': '',
  },
  'modules-form-no-cycle': {
    [`${modules}/settings/save-setting.ts`]: "import '../identity/index.ts';",
    [`${modules}/settings/index.ts`]: '',
    [`${modules}/identity/permission.ts`]: "import '../settings/index.ts';",
    [`${modules}/identity/index.ts`]: '',
  },
  'module-through-its-door': {
    [`${modules}/orders/place-order.ts`]: "import '../scheduling/timeslot.ts';",
    [`${modules}/scheduling/timeslot.ts`]: '',
  },
  'module-map-of-venues': {
    [`${modules}/venues/create-location.ts`]: "import '../orders/index.ts';",
    [`${modules}/orders/index.ts`]: '',
  },
  'module-is-on-the-map': {
    [`${modules}/cloakroom/index.ts`]: "import './hang-coat.ts';",
    [`${modules}/cloakroom/hang-coat.ts`]: '',
  },
  'sql-only-in-repositories': { [`${modules}/orders/place-order.ts`]: "import { sql } from 'kysely'; sql;" },
  'graphql-only-in-graphql-files': { [`${modules}/orders/place-order.ts`]: "import 'graphql';" },
  'browser-apps-stand-alone': {
    'apps/shop/src/app/main.ts': "import '../../../scanner/src/app/queue.ts';",
    'apps/scanner/src/app/queue.ts': '',
  },
  'no-feature-imports-another': {
    'apps/back-office/src/features/orders/order-page.tsx': "import '../channels/channel-form.ts';",
    'apps/back-office/src/features/channels/channel-form.ts': '',
  },
  'no-step-imports-another': {
    'apps/shop/src/steps/date/date-step.tsx': "import '../tickets/tickets-step.tsx';",
    'apps/shop/src/steps/tickets/tickets-step.tsx': '',
  },
  'no-cycles': {
    'packages/domain/src/money/one.ts': "import { b } from './two.ts'; export const a = () => b;",
    'packages/domain/src/money/two.ts': "import { a } from './one.ts'; export const b = () => a;",
  },
  'tests-are-not-used': {
    'packages/domain/src/money/price.test.ts': "import './vat.test.ts';",
    'packages/domain/src/money/vat.test.ts': '',
  },
  'test-code-stays-in-tests': { 'apps/shop/src/app/main.ts': "import 'vitest';" },
  'imports-are-found': { 'apps/shop/src/app/main.ts': "import './not-there.ts';" },
};

test('a circle of types is one too', async () => {
  await write({
    'apps/shop/src/app/list.tsx':
      "import { row } from './row.tsx'; export type Item = string; export const list = row;",
    'apps/shop/src/app/row.tsx':
      "import type { Item } from './list.tsx'; export const row = (item: Item) => item;",
  });
  expect(await brokenRules()).toEqual(['no-cycles']);
});

test.each(Object.entries(climbers))('%s stops who climbs over it', async (rule, files) => {
  await write(files);
  expect(await brokenRules()).toEqual([rule]);
});

test('every fence has been seen failing', () => {
  const seen = new Set(Object.keys(climbers));
  const neverSeen = BORDER_RULES.map(({ name }) => name ?? '').filter(
    (name) => !seen.has(name) && !name.startsWith('module-map-of-'),
  );
  expect(neverSeen).toEqual([]);
});

test('a tree that keeps to the borders has no finding', async () => {
  await write({
    'packages/domain/src/orders/order.ts': "import { z } from 'zod'; export const order = z.object({});",
    [`${modules}/orders/index.ts`]: "export { placeOrder } from './place-order.ts';",
    [`${modules}/orders/place-order.ts`]:
      "import { order } from '../../../../../packages/domain/src/orders/order.ts'; export const placeOrder = () => order;",
    [`${modules}/tickets/issue-tickets.ts`]: "import { placeOrder } from '../orders/index.ts'; placeOrder();",
  });
  expect(await brokenRules()).toEqual([]);
});
