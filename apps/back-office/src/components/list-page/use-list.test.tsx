// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { readAddressTexts } from '../../app/routing/address-texts.ts';
import { hookInUse } from '../hook-in-use.tsx';
import { useList } from './use-list.ts';

afterEach(() => vi.unstubAllGlobals());

interface Gate {
  name: string;
}

const document = 'query GateList { gates { name } }';
const page = (...names: string[]) => ({
  gates: {
    edges: names.map((name) => ({ node: { name } })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  },
});
type Answer = ReturnType<typeof page>;

/** The list of gates at an address, with what the server answers for its first page and after the 50th gate. */
async function listAt(address: string, first: Answer, later: Answer) {
  const queries = new QueryClient({
    defaultOptions: { queries: { refetchOnMount: false, gcTime: Infinity } },
  });
  const history = createMemoryHistory({ initialEntries: ['/before', address] });
  // What the server answers later on does not matter.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const router = createRouter({
    routeTree: createRootRoute({ validateSearch: readAddressTexts, notFoundComponent: () => null }),
    history,
  });
  history.subscribe(() => router.load());
  queries.setQueryData(['GateList', { first: 50 }], first);
  queries.setQueryData(['GateList', { first: 50, after: 'gate 50' }], later);
  await router.load();
  const used = await hookInUse(
    () =>
      useList({
        filters: {},
        document,
        variables: ({ paging }) => paging,
        rows: (answer: Answer) => answer.gates,
      }),
    null,
    (inner) => (
      <QueryClientProvider client={queries}>
        <RouterContextProvider router={router}>{inner}</RouterContextProvider>
      </QueryClientProvider>
    ),
  );
  await used.act(() => router.load());
  const { query, rowsOf, isEmpty } = used.now();
  await used.leave();
  vi.unstubAllGlobals();
  const names = query.data && rowsOf(query.data).map(({ name }: Gate) => name);
  return { names, isEmpty, href: history.location.href, steps: history.length };
}

it('a later page whose rows were all archived gives way to the first page', async () => {
  expect(await listAt('/?after=gate+50&sort=-name', page('Garden'), page())).toEqual({
    names: ['Garden'],
    isEmpty: false,
    href: '/?sort=-name',
    steps: 2,
  });
});

it('a later page with rows stays, and a list without any says so on its first page', async () => {
  const later = await listAt('/?after=gate+50', page('Garden'), page('Tower'));
  expect(later).toMatchObject({ names: ['Tower'], isEmpty: false, href: '/?after=gate+50' });
  expect(await listAt('/', page(), page())).toMatchObject({ names: [], isEmpty: true, href: '/' });
});
