import { hideSecretsInHtml, hideSecretsInText } from '@foyer/content-html/hide-secrets.ts';
import type { MailKind } from '@foyer/domain/message-queue/mail-kinds.ts';
import type { MailState } from '@foyer/domain/message-queue/mail-states.ts';
import { formatOrderNumber, readOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import { openPersonKey } from '../../platform/crypto/person-key.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { type MailAttachment, type MailContent, mailContent } from '../../platform/mail/mail-content.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { findMail, listMails, type SealedMail } from './mail-outbox.repository.ts';
import { maskAddress, maskText } from './mask-address.ts';
import { noteMailOpened } from './note-mail-opened.ts';

/** What staff see of a mail's content: never a link, a code or an attachment's bytes, whatever right they have. */
export interface ShownContent extends Pick<MailContent, 'to' | 'from' | 'subject'> {
  /** null without Extra, and in a list. Reading it leaves an entry in the audit log. */
  body: { html(): Promise<string>; text(): Promise<string> } | null;
  attachments: readonly Pick<MailAttachment, 'filename' | 'contentType'>[];
  /** Addresses of the museum that get a copy. */
  copyTo: readonly string[];
}

/** A mail as staff read it. */
export interface OpenedMail
  extends Pick<
    SealedMail,
    'id' | 'kind' | 'language' | 'state' | 'attempts' | 'createdAt' | 'sentAt' | 'waitsSince' | 'orderId'
  > {
  orderNumber: string | null;
  error: string | null;
  /** null = the person was erased, and the content with them. */
  content: ShownContent | null;
  cursor: string;
}

export interface MailPage {
  before?: string | undefined;
  after?: string | undefined;
  limit: number;
  inverted: boolean;
}

const instant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/;

/** A stretch of the outbox. Addresses are masked and contents left out unless the account has Extra. */
export async function listOpenedMails(
  context: RequestContext,
  filter: { state: MailState | null; kind?: MailKind | null; search: string },
  page: MailPage,
): Promise<OpenedMail[]> {
  context.require('message-queue', 'access');
  return context.inClient(async (scope) => {
    const { orderPrefix } = await getClient(scope);
    const number = filter.search ? readOrderNumber(filter.search, orderPrefix) : null;
    if (filter.search && !number) return [];
    const mails = await listMails(
      scope,
      {
        kind: filter.kind ?? null,
        states: filter.state ? [filter.state] : ['waiting', 'kept', 'sent', 'failed'],
        orderSequence: number ? Number(number.split('-')[1]) : null,
      },
      {
        after: readPlace(page.after),
        before: readPlace(page.before),
        limit: page.limit,
        isInverted: page.inverted,
      },
    );
    return mails.map((mail) => openMail(context, mail, () => null));
  });
}

/** @throws NotFoundError `mail-not-found` */
export async function getOpenedMail(context: RequestContext, id: string): Promise<OpenedMail> {
  context.require('message-queue', 'access');
  const mail = isUuid(id) ? await context.inClient((scope) => findMail(scope, id)) : undefined;
  if (!mail) throw new NotFoundError('mail-not-found');
  const mayRead = context.can('message-queue', 'extra');
  return openMail(context, mail, (content) => (mayRead ? readableBody(context, id, content) : null));
}

function openMail(
  context: RequestContext,
  mail: SealedMail,
  bodyOf: (content: MailContent) => ShownContent['body'],
): OpenedMail {
  const { sealed, wrappedKey, personKeyId, orderSequence, orderPrefix, place, ...shown } = mail;
  const content = wrappedKey
    ? mailContent.parse(openPersonKey(context.app.secrets, personKeyId, wrappedKey).decrypt(sealed))
    : null;
  return {
    ...shown,
    orderNumber: orderSequence === null ? null : formatOrderNumber(orderSequence, orderPrefix),
    error: mail.error && maskText(mail.error),
    content: content && {
      ...showContent(content, context.can('message-queue', 'extra')),
      body: bodyOf(content),
    },
    cursor: Buffer.from(`${place}|${mail.id}`).toString('base64url'),
  };
}

function showContent(
  { to, from, subject, attachments, copyTo = [], secrets }: MailContent,
  mayRead: boolean,
): Omit<ShownContent, 'body'> {
  return {
    to: mayRead ? to : { ...to, address: maskAddress(to.address) },
    from,
    subject: hideSecretsInText(subject, secrets),
    attachments,
    copyTo: mayRead ? copyTo : copyTo.map(maskAddress),
  };
}

function readableBody(
  context: RequestContext,
  mailId: string,
  { html, text, secrets }: MailContent,
): ShownContent['body'] {
  let noted: Promise<void> | undefined;
  const note = () => {
    noted ??= noteMailOpened(context, mailId);
    return noted;
  };
  return {
    html: async () => note().then(() => hideSecretsInHtml(html, secrets)),
    text: async () => note().then(() => hideSecretsInText(text, secrets)),
  };
}

function readPlace(cursor: string | undefined): { at: string; id: string } | null {
  const [at = '', id = ''] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split('|');
  return instant.test(at) && isUuid(id) ? { at, id } : null;
}
