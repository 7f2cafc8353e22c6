import type { SalesEvent } from '@foyer/domain/storefront/sales-page.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listProgramme } from '../availability/index.ts';
import { listTicketTypesOfGroups } from '../catalog/index.ts';
import type { WallAsked } from './wall-facts.ts';

/** As many as stand beside the rows without scrolling. */
const MOST_EVENTS = 3;

/** The next events and exhibitions that are published for visitors: those of the page, or of the museum. */
export async function readWallEvents(
  scope: ClientScope,
  {
    channel,
    at,
    today,
    language,
    fallbackLanguage,
  }: WallAsked & { language: string; fallbackLanguage: string },
): Promise<SalesEvent[]> {
  const types = channel ? await listTicketTypesOfGroups(scope, channel.ticketGroupIds) : null;
  const ticketTypeIds = types?.map(({ id }) => id) ?? null;
  const events = await listProgramme(scope, { ticketTypeIds, language, fallbackLanguage, at, today });
  return events.slice(0, MOST_EVENTS);
}
