import { sanitizeContent } from '@foyer/content-html/sanitize-content.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../database/database.ts';

/** A text in one language. `field` says which of the owner's texts it is. */
export interface ContentText {
  language: string;
  field: string;
  text: string;
}

/** Texts by language, for one field of one owner. */
export type TextsByLanguage = Record<string, string>;

/**
 * The texts of each row of a query, read with the row itself: `.select(textsOf('product', 'product').as('texts'))`.
 * `table` has client and id of the owner.
 */
export function textsOf(owner: string, table: string): RawBuilder<ContentText[]> {
  return sql<ContentText[]>`coalesce((
    select json_agg(json_build_object('language', c.language, 'field', c.field, 'text', c.text)
      order by c.language, c.field)
    from content c
    where c.client_id = ${sql.ref(`${table}.clientId`)} and c.owner = ${owner}
      and c.owner_id = ${sql.ref(`${table}.id`)}), '[]')`;
}

/** Every text of some owners of one kind; an owner without texts has an empty list. */
export async function listTexts(
  scope: ClientScope,
  owner: string,
  ownerIds: readonly string[],
): Promise<Map<string, ContentText[]>> {
  const texts = new Map<string, ContentText[]>(ownerIds.map((id) => [id, []]));
  if (ownerIds.length === 0) return texts;
  const rows = await scope.tx
    .selectFrom('content')
    .select(['ownerId', 'language', 'field', 'text'])
    .where('clientId', '=', scope.clientId)
    .where('owner', '=', owner)
    .where('ownerId', 'in', [...ownerIds])
    .orderBy('language')
    .orderBy('field')
    .execute();
  for (const { ownerId, ...text } of rows) texts.get(ownerId)?.push(text);
  return texts;
}

/** Makes these the only texts of the owner; an empty text is none, HTML is limited to the whitelist. */
export async function replaceTexts(
  scope: ClientScope,
  owner: string,
  ownerId: string,
  texts: readonly ContentText[],
): Promise<void> {
  await deleteTexts(scope, owner, [ownerId]);
  const clean = texts.map((one) => ({ ...one, text: sanitizeContent(one.text) }));
  const given = clean.filter(({ text }) => text !== '');
  if (given.length === 0) return;
  await scope.tx
    .insertInto('content')
    .values(given.map((text) => ({ clientId: scope.clientId, owner, ownerId, ...text })))
    .execute();
}

/** Of owners that are deleted. */
export async function deleteTexts(
  scope: ClientScope,
  owner: string,
  ownerIds: readonly string[],
): Promise<void> {
  if (ownerIds.length === 0) return;
  await scope.tx
    .deleteFrom('content')
    .where('clientId', '=', scope.clientId)
    .where('owner', '=', owner)
    .where('ownerId', 'in', [...ownerIds])
    .execute();
}

/** One field's texts by language. */
export function textsOfField(texts: readonly ContentText[], field: string): TextsByLanguage {
  const ofField = texts.filter((text) => text.field === field);
  return Object.fromEntries(ofField.map(({ language, text }) => [language, text]));
}
