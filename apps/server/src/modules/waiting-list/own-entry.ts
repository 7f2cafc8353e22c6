import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { OwnEntry } from '@foyer/domain/waiting-list/own-entry.ts';
import { waitingSecretInput } from '@foyer/domain/waiting-list/waiting-list-input.ts';
import type { App } from '../../platform/app.ts';
import { NotFoundError, valueOrThrow } from '../../platform/errors.ts';
import { findChannel, listOtherForms } from '../channels/index.ts';
import { cartSecretOf, type OpenClient, openClientOf, releaseCart } from '../storefront/index.ts';
import { readEntrySecret } from './entry-secret.ts';
import { findTimeslotOfEntry } from './timeslot-of-entry.ts';
import { endEntry, findEntry, lockEntry, type WaitingEntry } from './waiting-entry.repository.ts';

/** One's own entry, by the secret of its mails. @throws NotFoundError `waiting-entry-not-found`. */
export async function showOwnEntry(app: App, subdomain: string, typed: unknown): Promise<OwnEntry> {
  return withEntry(app, subdomain, typed, async (open, entry) => showEntry(app, open, entry));
}

/**
 * Takes a visitor off the list; places that are kept for the entry are free at once. Repeated, it changes nothing.
 * @throws NotFoundError `waiting-entry-not-found`; RefusedError `payment-started` (409).
 */
export async function leaveWaitingList(app: App, subdomain: string, typed: unknown): Promise<OwnEntry> {
  const cart = await withEntry(app, subdomain, typed, async ({ scope }, { state, cartId }) =>
    state === 'offered' && cartId !== null ? cartSecretOf(app, scope.clientId, cartId) : null,
  );
  // Before the entry ends: an order that is being paid keeps its places, and its buyer on the list until it is paid.
  if (cart !== null) await releaseCart(app, cart);
  return withEntry(app, subdomain, typed, async (open, { id }) => {
    const entry = await lockEntry(open.scope, id);
    if (!entry) throw new NotFoundError('waiting-entry-not-found');
    const isOpen = entry.state === 'waiting' || (entry.state === 'offered' && cart !== null);
    if (isOpen) await endEntry(open.scope, id, 'left', app.clock());
    return showEntry(app, open, isOpen ? { ...entry, state: 'left' } : entry);
  });
}

async function withEntry<T>(
  app: App,
  subdomain: string,
  typed: unknown,
  work: (open: OpenClient, entry: WaitingEntry) => Promise<T>,
): Promise<T> {
  const { secret } = valueOrThrow(parseInput(waitingSecretInput, typed), 400);
  return openClientOf(app, subdomain, async (open) => {
    const id = readEntrySecret(app, open.scope.clientId, secret);
    const entry = id === undefined ? undefined : await findEntry(open.scope, id);
    if (!entry) throw new NotFoundError('waiting-entry-not-found');
    return work(open, entry);
  });
}

async function showEntry(
  app: App,
  { scope, client, today }: OpenClient,
  entry: WaitingEntry,
): Promise<OwnEntry> {
  const channel = await findChannel(scope, entry.channelId);
  const isPublished = channel !== undefined && publicationState(channel, today) === 'published';
  const timeslot = await findTimeslotOfEntry(scope, entry);
  const languages = [...(channel?.languages ?? [entry.language])];
  const isKept = entry.state === 'offered' && entry.offerEndsAt !== null && entry.offerEndsAt > app.clock();
  return {
    state: entry.state === 'offered' && !isKept ? 'unused' : entry.state,
    channelUrl: isPublished ? channel.url : null,
    title: entry.title,
    date: entry.date,
    time: timeslot && localTimeAt(timeslot.startsAt, timeslot.timeZone).time,
    lines: entry.lines,
    offer:
      isKept && entry.cartId !== null && entry.offerEndsAt !== null
        ? {
            cartSecret: cartSecretOf(app, scope.clientId, entry.cartId),
            until: entry.offerEndsAt.toISOString(),
            timeslotId: entry.offeredTimeslotId,
          }
        : null,
    language: entry.language,
    otherForms: await listOtherForms(scope, channel, languages, app.clock()),
    timeZone: timeslot?.timeZone ?? client.timeZone,
  };
}
