import type { TillInput } from '@foyer/domain/tills/till-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** A till of a location. */
export interface Till extends TillInput {
  id: string;
  version: number;
  archivedAt: Date | null;
}

const columns = ['id', 'version', 'archivedAt', 'name', 'locationId', 'printer'] as const;

function selectTills(scope: ClientScope) {
  return scope.tx.selectFrom('till').select(columns).where('clientId', '=', scope.clientId);
}

/** By name; archived ones only where their ids are given. */
export async function listTills(scope: ClientScope, ids?: readonly string[]): Promise<Till[]> {
  if (ids?.length === 0) return [];
  const query = selectTills(scope).orderBy('name').orderBy('id');
  return (ids ? query.where('id', 'in', [...ids]) : query.where('archivedAt', 'is', null)).execute();
}

/** @throws NotFoundError `till-not-found` */
export async function getTill(scope: ClientScope, id: string): Promise<Till> {
  const [till] = await listTills(scope, [id]);
  if (!till) throw new NotFoundError('till-not-found');
  return till;
}

/** The till, held against every other change until the transaction ends. @throws NotFoundError `till-not-found` */
export async function lockTill(scope: ClientScope, id: string): Promise<Till> {
  const till = await selectTills(scope).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!till) throw new NotFoundError('till-not-found');
  return till;
}

export async function insertTill(scope: ClientScope, input: TillInput): Promise<Till> {
  return scope.tx
    .insertInto('till')
    .values({ clientId: scope.clientId, ...input })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateTill(
  scope: ClientScope,
  id: string,
  change: Partial<TillInput & Pick<Till, 'archivedAt'>>,
): Promise<Till> {
  return scope.tx
    .updateTable('till')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
