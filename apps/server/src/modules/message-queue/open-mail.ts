import { formatOrderNumber, readOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { App } from '../../platform/app.ts';
import { openPersonKey } from '../../platform/crypto/person-key.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { openAttachment } from '../../platform/mail/attachment-source.ts';
import { type MailContent, mailContent } from '../../platform/mail/mail-content.ts';
import type { MailState } from '../../platform/mail/mail-states.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { findMail, listMails, type SealedMail } from './mail-outbox.repository.ts';
import { maskAddress, maskAddresses } from './mask-address.ts';

/** A mail as staff read it. */
export interface OpenedMail
  extends Pick<
    SealedMail,
    'id' | 'kind' | 'language' | 'state' | 'attempts' | 'createdAt' | 'sentAt' | 'orderId'
  > {
  orderNumber: string | null;
  error: string | null;
  /** null = the person was erased, and the content with them. */
  content: MailContent | null;
  cursor: string;
}

export interface MailPage {
  before?: string | undefined;
  after?: string | undefined;
  limit: number;
  inverted: boolean;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const instant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/;

/** A stretch of the outbox. Addresses are masked unless the account has Extra. */
export async function listOpenedMails(
  context: RequestContext,
  filter: { state: MailState | null; kind?: string | null; search: string },
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
    return mails.map((mail) => openMail(context, mail));
  });
}

/** @throws NotFoundError `mail-not-found` */
export async function getOpenedMail(context: RequestContext, id: string): Promise<OpenedMail> {
  context.require('message-queue', 'access');
  const mail = uuid.test(id) ? await context.inClient((scope) => findMail(scope, id)) : undefined;
  if (!mail) throw new NotFoundError('mail-not-found');
  return openMail(context, mail);
}

/** The bytes of one of a mail's attachments, as they would leave now. */
export async function openMailAttachment(
  app: App,
  context: RequestContext,
  id: string,
  index: number,
): Promise<{ filename: string; contentType: string; content: Buffer }> {
  context.require('message-queue', 'extra');
  const { content } = await getOpenedMail(context, id);
  const attachment = content?.attachments[index];
  if (!attachment) throw new NotFoundError('mail-not-found');
  const { filename, contentType } = attachment;
  return { filename, contentType, content: await openAttachment(app, context.clientId, attachment) };
}

function openMail(context: RequestContext, mail: SealedMail): OpenedMail {
  const { sealed, wrappedKey, personKeyId, orderSequence, orderPrefix, place, ...shown } = mail;
  const content = wrappedKey
    ? mailContent.parse(openPersonKey(context.app.secrets, personKeyId, wrappedKey).decrypt(sealed))
    : null;
  const mayReadAll = context.can('message-queue', 'extra');
  return {
    ...shown,
    orderNumber: orderSequence === null ? null : formatOrderNumber(orderSequence, orderPrefix),
    error: mail.error && maskAddresses(mail.error),
    content:
      content && !mayReadAll
        ? { ...content, to: { ...content.to, address: maskAddress(content.to.address) } }
        : content,
    cursor: Buffer.from(`${place}|${mail.id}`).toString('base64url'),
  };
}

function readPlace(cursor: string | undefined): { at: string; id: string } | null {
  const [at = '', id = ''] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split('|');
  return instant.test(at) && uuid.test(id) ? { at, id } : null;
}
