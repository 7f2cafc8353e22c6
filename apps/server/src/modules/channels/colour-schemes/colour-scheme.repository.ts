import type { ChannelColours } from '@foyer/domain/channels/channel.ts';
import type { ColourScheme, ColourSchemeInput } from '@foyer/domain/channels/colour-scheme.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors.ts';

const columns = ['id', 'name', 'colours', 'version'] as const;

/** The client's colour schemes by name. */
export async function listColourSchemes(scope: ClientScope): Promise<ColourScheme[]> {
  return selectSchemes(scope)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
}

/** The scheme, held against every other change until the transaction ends. @throws NotFoundError `colour-scheme-not-found`. */
export async function lockColourScheme(scope: ClientScope, id: string): Promise<ColourScheme> {
  const row = await selectSchemes(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFoundError('colour-scheme-not-found');
  return row;
}

/**
 * The colours of a scheme, which stay as they are until the transaction ends: a check of a published channel holds with
 * them. Lock order: channel, then scheme.
 */
export async function shareSchemeColours(
  scope: ClientScope,
  id: string,
): Promise<ChannelColours | undefined> {
  const row = await selectSchemes(scope).where('id', '=', id).forShare().executeTakeFirst();
  return row?.colours;
}

export async function findSchemeIdByName(scope: ClientScope, name: string): Promise<string | undefined> {
  const row = await selectSchemes(scope)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .executeTakeFirst();
  return row?.id;
}

export async function insertColourScheme(
  scope: ClientScope,
  input: ColourSchemeInput,
): Promise<ColourScheme> {
  return scope.tx
    .insertInto('colourScheme')
    .values({ clientId: scope.clientId, name: input.name, colours: input.colours })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateColourScheme(
  scope: ClientScope,
  id: string,
  input: ColourSchemeInput,
): Promise<ColourScheme> {
  return scope.tx
    .updateTable('colourScheme')
    .set(({ eb }) => ({
      name: input.name,
      colours: input.colours,
      version: eb('version', '+', 1),
    }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function removeColourScheme(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .deleteFrom('colourScheme')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** A channel that has a scheme. */
export interface SchemeUser {
  schemeId: string;
  title: string;
  publicationOn: boolean;
}

/** The channels that have one of these schemes, by title. */
export async function listSchemeUsers(scope: ClientScope, ids: readonly string[]): Promise<SchemeUser[]> {
  const { rows } = await sql<SchemeUser>`
    select colour_scheme_id as scheme_id, name as title, publication_on from channel
    where client_id = ${scope.clientId} and colour_scheme_id = any (${[...ids]}::uuid[]) and deleted_at is null
    order by lower(name), id`.execute(scope.tx);
  return rows;
}

function selectSchemes(scope: ClientScope) {
  return scope.tx.selectFrom('colourScheme').select(columns).where('clientId', '=', scope.clientId);
}
