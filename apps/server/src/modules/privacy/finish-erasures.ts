import type { ErasedCount, ErasureProof } from '@foyer/domain/privacy/erasure.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { erasePersonKeys, openPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { writeAudit } from '../audit-log/index.ts';
import { type KnownPerson, listPersonData } from '../person-data/index.ts';
import { eraseTrace } from './erase-visitor.ts';
import {
  type Erasure,
  findErasure,
  finishErasure,
  listOpenErasures,
  updateErasure,
} from './person-erasure.repository.ts';
import { describeErasure } from './preview-erasure.ts';
import { listTextColumns, searchTable } from './search-database.repository.ts';
import { listWaiting, tracePerson } from './trace-person.ts';

const sealedPerson = z.object({
  emails: z.array(z.string()),
  names: z.array(z.string()),
  strings: z.array(z.string()),
});

/**
 * Resumes the erasures that are under way: erases orders whose visit, payment or refund is over, and once none
 * waits searches for what is left. Each step is a transaction that a second run repeats without harm.
 */
export async function finishErasures(app: App): Promise<void> {
  const open = await listOpenErasures(app.db);
  await eachOnItsOwn(app, open, 'an erasure was not finished', async ({ clientId, id }) => {
    const isReady = await inClient(app.db, clientId, (scope) => eraseWaiting(app, scope, id));
    if (isReady) await inClient(app.db, clientId, (scope) => proveErasure(app, scope, id));
  });
}

/**
 * What is due is decided by the ids that the erasure keeps: a buyer who was corrected in the meantime is erased too, and
 * an order that another erasure emptied leaves the list.
 * @returns whether no order waits.
 */
async function eraseWaiting(app: App, scope: ClientScope, id: string): Promise<boolean> {
  const erasure = await findErasure(scope, id, { isLocked: true });
  if (erasure?.state !== 'waiting') return erasure?.state === 'searching';
  for (const part of listPersonData()) await part.lock?.(scope, erasure.waitingOrderIds);
  const person = openErasure(app, erasure);
  if (!person) return false;
  const orders = await listOrders(scope, erasure.waitingOrderIds);
  const waiting = await listWaiting(
    app,
    scope,
    orders.map((order) => order.id),
  );
  if (waiting.length === erasure.waitingOrderIds.length) return false;
  const waits = new Set(waiting.map(({ orderId }) => orderId));
  const due = orders.filter((order) => !waits.has(order.id));
  const erased = due.length > 0 ? await eraseOrders(app, scope, person, { orders, due }) : [];
  const state = waits.size > 0 ? 'waiting' : 'searching';
  await updateErasure(scope, id, {
    state,
    erased: addCounts(erasure.erased, erased),
    waitingOrderIds: [...waits],
  });
  if (due.length > 0) {
    await writeAudit(
      scope,
      { kind: 'system' },
      {
        action: 'erase-person',
        entity: 'person',
        entityId: id,
        after: { orders: due.length, waiting: waits.size },
      },
    );
  }
  return state === 'searching';
}

/** Erases the orders of an erasure that are due. What the person bought after it is no part of it. */
async function eraseOrders(
  app: App,
  scope: ClientScope,
  person: z.infer<typeof sealedPerson>,
  { orders, due }: { orders: KnownPerson['orders']; due: KnownPerson['orders'] },
): Promise<readonly ErasedCount[]> {
  const traced = await tracePerson(app, scope, person);
  const keysOf = (some: KnownPerson['orders']) => some.flatMap(({ keyId }) => keyId ?? []);
  const waitingKeyIds = [
    ...traced.going.waitingKeyIds,
    ...keysOf(orders.filter((order) => !due.includes(order))),
  ];
  const going = {
    ...traced.going,
    strings: person.strings,
    orderIds: due.map((order) => order.id),
    keyIds: keysOf(due).filter((keyId) => !waitingKeyIds.includes(keyId)),
    waitingKeyIds,
  };
  const { goes } = await describeErasure(app, scope, { ...traced, going });
  await eraseTrace(app, scope, going);
  return goes;
}

async function listOrders(scope: ClientScope, orderIds: readonly string[]): Promise<KnownPerson['orders']> {
  const orders: KnownPerson['orders'][number][] = [];
  for (const part of listPersonData()) orders.push(...((await part.listOrders?.(scope, orderIds)) ?? []));
  return orders;
}

/** Empties what came late, searches every table of the client and the queue, keeps what was found, and forgets whom it was about. */
async function proveErasure(app: App, scope: ClientScope, id: string): Promise<void> {
  const erasure = await findErasure(scope, id, { isLocked: true });
  if (erasure?.state !== 'searching') return;
  const strings = openErasure(app, erasure)?.strings ?? [];
  for (const part of listPersonData()) await part.eraseLate?.(app, scope, strings);
  const proof = await searchEverywhere(app, scope, strings);
  await finishErasure(scope, id, { proof, doneAt: app.clock() });
  await erasePersonKeys(scope, [erasure.personKeyId], app.clock());
}

/** Where one of the strings is still found in what belongs to the client. */
export async function searchEverywhere(
  app: App,
  scope: ClientScope,
  strings: readonly string[],
): Promise<ErasureProof> {
  const tables = await listTextColumns(scope);
  const found: ErasureProof['found'][number][] = [];
  if (strings.length > 0) {
    for (const table of tables) found.push(...(await searchTable(scope, table, strings)));
    for (const part of listPersonData()) found.push(...((await part.search?.(app, scope, strings)) ?? []));
  }
  return {
    tables: tables.length,
    columns: tables.reduce((count, { columns }) => count + columns.length, 0),
    strings: strings.length,
    found,
    searchedAt: app.clock().toISOString(),
  };
}

function openErasure(app: App, { wrappedKey, personKeyId, sealed }: Erasure) {
  if (!wrappedKey) return undefined;
  return sealedPerson.parse(openPersonKey(app.secrets, personKeyId, wrappedKey).decrypt(sealed));
}

function addCounts(before: readonly ErasedCount[], more: readonly ErasedCount[]): ErasedCount[] {
  const kinds = new Set([...before, ...more].map(({ kind }) => kind));
  const sum = (counts: readonly ErasedCount[], kind: string) =>
    counts.find((one) => one.kind === kind)?.records ?? 0;
  return [...kinds].map((kind) => ({ kind, records: sum(before, kind) + sum(more, kind) }));
}
