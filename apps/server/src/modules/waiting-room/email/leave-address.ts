import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { placeState } from '@foyer/domain/waiting-room/place-state.ts';
import { waitingEmailInput } from '@foyer/domain/waiting-room/waiting-email-input.ts';
import type { App } from '../../../platform/app.ts';
import { createPersonKey } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { tryAgain } from '../../../platform/database/try-again.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { countBounded } from '../../rate-limits/index.ts';
import { type OpenRoom, type RoomAddress, roomAt } from '../open-room.ts';
import { browserDigest, type PlaceToken, readPlace, writePlace } from '../place-token.ts';
import { lockPlace } from '../waiting-place.repository.ts';
import { endAddresses } from './end-addresses.ts';
import { digestOfLeftEmail } from './place-link.ts';
import {
  insertAddress,
  listEntriesWithAddress,
  lockEmail,
  markPlaces,
} from './waiting-address.repository.ts';

/**
 * Leaves an address with a place, or takes it back (`email` null): a mail says when it is its turn, and until then its page may
 * be closed. An address waits with one place of a channel: left with another one, it is taken from the first.
 * @returns the place, to be kept by the page
 * @throws RefusedError `waiting-place-of-another-browser` (403), `waiting-pass-used` (409: its turn has come, or it is over);
 * SlowDownError after ten times for one address or place
 */
export async function leaveAddress(
  app: App,
  address: RoomAddress,
  typed: unknown,
  browser: string | null,
): Promise<{ place: string }> {
  const { place, email, language } = valueOrThrow(parseInput(waitingEmailInput, typed), 400);
  const open = await roomAt(app, address);
  const kept = readPlace(app, place);
  const isOwn = kept && browser !== null && kept.browser === browserDigest(browser).toString('hex');
  if (!open || !isOwn || kept.channelId !== open.room.channelId)
    throw new RefusedError([{ code: 'waiting-place-of-another-browser' }], 403);
  const { clientId } = open;
  const emailDigest = email === null ? null : digestOfLeftEmail(app, clientId, email);
  const sender = emailDigest === null ? [] : [`waiting room mail of ${emailDigest.toString('base64url')}`];
  await countBounded(app, [`waiting room mails of ${kept.channelId} ${kept.entry}`, ...sender]);
  const left = emailDigest ? { email, emailDigest, language: languageOf(open, language) } : null;
  // Two places may take each other's address at the same moment.
  await tryAgain(() =>
    inClient(app.db, clientId, async (scope) => {
      if (left) await lockEmail(scope, left.emailDigest);
      if (!(await isStillWaiting(app, scope, open, kept)))
        throw new RefusedError([{ code: 'waiting-pass-used' }], 409);
      await keepAddress(app, scope, kept, left);
    }),
  );
  const at = app.clock().getTime();
  return { place: writePlace(app, { ...kept, seenAt: at, isMailed: email !== null }) };
}

/** It was not away for too long either: an address brings no place back. */
async function isStillWaiting(
  app: App,
  scope: ClientScope,
  { line: { admittedNumber }, room: { minutesToBegin } }: OpenRoom,
  { channelId, entry, browser }: PlaceToken,
): Promise<boolean> {
  const place = await lockPlace(scope, channelId, entry);
  if (!place || place.browser.toString('hex') !== browser || place.turnAt !== null) return false;
  return placeState(place, { admittedNumber, minutesToBegin, at: app.clock() }) === 'waiting';
}

interface LeftAddress {
  email: string | null;
  emailDigest: Buffer;
  language: Parameters<typeof insertAddress>[1]['language'];
}

async function keepAddress(
  app: App,
  scope: ClientScope,
  { channelId, entry }: PlaceToken,
  left: LeftAddress | null,
): Promise<void> {
  const at = app.clock();
  const others = left ? await listEntriesWithAddress(scope, channelId, left.emailDigest) : [];
  const ended = [...new Set([entry, ...others])];
  // Places before addresses, as who mails a turn.
  await markPlaces(scope, channelId, ended, false);
  await endAddresses(scope, channelId, ended, at);
  if (!left) return;
  const { email, emailDigest, language } = left;
  const key = await createPersonKey(scope, app.secrets);
  await insertAddress(scope, {
    channelId,
    entry,
    language,
    emailDigest,
    sealed: key.encrypt({ email }),
    personKeyId: key.id,
    leftAt: at,
  });
  await markPlaces(scope, channelId, [entry], true);
}

const languageOf = ({ languages, defaultLanguage }: OpenRoom, asked: string) =>
  languages.find((language) => language === asked) ?? defaultLanguage;
