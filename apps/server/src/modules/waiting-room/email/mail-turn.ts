import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { passEnd, placeState } from '@foyer/domain/waiting-room/place-state.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { findPersonKey, type PersonKey } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { readingPayload } from '../../../platform/outbox/read-payload.ts';
import { findChannel, listOtherForms } from '../../channels/index.ts';
import { getClient, getContact, mailContactOf } from '../../clients/index.ts';
import { composeMail } from '../../templates/index.ts';
import { callPlaces } from '../called-place.repository.ts';
import { findRoom } from '../waiting-room.repository.ts';
import { endAddresses } from './end-addresses.ts';
import { pathOfPlace } from './place-link.ts';
import { findOpenAddress, useAddress, type WaitingAddress } from './waiting-address.repository.ts';

const sealedAddress = z.object({ email: z.string() });

/**
 * Mails that it is a place's turn; the time to begin counts from here, or from when its page heard it. The address is erased with
 * it, and where the place is used or over nothing is mailed.
 */
export const mailTurn = readingPayload(
  z.object({ channelId: z.uuid(), entry: z.int() }),
  async (app, { id, clientId, payload: { channelId, entry } }) => {
    await inClient(app.db, clientId, async (scope) => {
      if (!(await findOpenAddress(scope, channelId, entry))) return;
      const at = app.clock();
      const until = await beginUntil(scope, channelId, entry, at);
      const address = await findOpenAddress(scope, channelId, entry, 'lock');
      if (!address) return;
      const key = await findPersonKey(scope, app.secrets, address.personKeyId);
      if (!until || !key || !address.sealed) return endAddresses(scope, channelId, [entry], at);
      const { email } = sealedAddress.parse(key.decrypt(address.sealed));
      const isMailed = await mail(app, scope, { id, address, key, email, until });
      if (!isMailed) return endAddresses(scope, channelId, [entry], at);
      await useAddress(scope, channelId, entry, at);
    });
  },
);

/** Until when the place may begin a cart; undefined = it may not any more. */
async function beginUntil(
  scope: ClientScope,
  channelId: string,
  entry: number,
  at: Date,
): Promise<Date | undefined> {
  const found = await findRoom(scope, channelId);
  const { places } = await callPlaces(scope, channelId, [entry], at);
  const [place] = places;
  if (!found || !place?.calledAt) return undefined;
  const { minutesToBegin } = found.room;
  const { admittedNumber } = found.line;
  const state = placeState(place, { admittedNumber, minutesToBegin, at });
  return state === 'turn' ? passEnd(place.calledAt, minutesToBegin) : undefined;
}

interface ToMail {
  /** Of the message, and so of the mail. */
  id: string;
  address: WaitingAddress;
  key: PersonKey;
  email: string;
  until: Date;
}

/** @returns false where the channel is gone. */
async function mail(
  app: App,
  scope: ClientScope,
  { id, address, key, email, until }: ToMail,
): Promise<boolean> {
  const { channelId, entry, language } = address;
  const client = await getClient(scope);
  const channel = await findChannel(scope, channelId);
  if (!channel) return false;
  const others = await listOtherForms(scope, channel, [language], app.clock());
  const { t, intlLocale: locale } = readTranslator(
    language,
    ['waiting-room-mail', 'mail'],
    others.includes(language),
  );
  const { lines: footer, ...sender } = mailContactOf(
    app,
    client,
    await getContact(scope, app.clock()),
    (what, params) => t(`mail.${what}`, params),
  );
  const words = { title: channel.title, time: localTimeAt(until, client.timeZone).time };
  const page = { subdomain: client.subdomain, url: channel.url, language };
  const path = pathOfPlace(app, { clientId: scope.clientId, channelId, entry }, page);
  const parts = await composeMail({
    locale,
    sender: client,
    logoUrl: client.logoUrl && new URL(client.logoUrl, app.publicUrl).href,
    colours: channel.colours,
    heading: t('waiting-room-mail.heading'),
    paragraphs: [t('waiting-room-mail.text', words), t('waiting-room-mail.how')],
    button: { label: t('waiting-room-mail.button'), url: `${app.publicUrl}${path}` },
    footer,
  });
  await writeMail(scope, key, {
    id,
    kind: 'waiting-room',
    language,
    content: {
      to: { name: '', address: email },
      ...sender,
      subject: t('waiting-room-mail.subject', words),
      ...parts,
      copyTo: [],
      attachments: [],
    },
  });
  return true;
}
