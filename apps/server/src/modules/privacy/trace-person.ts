import { personDataKinds } from '@foyer/domain/privacy/person-data-kinds.ts';
import { personStrings } from '@foyer/domain/privacy/person-strings.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import {
  type HeldData,
  type KnownPerson,
  listPersonData,
  type Person,
  type PersonTrace,
  type WaitingOrder,
} from '../person-data/index.ts';

/** A person by all that the client's records say. */
export interface TracedPerson {
  person: Person;
  known: KnownPerson;
  /** All that is held. */
  trace: PersonTrace;
  /** What an erasure empties now. */
  going: PersonTrace;
  waiting: readonly WaitingOrder[];
}

/** Asks each module who the person is and which orders keep their buyer for now. */
export async function tracePerson(app: App, scope: ClientScope, person: Person): Promise<TracedPerson> {
  const known = await identify(app, scope, person);
  const orderIds = known.orders.map(({ id }) => id);
  const waiting = await listWaiting(app, scope, orderIds);
  const waits = new Set(waiting.map(({ orderId }) => orderId));
  const keysOf = (orders: KnownPerson['orders']) => [...new Set(orders.flatMap(({ keyId }) => keyId ?? []))];
  const waitingKeyIds = keysOf(known.orders.filter(({ id }) => waits.has(id)));
  const strings = personStrings({
    emails: person.emails,
    names: [...person.names, ...known.names],
    phones: known.phones,
  });
  const about = { ...person, strings };
  return {
    person,
    known,
    waiting,
    trace: { ...about, orderIds, keyIds: keysOf(known.orders), waitingKeyIds: [] },
    going: {
      ...about,
      orderIds: orderIds.filter((id) => !waits.has(id)),
      // Two orders of one cart can share a key: it goes with the last of them.
      keyIds: keysOf(known.orders.filter(({ id }) => !waits.has(id))).filter(
        (id) => !waitingKeyIds.includes(id),
      ),
      waitingKeyIds,
    },
  };
}

/** The orders among these that keep their buyer for now, each once, with the first reason. */
export async function listWaiting(
  app: App,
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<WaitingOrder[]> {
  const found = new Map<string, WaitingOrder>();
  for (const part of listPersonData()) {
    for (const one of (await part.wait?.(app, scope, orderIds)) ?? []) {
      if (!found.has(one.orderId)) found.set(one.orderId, one);
    }
  }
  return [...found.values()];
}

/** What the modules hold, by kind; records of one kind can be in several modules. */
export async function findHeld(app: App, scope: ClientScope, trace: PersonTrace): Promise<HeldData[]> {
  const byKind = new Map<string, HeldData>();
  for (const part of listPersonData()) {
    for (const one of await part.find(app, scope, trace)) {
      const known = byKind.get(one.kind);
      byKind.set(one.kind, known ? together(known, one) : one);
    }
  }
  return personDataKinds.flatMap((kind) => byKind.get(kind) ?? []);
}

function together(one: HeldData, other: HeldData): HeldData {
  const times = (side: 'from' | 'until') => [one[side], other[side]].filter((at) => at !== null).sort(byTime);
  return {
    ...one,
    records: one.records + other.records,
    from: times('from')[0] ?? null,
    until: times('until').at(-1) ?? null,
    names: [...(one.names ?? []), ...(other.names ?? [])],
  };
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime();

async function identify(app: App, scope: ClientScope, person: Person): Promise<KnownPerson> {
  const all: KnownPerson[] = [];
  for (const part of listPersonData()) {
    if (part.identify) all.push(await part.identify(app, scope, person));
  }
  return {
    names: all.flatMap(({ names }) => names),
    phones: all.flatMap(({ phones }) => phones),
    language: all.find(({ language }) => language)?.language ?? null,
    nextVisit: all.find(({ nextVisit }) => nextVisit)?.nextVisit ?? null,
    orders: all.flatMap(({ orders }) => orders),
  };
}
