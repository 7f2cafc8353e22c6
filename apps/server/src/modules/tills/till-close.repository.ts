import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { TillCloseDocument } from '@foyer/domain/tills/close-document.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** The close of a session: a document that never changes. */
export interface TillClose {
  sessionId: string;
  tillId: string;
  /** Of the till, without a gap. */
  number: number;
  closedAt: Date;
  closedByName: string;
  expectedMinor: number;
  countedMinor: number;
  leftMinor: number;
  /** The last day of the ledger that it closed for its till; null = none. */
  closedDay: LocalDate | null;
  document: TillCloseDocument;
}

const columns = [
  'sessionId',
  'tillId',
  'number',
  'closedAt',
  'closedByName',
  'expectedMinor',
  'countedMinor',
  'leftMinor',
  'closedDay',
  'document',
] as const;

/** A till with the book and the currency that it posts to. */
export interface TillBook {
  tillId: string;
  test: boolean;
  currency: string;
}

/** The last close of each till in its book: what it left is in the drawer. In the order of the tills; null = none. */
export async function findLastCloses(
  scope: ClientScope,
  books: readonly TillBook[],
): Promise<(TillClose | null)[]> {
  if (books.length === 0) return [];
  const { rows } = await sql<{ sessionId: string }>`
    select last.session_id
    from json_to_recordset(${JSON.stringify(books)}::json) as b ("tillId" uuid, test boolean, currency text),
      lateral (select session_id from till_close c
        where c.client_id = ${scope.clientId} and c.till_id = b."tillId"
          and c.document @> jsonb_build_object('isTest', b.test, 'currency', b.currency)
        order by c.number desc limit 1) as last`.execute(scope.tx);
  const closes = await listCloses(
    scope,
    rows.map(({ sessionId }) => sessionId),
  );
  return books.map(({ tillId }) => closes.find((close) => close.tillId === tillId) ?? null);
}

/** @throws NotFoundError `till-close-not-found` */
export async function getClose(scope: ClientScope, sessionId: string): Promise<TillClose> {
  const [close] = await listCloses(scope, [sessionId]);
  if (!close) throw new NotFoundError('till-close-not-found');
  return close;
}

export async function listCloses(scope: ClientScope, sessionIds: readonly string[]): Promise<TillClose[]> {
  if (sessionIds.length === 0) return [];
  return scope.tx
    .selectFrom('tillClose')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('sessionId', 'in', [...sessionIds])
    .execute();
}

/** @param close of a session that is locked, and its till with it: the number has no gap. */
export async function insertClose(scope: ClientScope, close: Omit<TillClose, 'number'>): Promise<TillClose> {
  return scope.tx
    .insertInto('tillClose')
    .values(({ selectFrom }) => ({
      ...close,
      clientId: scope.clientId,
      document: JSON.stringify(close.document),
      number: selectFrom('tillClose')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
        .where('clientId', '=', scope.clientId)
        .where('tillId', '=', close.tillId),
    }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}
