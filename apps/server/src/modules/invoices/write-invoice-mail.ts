import { formatMoney } from '@foyer/i18n/format-money.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { MailAddress } from '../../platform/mail/mail-content.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { getContact } from '../clients/index.ts';
import { recordOrderEvent } from '../orders/index.ts';
import { composeMail } from '../templates/index.ts';
import { findOrderMailFacts } from '../tickets/index.ts';
import type { Invoice } from './invoice.repository.ts';
import { contentTypes, fileOf } from './invoice-files.ts';

/**
 * Mails a document as PDF and as electronic invoice, in the buyer's language.
 * @param id the mail's, where its cause has one: written twice, it is one mail.
 * @returns false where no mail is possible: the person was erased.
 */
export async function writeInvoiceMail(
  app: App,
  scope: ClientScope,
  invoice: Invoice,
  { id, to }: { id?: string; to: MailAddress },
): Promise<boolean> {
  const facts = await findOrderMailFacts(app, scope, invoice.orderId, to);
  if (!facts) return false;
  const { kind, number, language, currency, orderId } = invoice;
  const t = readTranslator(language, ['invoice'], facts.isOtherForm);
  const { email, phone, ...contact } = await getContact(scope, app.clock());
  const parts = await composeMail({
    locale: t.intlLocale,
    sender: facts.client,
    banner: facts.banner,
    logoUrl: facts.logoUrl,
    colours: facts.visit.colours,
    heading: t.t(`invoice.mail.heading.${kind}`),
    paragraphs: [
      t.t(`invoice.mail.text.${kind}`, {
        number,
        order: invoice.facts.orderNumber,
        invoice: invoice.facts.credits?.number ?? '',
        amount: formatMoney(Math.abs(invoice.totalMinor), currency, t.intlLocale),
      }),
      t.t('invoice.mail.files'),
    ],
    button: { label: t.t('invoice.mail.button'), url: facts.orderUrl },
    footer: [
      t.t('invoice.mail.order', { order: invoice.facts.orderNumber }),
      email ? t.t('invoice.foot.questions', { contact: email }) : '',
      [contact.address, `${contact.postalCode} ${contact.town}`.trim()].filter(Boolean).join(', '),
      [phone, contact.website].filter(Boolean).join(' · '),
    ].filter(Boolean),
  });
  const attachments = (['pdf', 'xml'] as const).map((format) => ({
    kind: `invoice-${format}`,
    reference: invoice.id,
    filename: fileOf(invoice, format),
    contentType: contentTypes[format],
  }));
  const { isNew } = await writeMail(scope, facts.key, {
    ...(id ? { id } : {}),
    kind: 'invoice',
    language,
    orderId,
    content: {
      to: facts.to,
      from: facts.from,
      ...(facts.replyTo ? { replyTo: facts.replyTo } : {}),
      copyTo: facts.copyTo,
      subject: t.t(`invoice.mail.subject.${kind}`, { number }),
      ...parts,
      attachments,
    },
  });
  if (isNew)
    await recordOrderEvent(scope, orderId, 'mail-written', { kind: 'system' }, { mail: 'invoice', number });
  return true;
}
