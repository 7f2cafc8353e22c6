import type { PersonDataKind } from '@foyer/domain/privacy/person-data-kinds.ts';
import type { ReasonToWait } from '@foyer/domain/privacy/why-order-stays.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';

/** Whom a request is about, in small letters: addresses, and names of orders that have no address. */
export interface Person {
  emails: readonly string[];
  names: readonly string[];
}

/** A person as the client's records show the person. */
export interface KnownPerson {
  /** As written, the newest first. */
  names: readonly string[];
  phones: readonly string[];
  language: string | null;
  /** Local day and time of the next visit. */
  nextVisit: { date: string; time: string | null } | null;
  /** The newest first; the key is that of the order's personal values. */
  orders: readonly { id: string; keyId: string | null }[];
}

/** A person with the same name or phone under another address: offered, never merged. */
export interface PossibleMatch {
  email: string;
  name: string;
  orders: number;
  because: 'name' | 'phone';
}

/** What is looked for: the person's orders, keys, and strings in small letters (`personStrings`). */
export interface PersonTrace extends Person {
  strings: readonly string[];
  orderIds: readonly string[];
  keyIds: readonly string[];
  /** Keys of orders of the person that keep their buyer for now. */
  waitingKeyIds: readonly string[];
}

/** Records of one kind. */
export interface HeldData {
  kind: PersonDataKind;
  records: number;
  from: Date | null;
  until: Date | null;
  /** Names that are no personal data, such as an invoice's number; shown as they are. */
  names?: readonly string[];
  /** Until when a law has it kept. */
  keptUntil?: string | null;
}

/** An order that keeps its buyer for now. `until`: when it is erased by itself; null = after something else happens. */
export interface WaitingOrder {
  orderId: string;
  number: string | null;
  why: ReasonToWait;
  until: Date | null;
}

/** What the records of one module have to do with persons (product.md, section 11). */
export interface PersonData {
  /** The module. */
  readonly name: string;
  /** The columns that can hold something personal and that this module answers for: `orders.buyer_email`. */
  readonly columns: readonly string[];
  /** Who the person is, by the records of this module. */
  identify?(app: App, scope: ClientScope, person: Person): Promise<KnownPerson>;
  /** Persons whose name holds this text, and those who resemble a person who is known. */
  suggest?(scope: ClientScope, like: { part: string } | (Person & KnownPerson)): Promise<PossibleMatch[]>;
  /** Those of the orders that have a buyer, with the keys of their personal values. */
  listOrders?(scope: ClientScope, orderIds: readonly string[]): Promise<KnownPerson['orders']>;
  /** The orders whose personal values have one of these keys, and that have a buyer. */
  listOrdersOfKeys?(scope: ClientScope, keyIds: readonly string[]): Promise<string[]>;
  /** Locks the orders, in the house's order, until the transaction ends. */
  lock?(scope: ClientScope, orderIds: readonly string[]): Promise<void>;
  /** Which of the orders keep their buyer for now. */
  wait?(app: App, scope: ClientScope, orderIds: readonly string[]): Promise<WaitingOrder[]>;
  /** What is there. */
  find(app: App, scope: ClientScope, trace: PersonTrace): Promise<HeldData[]>;
  /** The same as records for the person, by kind: what a person would understand, no ids. */
  read(app: App, scope: ClientScope, trace: PersonTrace): Promise<PersonRecords>;
  /** Empties it, in the transaction of the erasure; a second time changes nothing. */
  erase?(app: App, scope: ClientScope, trace: PersonTrace): Promise<void>;
  /**
   * Empties what was written while others did not see the erasure yet: in a later transaction, before the proof. It waits
   * for what is being written.
   */
  eraseLate?(app: App, scope: ClientScope, strings: readonly string[]): Promise<void>;
  /**
   * Empties what belongs to persons whose keys are gone, as `erase` did before: a backup brings it back. What has an order
   * goes with the order.
   */
  eraseByKeys?(scope: ClientScope, keyIds: readonly string[]): Promise<void>;
  /** Orders with a buyer whose retention is over. */
  listOldOrders?(
    scope: ClientScope,
    step: 'buyers' | 'unpaid',
    stretch: RetentionStretch,
  ): Promise<{ orders: KnownPerson['orders']; place: string | null }>;
  /** Clears what else is older than its retention; the place is null once all of it was. */
  forget?(
    app: App,
    scope: ClientScope,
    step: RetentionStep,
    stretch: RetentionStretch,
  ): Promise<{ records: number; place: string | null }>;
  /** Where one of the strings is found in what lies outside the tables of clients. */
  search?(app: App, scope: ClientScope, strings: readonly string[]): Promise<FoundString[]>;
}

export type PersonRecord = Readonly<Record<string, string | number | null>>;
export type PersonRecords = Partial<Record<PersonDataKind, readonly PersonRecord[]>>;

export interface FoundString {
  /** `orders.buyer_name` */
  column: string;
  records: number;
}

/** What retention clears, in this order. */
export const retentionSteps = [
  'buyers',
  'unpaid',
  'carts',
  'mails',
  'messages',
  'reservations',
  'kept-sales',
] as const;
export type RetentionStep = (typeof retentionSteps)[number];

/** A batch of what is older than an instant: behind a place, null = from the start. */
export interface RetentionStretch {
  before: Date;
  place: string | null;
  limit: number;
}

const all = new Map<string, PersonData>();

/** A slice says what it holds about persons when its module file is loaded. */
export function offerPersonData(one: PersonData): void {
  all.set(one.name, one);
}

export function listPersonData(): readonly PersonData[] {
  return [...all.values()];
}
