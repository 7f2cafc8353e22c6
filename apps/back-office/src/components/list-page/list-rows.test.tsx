import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readAddressTexts } from '../../app/routing/address-texts.ts';
import { RequestError } from '../../session/graphql/request-error.ts';
import { oneOf } from '../fields/address-search.ts';
import { ListRows } from './list-rows.tsx';
import { narrowRows } from './narrow-rows.ts';
import { useList } from './use-list.ts';

interface Gate {
  name: string;
  state: string;
}

const gates: readonly Gate[] = [
  { name: 'Main entrance', state: 'open' },
  { name: 'Garden', state: 'closed' },
];

const filters = { state: oneOf(['open', 'closed']) };
const document = 'query GateList { gates { name state } }';

const refusal = (code: string) =>
  new RequestError(200, [{ message: 'main|refused|refused', extensions: { code } }], 'request 7');

/** The list of gates at an address, with what the server answered. */
async function listAt(address: string, answer: readonly Gate[] | RequestError): Promise<string> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const answered = { queryKey: ['GateList', {}] };
  if (answer instanceof RequestError) {
    await queries.prefetchQuery({ ...answered, queryFn: () => Promise.reject(answer) });
  } else queries.setQueryData(answered.queryKey, { gates: answer });
  function Gates() {
    const list = useList({
      filters,
      defaultSort: 'name',
      document,
      variables: () => ({}),
      rows: (result: { gates: readonly Gate[] }) => result.gates,
      narrow: (all, { filters: { state }, search, sort }) =>
        narrowRows(
          all.filter((gate) => !state || gate.state === state),
          { search, words: ({ name }) => [name], sort, keys: { name: ({ name }) => name } },
        ),
    });
    return (
      <ListRows
        list={list}
        label="Gates"
        words={{
          failed: 'The gates could not be loaded',
          empty: { title: 'No gates yet' },
          noMatch: { title: 'No gate fits' },
        }}
        table={(rows) => rows.map(({ name }) => name).join(', ')}
        totals={(_result, rows) => `${rows.length} gates`}
        add="Pair a gate"
      />
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({
      validateSearch: readAddressTexts,
      component: Gates,
      notFoundComponent: Outlet,
    }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  return renderToString(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <MessagesProvider translator={readTranslator('en', ['ui'])}>
          <RouterProvider router={router} />
        </MessagesProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

it('a list shows its rows in the order of the address, with their total', async () => {
  expect(await listAt('/?sort=-name', gates)).toContain('Main entrance, Garden');
  expect(await listAt('/?state=open', gates)).toContain('1 gates');
});

it('a list where nothing was ever made offers the way to the first one, whatever is filtered', async () => {
  const shown = await listAt('/?state=open', []);
  expect(shown).toContain('No gates yet');
  expect(shown).toContain('Pair a gate');
});

it('filters that hide everything say so and can be cleared', async () => {
  const shown = await listAt('/?q=tower', gates);
  expect(shown).toContain('No gate fits');
  expect(shown).toContain('Clear filters');
});

it('a filter that the list does not know hides nothing', async () => {
  expect(await listAt('/?state=broken', gates)).toContain('Garden, Main entrance');
});

it('a list that could not be loaded says so and can be reloaded', async () => {
  const shown = await listAt('/', refusal('UNEXPECTED'));
  expect(shown).toContain('The gates could not be loaded');
  expect(shown).toContain('Reload');
});

it('an account without the right to a list gets the page that says so, in place of the whole list', async () => {
  await expect(listAt('/', refusal('NOT_ALLOWED'))).rejects.toThrow(RequestError);
});
