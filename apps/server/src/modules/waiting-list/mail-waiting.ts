import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { findPersonKey, type PersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { findChannel, listOtherForms } from '../channels/index.ts';
import { getClient, getContact, mailContactOf } from '../clients/index.ts';
import { composeMail } from '../templates/index.ts';
import { entryPathOf } from './entry-secret.ts';
import { readEmail } from './read-email.ts';
import { findTimeslotOfEntry } from './timeslot-of-entry.ts';
import { findEntry, type WaitingEntry } from './waiting-entry.repository.ts';

type Told = 'joined' | 'offered';

/** Mails what happened to an entry, once for each message; nothing where it is not true any more. */
const mailing = (told: Told) =>
  readingPayload(z.object({ entryId: z.uuid() }), async (app, message) => {
    await inClient(app.db, message.clientId, async (scope) => {
      const entry = await findEntry(scope, message.payload.entryId);
      if (entry?.state !== (told === 'joined' ? 'waiting' : 'offered')) return;
      const key = await findPersonKey(scope, app.secrets, entry.personKeyId);
      const email = key && readEmail(key, entry);
      if (key && email) await mailEntry(app, scope, { told, id: message.id, entry, key, email });
    });
  });

export const mailJoined = mailing('joined');
export const mailOffered = mailing('offered');

interface ToMail {
  told: Told;
  /** Of the message, and so of the mail. */
  id: string;
  entry: WaitingEntry;
  key: PersonKey;
  email: string;
}

async function mailEntry(
  app: App,
  scope: ClientScope,
  { told, id, entry, key, email }: ToMail,
): Promise<void> {
  const client = await getClient(scope);
  const channel = await findChannel(scope, entry.channelId);
  const others = await listOtherForms(scope, channel, [entry.language], app.clock());
  const { t, intlLocale: locale } = readTranslator(
    entry.language,
    ['waiting-list-mail', 'mail'],
    others.includes(entry.language),
  );
  const { lines: footer, ...sender } = mailContactOf(
    app,
    client,
    await getContact(scope, app.clock()),
    (what, params) => t(`mail.${what}`, params),
  );
  const words = { product: entry.title, ...(await whenOf(app, scope, entry, client.timeZone, locale)) };
  const part = `waiting-list-mail.${told}`;
  const urlOf = (isToBuy: boolean) =>
    `${app.publicUrl}${entryPathOf(app, client, { entryId: entry.id, isToBuy })}`;
  const parts = await composeMail({
    locale,
    sender: client,
    logoUrl: client.logoUrl && new URL(client.logoUrl, app.publicUrl).href,
    colours: channel?.colours ?? { brand: '#C2402A', ink: '#12263A' },
    heading: t(`${part}.heading`, words),
    paragraphs: [t(`${part}.text`, words), t(`${part}.how`, words)],
    card: {
      title: words.when,
      lines: [entry.title, ...entry.lines.map(({ name, quantity }) => `${quantity} × ${name}`)],
    },
    button: { label: t(`${part}.button`), url: urlOf(told === 'offered') },
    ...(told === 'offered'
      ? { links: [{ label: t('waiting-list-mail.offered.giveBack'), url: urlOf(false) }] }
      : {}),
    footer,
  });
  await writeMail(scope, key, {
    id,
    kind: 'waiting-list',
    language: entry.language,
    content: {
      to: { name: '', address: email },
      ...sender,
      subject: t(`${part}.subject`, words),
      ...parts,
      copyTo: [],
      attachments: [],
    },
  });
}

/** The visit that is waited for or kept, and until when it is kept, by the clock of its place. */
async function whenOf(
  app: App,
  scope: ClientScope,
  entry: WaitingEntry,
  zoneOfClient: string,
  locale: string,
): Promise<{ when: string; until: string }> {
  const timeslot = await findTimeslotOfEntry(scope, entry);
  const zone = timeslot?.timeZone ?? zoneOfClient;
  const time = timeslot && localTimeAt(timeslot.startsAt, zone).time;
  const ends = localTimeAt(entry.offerEndsAt ?? app.clock(), zone);
  return {
    when: [formatLongDate(entry.date, locale), time].filter(Boolean).join(', '),
    until: [formatLongDate(ends.date, locale), ends.time].join(', '),
  };
}
