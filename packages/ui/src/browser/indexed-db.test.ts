import { afterEach, expect, test, vi } from 'vitest';
import { databaseOf } from './indexed-db.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose database is refused or opened as the test says. */
function aBrowser() {
  const databases: EventTarget[] = [];
  let isRefused = false;
  const open = () => {
    const request: Partial<IDBOpenDBRequest> = {};
    queueMicrotask(() => {
      if (isRefused) {
        Object.assign(request, { error: new DOMException('', 'UnknownError') });
        request.onerror?.call(request as IDBOpenDBRequest, new Event('error'));
        return;
      }
      databases.push(new EventTarget());
      Object.assign(request, { result: databases.at(-1) });
      request.onsuccess?.call(request as IDBOpenDBRequest, new Event('success'));
    });
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  const refuse = (refuses: boolean) => {
    isRefused = refuses;
  };
  return { databases, refuse };
}

test('a database is opened once', async () => {
  const { databases } = aBrowser();
  const open = databaseOf('desk', 1, () => undefined);
  expect(await open()).toBe(await open());
  expect(databases).toHaveLength(1);
});

test('what the browser refused, or closed, is opened again when it is asked for', async () => {
  const { databases, refuse } = aBrowser();
  const open = databaseOf('desk', 1, () => undefined);
  refuse(true);
  await expect(open()).rejects.toThrow();
  refuse(false);
  const first = await open();
  databases[0]?.dispatchEvent(new Event('close'));
  expect(await open()).not.toBe(first);
});
