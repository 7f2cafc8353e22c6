import type { CompanyFormInput } from '@foyer/domain/settings/company-form-input.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';

export interface CompanyForm extends CompanyFormInput {
  savedAt: Date;
  /** null = by the secret link. */
  savedByName: string | null;
}

export interface CompanyFormLink {
  id: string;
  madeAt: Date;
  madeByName: string;
  expiresAt: Date;
}

export async function findCompanyForm(scope: ClientScope): Promise<CompanyForm | undefined> {
  const row = await scope.tx
    .selectFrom('companyForm')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { clientId: _client, savedBy: _by, ...form } = row;
  return form;
}

/** Violates `company_form_pkey` where it was filled in already. */
export async function insertCompanyForm(
  scope: ClientScope,
  form: CompanyFormInput,
  saved: { at: Date; by: string | null; byName: string | null },
): Promise<void> {
  await scope.tx
    .insertInto('companyForm')
    .values({
      ...form,
      clientId: scope.clientId,
      savedAt: saved.at,
      savedBy: saved.by,
      savedByName: saved.byName,
    })
    .execute();
}

/** The link that can still be used; there is one at most. */
export async function findOpenFormLink(scope: ClientScope, at: Date): Promise<CompanyFormLink | undefined> {
  return scope.tx
    .selectFrom('companyFormLink')
    .select(['id', 'madeAt', 'madeByName', 'expiresAt'])
    .where('clientId', '=', scope.clientId)
    .where('revokedAt', 'is', null)
    .where('spentAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
}

/** The client of a link, found before any client is known; the link may have expired. */
export async function findClientOfFormLink(db: Database, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select find_client_by_company_form_hash(${tokenHash}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

/** The open link with this hash, held until the transaction ends. */
export async function lockFormLink(
  scope: ClientScope,
  tokenHash: Buffer,
  at: Date,
): Promise<CompanyFormLink | undefined> {
  return scope.tx
    .selectFrom('companyFormLink')
    .select(['id', 'madeAt', 'madeByName', 'expiresAt'])
    .where('clientId', '=', scope.clientId)
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('spentAt', 'is', null)
    .where('expiresAt', '>', at)
    .forUpdate()
    .executeTakeFirst();
}

/** Violates `company_form_link_one` while another one is open. */
export async function insertFormLink(
  scope: ClientScope,
  link: { tokenHash: Buffer; madeAt: Date; madeByName: string; expiresAt: Date },
): Promise<void> {
  await scope.tx
    .insertInto('companyFormLink')
    .values({ ...link, clientId: scope.clientId, revokedAt: null, spentAt: null })
    .execute();
}

/** Ends the open links: revoked by a person, or spent when the form was saved. @returns how many. */
export async function endFormLinks(
  scope: ClientScope,
  end: { revokedAt: Date } | { spentAt: Date },
): Promise<number> {
  const { numUpdatedRows } = await scope.tx
    .updateTable('companyFormLink')
    .set(end)
    .where('clientId', '=', scope.clientId)
    .where('revokedAt', 'is', null)
    .where('spentAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What the public page may show of the client. */
export async function readClientName(scope: ClientScope): Promise<{ name: string; active: boolean }> {
  const { rows } = await sql<{ name: string; active: boolean }>`
    select name, active from client where id = ${scope.clientId}`.execute(scope.tx);
  const [client] = rows;
  if (!client) throw new Error(`There is no client ${scope.clientId}`);
  return client;
}
