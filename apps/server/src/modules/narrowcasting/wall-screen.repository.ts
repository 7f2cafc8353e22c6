import type { WallScreenInput } from '@foyer/domain/narrowcasting/wall-screen-input.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

export interface WallScreen extends WallScreenInput {
  id: string;
  version: number;
  waitingMinutes: number | null;
  /** Whether it has an address that works. */
  hasLink: boolean;
  lastSeenAt: Date | null;
}

const columns = [
  'id',
  'version',
  'name',
  'layout',
  'orientation',
  'locationId',
  'channelId',
  'productIds',
  'languages',
  'languageSeconds',
  'showsTimeslots',
  'showsSoldOut',
  'showsEvents',
  'showsWaiting',
  'waitingMinutes',
  'footerNl',
  'footerEn',
  'backgroundColour',
  'textColour',
  'accentColour',
  'lastSeenAt',
] as const;

const hasLink = sql<boolean>`token_hash is not null`.as('hasLink');

function selectScreens(scope: ClientScope) {
  return scope.tx
    .selectFrom('wallScreen')
    .select(columns)
    .select(hasLink)
    .where('clientId', '=', scope.clientId);
}

/** By name. */
export async function listWallScreens(scope: ClientScope): Promise<WallScreen[]> {
  return selectScreens(scope).orderBy('name').orderBy('id').limit(500).execute();
}

/** @throws NotFoundError `wall-screen-not-found` */
export async function getWallScreen(scope: ClientScope, id: string): Promise<WallScreen> {
  const screen = await selectScreens(scope).where('id', '=', id).executeTakeFirst();
  if (!screen) throw new NotFoundError('wall-screen-not-found');
  return screen;
}

/** The screen, held against every other change until the transaction ends. @throws NotFoundError as `getWallScreen`. */
export async function lockWallScreen(scope: ClientScope, id: string): Promise<WallScreen> {
  const screen = await selectScreens(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!screen) throw new NotFoundError('wall-screen-not-found');
  return screen;
}

export async function insertWallScreen(scope: ClientScope, input: WallScreenInput): Promise<WallScreen> {
  return scope.tx
    .insertInto('wallScreen')
    .values({ clientId: scope.clientId, ...input })
    .returning(columns)
    .returning(hasLink)
    .executeTakeFirstOrThrow();
}

/** Every change of what its form holds is a new version. */
export async function updateWallScreen(
  scope: ClientScope,
  id: string,
  input: WallScreenInput,
): Promise<WallScreen> {
  return scope.tx
    .updateTable('wallScreen')
    .set(({ eb }) => ({ ...input, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .returning(columns)
    .returning(hasLink)
    .executeTakeFirstOrThrow();
}

/** Its link and its waiting time are not in its form: an open editor can be saved after them. */
export async function setBesideForm(
  scope: ClientScope,
  id: string,
  change: { tokenHash: Buffer | null } | { waitingMinutes: number | null },
): Promise<WallScreen> {
  return scope.tx
    .updateTable('wallScreen')
    .set(change)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .returning(columns)
    .returning(hasLink)
    .executeTakeFirstOrThrow();
}

export async function deleteWallScreenRow(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .deleteFrom('wallScreen')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** The client of the token in the address of a screen, before anything else is known. */
export async function findClientOfScreenToken(db: Database, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select find_client_by_screen_token(${tokenHash}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

/** @throws NotFoundError as `getWallScreen`, where the token was revoked meanwhile. */
export async function getScreenOfToken(scope: ClientScope, tokenHash: Buffer): Promise<WallScreen> {
  const screen = await selectScreens(scope).where('tokenHash', '=', tokenHash).executeTakeFirst();
  if (!screen) throw new NotFoundError('wall-screen-not-found');
  return screen;
}

/** Marks a screen as seen, no version of it; at most so often. */
export async function touchWallScreen(
  scope: ClientScope,
  id: string,
  { at, everySeconds }: { at: Date; everySeconds: number },
): Promise<void> {
  await scope.tx
    .updateTable('wallScreen')
    .set({ lastSeenAt: at })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('lastSeenAt', 'is', null),
        eb('lastSeenAt', '<', new Date(at.getTime() - everySeconds * 1_000)),
      ]),
    )
    .execute();
}
