import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { uuidPattern } from '@foyer/domain/result/uuid.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { listPersonData } from '../person-data/index.ts';
import { eraseTrace } from './erase-visitor.ts';
import {
  type ErasedKey,
  findKeysToErase,
  listAllErasedKeys,
  listErasedKeys,
} from './erased-key.repository.ts';

const atOnce = 2_000;

/** Beside the backups: which keys of persons were erased, so that a restore erases them again (decision 0285). */
export const erasedKeysFile = (backupFolder: string): string => path.join(backupFolder, 'erased-keys.txt');

/**
 * Adds the keys that were erased since the last time to the list of the folder where the worker keeps it. Where there is none,
 * nothing is done: an installation without backups needs none.
 */
export async function addErasedKeys(app: Pick<App, 'db' | 'clock'>, folder: string): Promise<void> {
  const file = erasedKeysFile(folder);
  if (!(await isThere(file))) return;
  const write = (keys: readonly ErasedKey[]) => append(file, keys);
  while ((await listErasedKeys(app.db, { limit: atOnce, now: app.clock(), write })) === atOnce) {}
}

/** Adds every erased key that the list lacks, and begins it where there is none: a backup may lie in a folder of its own. */
export async function completeErasedKeys(app: Pick<App, 'db'>, folder: string): Promise<void> {
  const file = erasedKeysFile(folder);
  await append(file, []);
  const listed = new Set<string>();
  for await (const { keyId } of readList(file)) listed.add(keyId);
  let behind: ErasedKey | undefined;
  do {
    const keys = await listAllErasedKeys(app.db, behind, atOnce);
    await append(
      file,
      keys.filter(({ keyId }) => !listed.has(keyId)),
    );
    behind = keys.at(-1);
  } while (behind);
}

/** A line that was cut short by a crash before ends first. */
async function append(file: string, keys: readonly ErasedKey[]): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(keys.map(({ clientId, keyId }) => `\n${clientId} ${keyId}`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

/**
 * Erases what the list beside a backup says was erased after it. A second time changes nothing.
 * @returns how many keys were erased. @throws when there is no list.
 */
export async function eraseListedKeys(app: App, folder: string): Promise<number> {
  const waiting = new Map<string, Set<string>>();
  let erased = 0;
  const eraseOf = async (clientId: string, keyIds: ReadonlySet<string>) => {
    waiting.delete(clientId);
    erased += await inClient(app.db, clientId, (scope) => eraseKeys(app, scope, [...keyIds]));
  };
  for await (const { clientId, keyId } of readList(erasedKeysFile(folder))) {
    const keyIds = waiting.get(clientId) ?? new Set();
    waiting.set(clientId, keyIds.add(keyId));
    if (keyIds.size === atOnce) await eraseOf(clientId, keyIds);
  }
  for (const [clientId, keyIds] of waiting) await eraseOf(clientId, keyIds);
  return erased;
}

/** A line that was cut short is there a second time. */
async function* readList(file: string): AsyncGenerator<ErasedKey> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [clientId = '', keyId = ''] = line.split(' ');
    if (uuidPattern.test(clientId) && uuidPattern.test(keyId)) yield { clientId, keyId };
  }
}

async function eraseKeys(app: App, scope: ClientScope, listed: readonly string[]): Promise<number> {
  const keyIds = await findKeysToErase(scope, listed);
  if (keyIds.length === 0) return 0;
  const orderIds: string[] = [];
  for (const part of listPersonData())
    orderIds.push(...((await part.listOrdersOfKeys?.(scope, keyIds)) ?? []));
  for (const part of listPersonData()) await part.eraseByKeys?.(scope, keyIds);
  await eraseTrace(app, scope, { emails: [], names: [], strings: [], orderIds, keyIds, waitingKeyIds: [] });
  return keyIds.length;
}
