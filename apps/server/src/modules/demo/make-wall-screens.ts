import type { RequestContext } from '../../platform/request-context.ts';
import { createWallScreen } from '../narrowcasting/index.ts';
import type { MadeCatalogue } from './make-catalogue.ts';

/** One screen of each version: in the hall of the museum, and beside its entrance. */
export async function makeWallScreens(
  manager: RequestContext,
  { channelId, locationIds }: MadeCatalogue,
): Promise<void> {
  const locationId = locationIds.get('museum');
  await createWallScreen(manager, { name: 'Hal', layout: 'list', languages: ['nl', 'en'], locationId });
  await createWallScreen(manager, {
    ...{ name: 'Kade', layout: 'board', orientation: 'portrait', languages: ['nl', 'en', 'de'] },
    ...{ channelId, footerNl: 'Laatste toegang 16:00', footerEn: 'Last admission 16:00' },
  });
}
