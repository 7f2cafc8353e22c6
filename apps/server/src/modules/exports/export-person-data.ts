import { containsPerson } from '@foyer/domain/privacy/person-strings.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { PersonData } from '../person-data/index.ts';
import { findExportPart } from './export.repository.ts';
import { openPart } from './export-rows.ts';
import {
  emptyExports,
  listStoredExports,
  lockRunningExports,
  type StoredExport,
} from './person-export.repository.ts';

/** Files of lists that still wait for their download, sealed: those with the person in them are emptied whole. */
export const exportPersonData: PersonData = {
  name: 'exports',
  columns: ['export.filter', 'export.place', 'export_part.sealed'],
  async find(app, scope, { strings }) {
    const found = await listExportsAbout(app, scope, strings);
    return [
      {
        kind: 'exports',
        records: found.length,
        from: found[0]?.createdAt ?? null,
        until: found.at(-1)?.createdAt ?? null,
      },
    ];
  },
  read: async () => ({}),
  // Whose rows are in a file is not known any more: all go, and can be made again.
  async eraseByKeys(scope) {
    const all = await listStoredExports(scope);
    await emptyExports(
      scope,
      all.map(({ id }) => id),
    );
  },
  async erase(app, scope, { strings }) {
    await emptyExportsAbout(app, scope, strings);
  },
  // A part that was being written during the erasure read the person before it.
  async eraseLate(app, scope, strings) {
    await lockRunningExports(scope);
    await emptyExportsAbout(app, scope, strings);
  },
};

async function emptyExportsAbout(app: App, scope: ClientScope, strings: readonly string[]): Promise<void> {
  const found = await listExportsAbout(app, scope, strings);
  await emptyExports(
    scope,
    found.map(({ id }) => id),
  );
}

async function listExportsAbout(
  app: App,
  scope: ClientScope,
  strings: readonly string[],
): Promise<StoredExport[]> {
  if (strings.length === 0) return [];
  const found: StoredExport[] = [];
  for (const one of await listStoredExports(scope)) {
    if (containsPerson(one.filter, strings) || (await hasPartAbout(app, scope, one.id, strings)))
      found.push(one);
  }
  return found;
}

async function hasPartAbout(
  app: App,
  scope: ClientScope,
  exportId: string,
  strings: readonly string[],
): Promise<boolean> {
  for (let sequence = 1; ; sequence += 1) {
    const sealed = await findExportPart(scope, exportId, sequence);
    if (!sealed) return false;
    if (containsPerson(openPart(app.secrets, exportId, sealed), strings)) return true;
  }
}
