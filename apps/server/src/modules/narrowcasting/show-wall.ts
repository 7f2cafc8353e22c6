import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import type { ShownWall } from '@foyer/domain/narrowcasting/shown-wall.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { findChannel } from '../channels/index.ts';
import { getClient } from '../clients/index.ts';
import { listLocations } from '../venues/index.ts';
import { drawCode } from './draw-code.ts';
import { readWallEvents } from './wall-events.ts';
import { wallFace } from './wall-face.ts';
import { readWallFacts } from './wall-facts.ts';
import type { WallSettings } from './wall-settings.ts';

/** All that a screen shows at this moment, in each of its languages. */
export async function showWall(
  app: App,
  scope: ClientScope,
  screen: WallSettings,
  build: string,
): Promise<ShownWall> {
  const at = app.clock();
  const client = await getClient(scope);
  const [location] = screen.locationId ? await listLocations(scope, [screen.locationId]) : [];
  const timeZone = location?.timeZone ?? client.timeZone;
  const today = localDateAt(at, timeZone);
  const found = screen.channelId ? await findChannel(scope, screen.channelId) : undefined;
  const channel = found && { ...found, isPublished: publicationState(found, today) === 'published' };
  const facts = await readWallFacts(scope, screen, { channel: channel ?? null, at, today });
  const fallbackLanguage = channel?.defaultLanguage ?? screen.languages[0] ?? 'en';
  const faces: ShownWall['faces'] = [];
  for (const language of screen.languages) {
    const words = { language, fallbackLanguage };
    const events = screen.showsEvents
      ? await readWallEvents(scope, { ...words, channel: channel ?? null, at, today })
      : [];
    faces.push(wallFace(screen, facts, { ...words, events, today, hasPage: channel?.isPublished === true }));
  }
  const { layout, orientation, languageSeconds } = screen;
  const { backgroundColour, textColour, accentColour } = screen;
  const page = channel?.isPublished
    ? `${app.publicUrl}/shop/${encodeURIComponent(client.subdomain)}/${encodeURIComponent(channel.url)}`
    : null;
  return {
    build,
    name: client.name,
    town: client.town,
    logoUrl: client.logoUrl,
    timeZone,
    layout,
    orientation,
    colours: { backgroundColour, textColour, accentColour },
    languageSeconds,
    code: page ? drawCode(page) : null,
    faces,
  };
}
