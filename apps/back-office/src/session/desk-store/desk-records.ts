import { asked, databaseOf, ended } from '@foyer/ui/browser/indexed-db.ts';
import type { Sealed } from './sealed.ts';

/** A sealed record; its id and its till alone can be read. */
export interface DeskRecord {
  id: string;
  tillId: string;
  sealed: Sealed;
}

export type RecordKind = 'desk' | 'sales';

/** Where records are kept. */
export interface DeskRecords {
  list: (kind: RecordKind, tillId: string) => Promise<DeskRecord[]>;
  /** Answers once it is on the disk. */
  put: (kind: RecordKind, record: DeskRecord) => Promise<void>;
  remove: (kind: RecordKind, ids: readonly string[]) => Promise<void>;
}

const openRecords = databaseOf('foyer-desk', 1, (database) => {
  for (const kind of ['desk', 'sales'] satisfies RecordKind[])
    database.createObjectStore(kind, { keyPath: 'id' }).createIndex('tillId', 'tillId');
});

async function change(kind: RecordKind, act: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await openRecords()).transaction(kind, 'readwrite', { durability: 'strict' });
  act(transaction.objectStore(kind));
  await ended(transaction);
}

/** Those of this browser. */
export const browserRecords: DeskRecords = {
  list: async (kind, tillId) =>
    asked((await openRecords()).transaction(kind).objectStore(kind).index('tillId').getAll(tillId)),
  put: (kind, record) => change(kind, (store) => store.put(record)),
  remove: (kind, ids) =>
    change(kind, (store) => {
      for (const id of ids) store.delete(id);
    }),
};
