import { chooseText, type Texts } from '@foyer/domain/catalog/content-text.ts';
import { sql } from 'kysely';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { findImageOf, imageKey, imageUrl, listImages } from '../images/index.ts';

/** What the operator gave the e-tickets of a ticket group: its banner, and a text in the buyer's language. */
export interface ETicketLook {
  banner: Buffer | null;
  /** What the banner shows, in the buyer's language; '' = it only decorates. */
  bannerText: string;
  text: string;
}

/** The look of the e-tickets of these ticket types, by type. */
export async function listETicketLooks(
  app: App,
  scope: ClientScope,
  ticketTypeIds: readonly string[],
  language: string,
): Promise<Map<string, ETicketLook>> {
  const { rows } = await sql<{ id: string; groupId: string; texts: Texts | null; fallback: string }>`
    select t.id, t.ticket_group_id as group_id, left(c.default_locale, 2) as fallback,
      (select jsonb_object_agg(o.language, o.text) from content o
        where o.client_id = t.client_id and o.owner = 'ticket-group' and o.owner_id = t.ticket_group_id
          and o.field = 'e-ticket-text') as texts
    from ticket_type t join client c on c.id = t.client_id
    where t.client_id = ${scope.clientId} and t.id = any (${[...new Set(ticketTypeIds)]}::uuid[])`.execute(
    scope.tx,
  );
  const groupIds = [...new Set(rows.map(({ groupId }) => groupId))];
  const banners = new Map<string, { bytes: Buffer; says: Texts }>();
  for (const { id, ownerId, alternativeText } of await listImages(
    scope,
    'ticket-group',
    groupIds,
    'eticket-banner',
  )) {
    const bytes = await app.files.get(imageKey(scope.clientId, id));
    if (bytes) banners.set(ownerId, { bytes, says: alternativeText });
  }
  return new Map(
    rows.map(({ id, groupId, texts, fallback }) => [
      id,
      {
        banner: banners.get(groupId)?.bytes ?? null,
        bannerText: chooseText(banners.get(groupId)?.says ?? {}, language, fallback),
        text: chooseText(texts ?? {}, language, fallback),
      },
    ]),
  );
}

/** The client's uploaded logo; one that lies on a site of its own is not fetched for a ticket. */
export async function findLogo(app: App, scope: ClientScope): Promise<Buffer | null> {
  const image = await findImageOf(scope, 'client', scope.clientId, 'logo');
  return (image && (await app.files.get(imageKey(scope.clientId, image.id)))) ?? null;
}

/** The image on which a client has its e-tickets printed (product.md, section 6: "PDF generator 1"). */
export async function findPdfBackground(app: App, scope: ClientScope): Promise<Buffer | null> {
  const image = await findImageOf(scope, 'client', scope.clientId, 'pdf-background');
  return (image && (await app.files.get(imageKey(scope.clientId, image.id)))) ?? null;
}

/** The banner above the client's mails, and what it shows in a language. */
export async function findMailBanner(
  app: App,
  scope: ClientScope,
  language: string,
): Promise<{ url: string; alt: string } | null> {
  const image = await findImageOf(scope, 'client', scope.clientId, 'email-banner');
  if (!image) return null;
  const alt = chooseText(image.alternativeText, language, language);
  return { url: `${app.publicUrl}${imageUrl(scope.clientId, image.id)}`, alt };
}
