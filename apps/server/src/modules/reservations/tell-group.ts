import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { ClosureReason } from '@foyer/domain/closures/closure-input.ts';
import { formatReservationNumber } from '@foyer/domain/reservations/reservation-number.ts';
import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { App } from '../../platform/app.ts';
import { findPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { getClient, getContact, mailContactOf } from '../clients/index.ts';
import { findSetting } from '../settings/index.ts';
import { composeMail } from '../templates/index.ts';
import { type GroupReservation, openReservation } from './group-contact.ts';
import { getReservation } from './reservation.repository.ts';

/** What happened to the visit of a group. */
export type GroupNews =
  | { what: 'closed' | 'cancelled'; reason?: ClosureReason; note?: string }
  | { what: 'lifted' }
  | { what: 'moved' | 'moved-back'; from: { date: LocalDate; time: string } };

const kinds = {
  closed: 'closure',
  lifted: 'closure',
  cancelled: 'visit-cancelled',
  moved: 'visit-moved',
  'moved-back': 'visit-moved',
} as const;

/** Of which texts subject and heading are: those of visitors. */
const texts = {
  closed: 'mail.closure.mail',
  lifted: 'mail.closure.lifted',
  cancelled: 'mail.cancelled',
  moved: 'mail.moved',
  'moved-back': 'mail.moved.corrected',
} as const;

/**
 * Mails the contact of a group what happened to its visit, in the language of the museum, in the transaction of its cause.
 * @returns false where the contact has no address, or was erased.
 */
export async function tellGroup(app: App, scope: ClientScope, id: string, news: GroupNews): Promise<boolean> {
  const group = await openReservation(app, scope, await getReservation(scope, id));
  const key = await findPersonKey(scope, app.secrets, group.personKeyId);
  if (!key || group.email === '') return false;
  const client = await getClient(scope);
  const language = client.defaultLocale.slice(0, 2) as ContentLanguage;
  const { t, intlLocale: locale } = readTranslator(language, ['mail']);
  const contact = await getContact(scope, app.clock());
  const { lines, ...sender } = mailContactOf(app, client, contact, (what, params) =>
    t(`mail.${what}`, params),
  );
  const whenOf = (date: LocalDate, time: string) => `${formatLongDate(date, locale)}, ${time}`;
  const when = whenOf(group.date, group.time);
  const words = {
    ...{ when, time: group.time, product: group.productName },
    date: formatLongDate(group.date, locale),
    from: 'from' in news ? whenOf(news.from.date, news.from.time) : when,
  };
  const cause =
    'reason' in news && news.reason && news.reason !== 'other' ? t(`mail.closure.reason.${news.reason}`) : '';
  const reason = [cause, ('note' in news && news.note) || ''].filter(Boolean).join(' ');
  const text = 'from' in news ? t(`${texts[news.what]}.text`, words) : t(`mail.group.${news.what}`, words);
  const parts = await composeMail({
    locale,
    sender: client,
    logoUrl: client.logoUrl && new URL(client.logoUrl, app.publicUrl).href,
    colours: { brand: '#C2402A', ink: '#12263A' },
    heading: t(`${texts[news.what]}.heading`, words),
    paragraphs: [reason, text].filter(Boolean),
    card: { title: when, lines: [group.productName, groupLine(group)].filter(Boolean) },
    footer: [t('mail.group.number', { number: formatReservationNumber(group.number) }), ...lines],
  });
  const subject = t(`${texts[news.what]}.subject`, words);
  await writeMail(scope, key, {
    kind: kinds[news.what],
    language,
    content: {
      to: { name: group.contactName, address: group.email },
      ...sender,
      copyTo: (await findSetting(scope, 'mails', app.clock())).bccEmails,
      subject,
      ...parts,
      attachments: [],
    },
  });
  return true;
}

const groupLine = ({ groupName, people }: GroupReservation) => `${groupName} (${people})`;
