import { addressRestrictionOf } from '@foyer/domain/abuse-limits/channel-restriction.ts';
import { chooseLanguage } from '@foyer/domain/channels/choose-language.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { countAdmissions, visitToChoose } from '@foyer/domain/sales/check-wish.ts';
import { countPlaces } from '@foyer/domain/sales/count-places.ts';
import { type WaitingListInput, waitingListInput } from '@foyer/domain/waiting-list/waiting-list-input.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import { createPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { keepProven, readBotProof, refuseAddress } from '../abuse-limits/index.ts';
import { countBounded } from '../rate-limits/index.ts';
import { listOffer, quoteWish, type SaleLine, saleMoment, sellerOfChannel } from '../sales/index.ts';
import {
  codeOfPass,
  type OpenSalesPage,
  openSalesPage,
  type SalesPageAddress,
  wishRefusal,
} from '../storefront/index.ts';
import { digestOfEmail } from './entry-secret.ts';
import { groupsOfLines, readVisitsOfDay } from './read-visits-of-day.ts';
import { findOpenEntry, insertEntry } from './waiting-entry.repository.ts';

/**
 * Puts a visitor on the waiting list of a full day or time; a mail to the address says so. An address that waits for the
 * same already gets that mail again, and keeps its place: the answer is the same.
 * @throws RefusedError `waiting-list-off`, `waiting-list-closed`, `waiting-list-has-room`, `bot-check-failed`,
 * `buyer-code-missing`, `email-domain-refused`, `tickets-per-email-reached`, those of the wish; NotFoundError where there is no
 * such page; SlowDownError after ten times for one address.
 */
export async function joinWaitingList(
  app: App,
  address: SalesPageAddress,
  typed: unknown,
  sent: { proof: string | null; codePass: string | null } = { proof: null, codePass: null },
): Promise<void> {
  const input = valueOrThrow(parseInput(waitingListInput, typed), 400);
  const proof = sent.proof === null ? null : ((await readBotProof(app, address.client, sent.proof)) ?? null);
  const sender = digestOfEmail(app, address.client, input.email).toString('base64url');
  await countBounded(app, [`waiting list of ${address.client} for ${sender}`]);
  await openSalesPage(app, address, async (page) => {
    const { scope, client, channel } = page;
    if (!channel.salesFlow.waitingList) throw new RefusedError([{ code: 'waiting-list-off' }]);
    if (client.botProtection && (await keepProven(scope, [{ proof }])).size === 0)
      throw new RefusedError([{ code: 'bot-check-failed' }], 403);
    const isForHolders = channel.salesFlow.restrictions.who === 'code';
    if (isForHolders && codeOfPass(app, scope.clientId, channel, sent.codePass) === null)
      throw new RefusedError([{ code: 'buyer-code-missing' }], 403);
    const language = chooseLanguage(channel, [input.language]);
    const { tickets, ...visit } = await quoteFullVisit(app, page, { ...input, language });
    // Places that the channel would not sell to the address are not kept for it.
    const restriction = { ...addressRestrictionOf(channel.salesFlow), code: null };
    const wanted = { channelId: channel.id, restriction, tickets, email: input.email };
    const refusal = await refuseAddress(app, scope, wanted);
    if (refusal) throw new RefusedError([refusal]);
    await keepEntry(app, scope, { channelId: channel.id, ...input, language }, visit);
  });
}

interface FullVisit {
  lines: readonly SaleLine[];
  ticketGroupIds: string[];
  /** That these tickets take of it. */
  places: number;
}

interface QuotedVisit extends FullVisit {
  /** Those of them that limits of tickets count. */
  tickets: number;
}

/** What is waited for, where it is sold, full, and a wish that the rules allow. */
async function quoteFullVisit(
  app: App,
  { scope, client, channel }: OpenSalesPage,
  wanted: Omit<WaitingListInput, 'language'> & { language: ReturnType<typeof chooseLanguage> },
): Promise<QuotedVisit> {
  const context = { seller: sellerOfChannel(channel), client };
  const now = saleMoment(app, context);
  const offer = await listOffer(scope, context.seller, wanted.language, now);
  const groups = groupsOfLines(offer, wanted.lines);
  if (groups.length > 0 && visitToChoose(groups).needs === 'nothing')
    throw new RefusedError([{ code: 'waiting-list-closed' }]);
  const all = groups.length === 0 ? [] : await readVisitsOfDay(scope, channel, groups, wanted, now.at);
  const visits = all.filter(
    ({ timeslotId }) => wanted.timeslotId === null || timeslotId === wanted.timeslotId,
  );
  const [visit] = visits;
  const wish = { ...wanted, timeslotId: visit?.timeslotId ?? wanted.timeslotId };
  const quote = await quoteWish(app, scope, context, wish);
  if (!quote.ok && (visit !== undefined || groups.length === 0)) throw wishRefusal(quote.refusals);
  if (!quote.ok || visit === undefined) throw new RefusedError([{ code: 'waiting-list-closed' }], 409);
  if (visits.some(({ hasRoom }) => hasRoom)) throw new RefusedError([{ code: 'waiting-list-has-room' }], 409);
  const { lines } = quote.value;
  const places = countPlaces(groups, lines);
  const tickets = countAdmissions(groups, lines);
  return { lines, ticketGroupIds: groups.map(({ id }) => id).sort(), places, tickets };
}

async function keepEntry(
  app: App,
  scope: ClientScope,
  wanted: Omit<WaitingListInput, 'language'> & {
    channelId: string;
    language: ReturnType<typeof chooseLanguage>;
  },
  { lines: quoted, ticketGroupIds, places }: FullVisit,
): Promise<void> {
  const { channelId, date, timeslotId, language, email } = wanted;
  const key = await createPersonKey(scope, app.secrets);
  const emailDigest = digestOfEmail(app, scope.clientId, email);
  const id = makeId();
  const isNew = await insertEntry(scope, {
    id,
    channelId,
    date,
    timeslotId,
    language,
    lines: quoted.map(({ ticketTypeId, name, quantity }) => ({ ticketTypeId, name, quantity })),
    tickets: Math.max(1, places),
    ticketGroupIds,
    title: [...new Set(quoted.map(({ ticketGroupTitle }) => ticketGroupTitle))].join(' + '),
    emailDigest,
    sealed: key.encrypt({ email }),
    personKeyId: key.id,
    joinedAt: app.clock(),
  });
  const open = { channelId, date, timeslotId, emailDigest };
  const entryId = isNew ? id : (await findOpenEntry(scope, open))?.id;
  if (entryId === undefined) return;
  await sendMessages(scope, {
    bus: 'event',
    type: 'waiting-list-joined',
    payload: { entryId },
    source: 'waiting-list',
  });
}
