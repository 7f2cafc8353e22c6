import type { Channel } from '@foyer/domain/channels/channel.ts';
import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import { type VisitOfDay, visitsToTry } from '@foyer/domain/waiting-list/visits-to-try.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { findChannel } from '../channels/index.ts';
import { getSellingClient } from '../clients/index.ts';
import {
  holdQuotes,
  keepLimits,
  listOffer,
  quoteWish,
  type SaleContext,
  saleMoment,
  sellerOfChannel,
} from '../sales/index.ts';
import { keepHeldCart } from '../storefront/index.ts';
import { groupsOfLines, readVisitsOfDay } from './read-visits-of-day.ts';
import {
  lockWaiting,
  lockWaitingList,
  updateOffered,
  type WaitedDay,
  type WaitingEntry,
} from './waiting-entry.repository.ts';

/** In one run: the next one does the rest. */
const mostOffers = 50;
/** In one transaction, which holds entries and counters. */
const mostEntries = 500;
const mostTries = 150;

/**
 * Keeps places that came back for those who wait for these days, in the order in which they joined: each all or none. Who
 * wants more than there is is passed and stays the first. Places, cart, entry and the message that becomes the mail are one
 * transaction: no mail is about places that are not kept, and no place is kept twice. However many are passed, the list is gone
 * through to its end, in parts.
 * @returns how many were told.
 */
export async function makeOffers(app: App, clientId: string, days: readonly WaitedDay[]): Promise<number> {
  if (days.length === 0) return 0;
  const found: Found = { pages: new Map(), visits: new Map() };
  let offers = 0;
  for (let after: number | null = 0; after !== null && offers < mostOffers; ) {
    const part = await makeSomeOffers(app, clientId, days, found, { after, most: mostOffers - offers });
    offers += part.offers;
    after = part.after;
  }
  return offers;
}

/** What a run reads once: whether there still is room, the holds say. */
interface Found {
  pages: Map<string, Page | null>;
  visits: Map<string, VisitOfDay[]>;
}

/** Those who joined after a turn, up to a bound. @returns after which turn the rest begins; null = the list has ended. */
async function makeSomeOffers(
  app: App,
  clientId: string,
  days: readonly WaitedDay[],
  { pages, visits }: Found,
  { after, most }: { after: number; most: number },
): Promise<{ offers: number; after: number | null }> {
  return inClient(app.db, clientId, async (scope) => {
    // Lock order: waiting list, its entries, limits, holds, counters.
    await lockWaitingList(scope);
    const entries = await lockWaiting(scope, days, { after, limit: mostEntries });
    await keepLimits(scope);
    const client = await getSellingClient(scope, app.clock());
    if (!client.active) return { offers: 0, after: null };
    let [offers, tries, last] = [0, 0, after];
    for (const entry of entries) {
      if (offers >= most || tries >= mostTries) return { offers, after: last };
      last = entry.turn;
      const { channelId } = entry;
      if (!pages.has(channelId)) pages.set(channelId, await openPage(app, scope, client, channelId));
      const page = pages.get(channelId);
      if (!page) continue;
      const { date, lines } = entry;
      const key = JSON.stringify([channelId, date, entry.language, placesOf(entry)]);
      const known = visits.get(key) ?? (await readVisits(app, scope, page, entry));
      visits.set(key, known);
      for (const visit of visitsToTry(entry, known, app.clock())) {
        tries += 1;
        const wish = { language: entry.language, date, timeslotId: visit.timeslotId, lines };
        const quote = await quoteWish(app, scope, page, wish);
        if (!quote.ok) break;
        const terms = { quote: quote.value, minutes: visit.minutes, idempotencyKey: `waiting ${entry.id}` };
        const [held] = await holdQuotes(scope, app.clock(), [terms]);
        if (!held?.ok) continue;
        const cart = await keepHeldCart(app, scope, { channelId, language: entry.language }, held.value);
        await keepOffer(app, scope, entry, { cartId: cart.id, ...held.value });
        offers += 1;
        break;
      }
    }
    return { offers, after: entries.length < mostEntries ? null : last };
  });
}

interface Page extends SaleContext {
  channel: Channel;
}

/** A channel that sells now and has a waiting list; null = no visitor gets an offer. */
async function openPage(
  app: App,
  scope: ClientScope,
  client: SaleContext['client'],
  channelId: string,
): Promise<Page | null> {
  const channel = await findChannel(scope, channelId);
  if (!channel?.salesFlow.waitingList) return null;
  const page = { channel, client, seller: sellerOfChannel(channel) };
  return publicationState(channel, saleMoment(app, page).today) === 'published' ? page : null;
}

const placesOf = ({ lines }: WaitingEntry) =>
  lines.map(({ ticketTypeId, quantity }) => `${ticketTypeId} ${quantity}`).sort();

async function readVisits(
  app: App,
  scope: ClientScope,
  page: Page,
  entry: WaitingEntry,
): Promise<VisitOfDay[]> {
  const now = saleMoment(app, page);
  const offer = await listOffer(scope, page.seller, entry.language, now);
  const groups = groupsOfLines(offer, entry.lines);
  return groups.length === 0 ? [] : readVisitsOfDay(scope, page.channel, groups, entry, now.at);
}

async function keepOffer(
  app: App,
  scope: ClientScope,
  { id }: WaitingEntry,
  offer: { cartId: string; timeslotId: string | null; expiresAt: Date },
): Promise<void> {
  const { cartId, timeslotId: offeredTimeslotId, expiresAt: offerEndsAt } = offer;
  await updateOffered(scope, id, { cartId, offeredTimeslotId, offeredAt: app.clock(), offerEndsAt });
  await sendMessages(scope, {
    bus: 'event',
    type: 'waiting-list-offered',
    payload: { entryId: id },
    source: 'waiting-list',
  });
}
