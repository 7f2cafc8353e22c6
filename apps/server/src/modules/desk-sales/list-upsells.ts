import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listChannels } from '../channels/index.ts';

/** The ticket types that the published sales pages suggest beside what is chosen (specification 001, section 3: upsell). */
export async function listUpsells(scope: ClientScope, today: LocalDate): Promise<string[]> {
  const published = (await listChannels(scope)).filter(
    (channel) => publicationState(channel, today) === 'published',
  );
  const upsells = published.flatMap(({ salesFlow: { upsell } }) => (upsell.isOn ? upsell.ticketTypeIds : []));
  return [...new Set(upsells)];
}
