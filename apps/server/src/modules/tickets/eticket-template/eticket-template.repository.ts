import {
  type ETicketTemplate,
  firstETicketTemplate,
  readETicketTemplate,
} from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** One saved version; 0 = the client never saved one. */
export interface StoredETicketTemplate {
  clientId: string;
  version: number;
  template: ETicketTemplate;
  madeAt: Date | null;
  madeByName: string;
}

/** The template in use. */
export async function findETicketTemplate(scope: ClientScope): Promise<StoredETicketTemplate> {
  const row = await scope.tx
    .selectFrom('eticketTemplate')
    .select(['version', 'template', 'madeAt', 'madeByName'])
    .where('clientId', '=', scope.clientId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { clientId } = scope;
  if (!row) return { clientId, version: 0, template: firstETicketTemplate, madeAt: null, madeByName: '' };
  return { clientId, ...row, template: readETicketTemplate(row.template) };
}

export async function insertETicketTemplate(
  scope: ClientScope,
  { version, template, madeByName }: { version: number; template: ETicketTemplate; madeByName: string },
): Promise<void> {
  await scope.tx
    .insertInto('eticketTemplate')
    .values({ clientId: scope.clientId, version, template: JSON.stringify(template), madeByName })
    .execute();
}

/** What a test ticket is made of: something that the client sells, before all where it has a banner or a text. */
export interface SampleFacts {
  ticketTypeId: string;
  productName: string;
  ticketTypeName: string;
  priceMinor: number;
  vatBasisPoints: number;
  durationMinutes: number | null;
}

export async function findSampleFacts(
  scope: ClientScope,
  language: string,
): Promise<SampleFacts | undefined> {
  const { rows } = await sql<SampleFacts>`
    select t.id as ticket_type_id, p.name as product_name, t.price_minor, t.vat_basis_points, t.duration_minutes,
      coalesce((select n.text from content n
        where n.client_id = t.client_id and n.owner = 'ticket-type' and n.owner_id = t.id and n.field = 'name'
        order by n.language = ${language} desc, n.language limit 1), '') as ticket_type_name
    from ticket_type t
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    join product p on p.client_id = g.client_id and p.id = g.product_id
    where t.client_id = ${scope.clientId} and t.archived_at is null
    order by exists (select from image i where i.client_id = g.client_id and i.owner = 'ticket-group'
        and i.owner_id = g.id and i.purpose = 'eticket-banner') desc,
      exists (select from content o where o.client_id = g.client_id and o.owner = 'ticket-group'
        and o.owner_id = g.id and o.field = 'e-ticket-text') desc, g.created_at, t.sort
    limit 1`.execute(scope.tx);
  return rows[0];
}

/** The place that a test ticket names. */
export async function findSampleLocation(
  scope: ClientScope,
): Promise<{ name: string; address: string; postalCode: string; town: string } | undefined> {
  return scope.tx
    .selectFrom('location')
    .select(['name', 'address', 'postalCode', 'town'])
    .where('clientId', '=', scope.clientId)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
}

/** The colours of a sales page of the client. */
export async function findSampleColours(
  scope: ClientScope,
): Promise<{ brand: string; ink: string } | undefined> {
  const row = await scope.tx
    .selectFrom('channel')
    .select('colours')
    .where('clientId', '=', scope.clientId)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return row?.colours;
}
