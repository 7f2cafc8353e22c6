// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { unmountPath } from '../../app/routing/mount-path.ts';
import { hookInUse } from '../hook-in-use.tsx';
import type { FailedTry } from './failed-try.ts';
import { useLeadToError } from './use-lead-to-error.ts';

const dates = '/tickets/7?tab=dates';
const mails = '/tickets/7?tab=emails';

/** A page with tabs; answers where each step leads it. */
async function aPage() {
  const history = createMemoryHistory({ initialEntries: ['/start'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const shown = { failedTry: null as FailedTry | null, target: undefined as string | undefined };
  const hook = await hookInUse(
    ({ failedTry, target }: typeof shown) => useLeadToError(failedTry, target),
    shown,
    (inner) => <RouterContextProvider router={router}>{inner}</RouterContextProvider>,
  );
  return {
    ...hook,
    leadsTo: async (failedTry: FailedTry | null, target: string | undefined) => {
      history.replace('/start');
      await hook.draw({ failedTry, target });
      return unmountPath(history.location.href);
    },
  };
}

it('a save that failed on another tab opens it, each time that a save fails there', async () => {
  const { leadsTo } = await aPage();
  const first = { fields: [] };
  expect(await leadsTo(first, dates)).toBe(dates);
  expect(await leadsTo(first, undefined)).toBe('/start');
  expect(await leadsTo({ fields: [] }, dates)).toBe(dates);
});

it('with errors on two tabs, the first key typed opens no other tab', async () => {
  const { leadsTo } = await aPage();
  const failed = { fields: [] };
  expect(await leadsTo(failed, undefined)).toBe('/start');
  expect(await leadsTo(failed, mails)).toBe('/start');
});

it('a tab that is left after a failed save is not opened again', async () => {
  const { leadsTo } = await aPage();
  const failed = { fields: [] };
  expect(await leadsTo(failed, dates)).toBe(dates);
  expect(await leadsTo(failed, undefined)).toBe('/start');
  expect(await leadsTo(failed, dates)).toBe('/start');
});

it('the focus goes to the wrong field also where its tab is fetched first', async () => {
  const { leadsTo, leave } = await aPage();
  const failed = { fields: [] };
  await leadsTo(failed, dates);
  await leadsTo(failed, undefined);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const field = document.body.appendChild(document.createElement('input'));
  field.setAttribute('aria-invalid', 'true');
  await expect.poll(() => document.activeElement === field).toBe(true);
  field.remove();
  await leave();
});
