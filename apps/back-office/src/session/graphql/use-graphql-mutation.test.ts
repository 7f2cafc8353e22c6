import { patience } from '@foyer/testkit/patience.ts';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../sign-in/memory-storage.ts';
import type { GraphqlDocument } from './graphql-document.ts';
import { graphqlMutation } from './use-graphql-mutation.ts';

const Rename: GraphqlDocument<{ rename: boolean }, { name: string }> = 'mutation Rename { rename }';
const List: GraphqlDocument<unknown, unknown> = 'query List { list }';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Two lists on the page; answers how often each was asked for. */
async function pageWith(answer: () => Response) {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', { location: { origin: 'https://getij.foyer.test' } });
  vi.stubGlobal('fetch', async () => answer());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const queries = new QueryClient();
  const asked = { List: 0, Other: 0 };
  const shown = (['List', 'Other'] as const).map((name) =>
    new QueryObserver(queries, {
      queryKey: [name, { search: '' }],
      queryFn: () => {
        asked[name] += 1;
        return asked[name];
      },
    }).subscribe(() => {}),
  );
  await vi.waitFor(() => expect(asked).toEqual({ List: 1, Other: 1 }), patience);
  const rename = new MutationObserver(queries, graphqlMutation(Rename, { refetch: [List] }, queries));
  const close = () => {
    for (const stop of shown) stop();
    queries.clear();
  };
  return { asked, rename, close };
}

it('a change refetches the queries of its refetch list, and for no other', async () => {
  const { asked, rename, close } = await pageWith(() => Response.json({ data: { rename: true } }));
  await rename.mutate({ name: 'Tower' });
  expect(asked).toEqual({ List: 2, Other: 1 });
  close();
});

it('a change that is refused asks for nothing again, and says what and where', async () => {
  const errors = [{ message: 'main|Not now|not-now' }, { message: 'name|Is taken|taken' }];
  const { asked, rename, close } = await pageWith(() => Response.json({ errors }));
  await expect(rename.mutate({ name: 'Tower' })).rejects.toMatchObject({
    message: 'Not now',
    fields: [{ field: 'name', message: 'Is taken', errorKey: 'taken' }],
  });
  expect(asked).toEqual({ List: 1, Other: 1 });
  close();
});
