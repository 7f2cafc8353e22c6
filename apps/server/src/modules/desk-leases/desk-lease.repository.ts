import type { LeaseState } from '@foyer/domain/desk-leases/lease-states.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

export interface DeskLease {
  id: string;
  tillId: string;
  deviceId: string;
  sessionId: string;
  accountId: string;
  byName: string;
  state: LeaseState;
  version: number;
  openedAt: Date;
  renewedAt: Date;
  endsAt: Date;
  /** null = it is open. */
  endedAt: Date | null;
  /** Staff keep its places until then for what the desk may have sold. */
  keepUntil: Date | null;
}

const columns = [
  'id',
  'tillId',
  'deviceId',
  'sessionId',
  'accountId',
  'byName',
  'state',
  'version',
  'openedAt',
  'renewedAt',
  'endsAt',
  'endedAt',
  'keepUntil',
] as const;

export function selectLeases(scope: ClientScope) {
  return scope.tx
    .selectFrom('deskLease')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .$castTo<DeskLease>();
}

/** The one that a browser has open; its row comes after those of browser and session. */
export async function lockOpenLease(
  scope: ClientScope,
  tillId: string,
  deviceId: string,
): Promise<DeskLease | undefined> {
  return selectLeases(scope)
    .where('tillId', '=', tillId)
    .where('deviceId', '=', deviceId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
}

/** @throws NotFoundError `desk-lease-not-found` */
export async function getLease(scope: ClientScope, id: string): Promise<DeskLease> {
  const lease = await selectLeases(scope).where('id', '=', id).executeTakeFirst();
  if (!lease) throw new NotFoundError('desk-lease-not-found');
  return lease;
}

/** Held until the transaction ends. @throws as `getLease` */
export async function lockLease(scope: ClientScope, id: string): Promise<DeskLease> {
  const lease = await selectLeases(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!lease) throw new NotFoundError('desk-lease-not-found');
  return lease;
}

export type NewLease = Omit<DeskLease, 'state' | 'version' | 'endedAt' | 'keepUntil'>;

export async function insertLease(scope: ClientScope, lease: NewLease): Promise<DeskLease> {
  return scope.tx
    .insertInto('deskLease')
    .values({ clientId: scope.clientId, ...lease })
    .returning(columns)
    .$castTo<DeskLease>()
    .executeTakeFirstOrThrow();
}

export async function updateLease(
  scope: ClientScope,
  id: string,
  change: Partial<Omit<DeskLease, 'id' | 'version'>>,
): Promise<DeskLease> {
  return scope.tx
    .updateTable('deskLease')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .returning(columns)
    .$castTo<DeskLease>()
    .executeTakeFirstOrThrow();
}
