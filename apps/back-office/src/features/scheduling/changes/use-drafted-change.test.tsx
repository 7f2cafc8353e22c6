// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { readAddressTexts } from '../../../app/routing/address-texts.ts';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { hookInUse } from '../../../components/hook-in-use.tsx';
import { timeslotGroupFormOf } from '../timeslot-groups/timeslot-group-form.ts';
import { useDraftedChange } from './use-drafted-change.ts';

const group = { name: 'Hall', hidden: false, synced: false, ticketGroups: [], periods: [] };

/** The page of a timeslot group that a colleague changed since the draft of the address was made. */
async function backToEditing(wanted: object) {
  const queries = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
  const timeslotChange = { id: 'first', state: 'draft', wanted, seenVersion: 'before' };
  queries.setQueryData(['TimeslotChangeDraft', { id: 'first' }], { timeslotChange });
  const router = createRouter({
    routeTree: createRootRoute({ validateSearch: readAddressTexts, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/?draft=first'] }),
  });
  await router.load();
  const sent: { name: string; version: string }[] = [];
  const page = await hookInUse(
    () => {
      const draftedOn = useRef<string | null>(null);
      const form = useEditForm({
        values: timeslotGroupFormOf(group),
        version: 'now',
        save: async ({ name }, _checked, version: string) => {
          sent.push({ name, version: draftedOn.current ?? version });
        },
      });
      useDraftedChange(form, draftedOn);
      return form;
    },
    null,
    (inner) => (
      <QueryClientProvider client={queries}>
        <RouterContextProvider router={router}>{inner}</RouterContextProvider>
      </QueryClientProvider>
    ),
  );
  return {
    type: (name: string) => page.act(() => page.now().fields.setFieldValue('name', name)),
    discard: () => page.act(() => page.now().discard()),
    review: async () => {
      await page.act(() => page.now().submit());
      return sent.at(-1);
    },
    leave: page.leave,
  };
}

it('a draft that is edited again names the version that it was made on, not that of a colleague', async () => {
  const page = await backToEditing({ name: 'Old hall' });
  await page.type('Great hall');
  expect(await page.review()).toEqual({ name: 'Great hall', version: 'before' });
  await page.leave();
});

it('once a draft is discarded, what is typed is a change of the group as it is now', async () => {
  const page = await backToEditing({ name: 'Old hall' });
  await page.discard();
  await page.type('Great hall');
  expect(await page.review()).toEqual({ name: 'Great hall', version: 'now' });
  await page.leave();
});

it('a draft that changes nothing of the page leaves its version as it is', async () => {
  const page = await backToEditing({});
  await page.type('Great hall');
  expect(await page.review()).toEqual({ name: 'Great hall', version: 'now' });
  await page.leave();
});
