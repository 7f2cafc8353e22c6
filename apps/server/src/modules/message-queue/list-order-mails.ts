import type { MailKind } from '@foyer/domain/message-queue/mail-kinds.ts';
import type { MailState } from '@foyer/domain/message-queue/mail-states.ts';
import { openPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { mailContent } from '../../platform/mail/mail-content.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listSealedMailsOfOrders, type MailOfOrder } from './mail-outbox.repository.ts';
import { maskAddress, maskText } from './mask-address.ts';

/** A mail as the page of its order shows it: what, to whom, when, and whether it went. Never what it says. */
export interface OrderMail {
  id: string;
  orderId: string;
  kind: MailKind;
  language: string;
  state: MailState;
  error: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** null = the person was erased. */
  to: string | null;
}

/**
 * The mails of these orders, the newest first. Who reads an order sees the address of its buyer there; any other, such as
 * that of an invoice or the one before a correction, is masked as in the outbox.
 */
export async function listOrderMails(
  context: Pick<RequestContext, 'app' | 'can'>,
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<OrderMail[]> {
  const mayRead = context.can('message-queue', 'extra');
  const open = ({ sealed, wrappedKey, personKeyId, buyerEmail, error, ...mail }: MailOfOrder): OrderMail => {
    if (!wrappedKey) return { ...mail, error: error && maskText(error), to: null };
    const content = openPersonKey(context.app.secrets, personKeyId, wrappedKey).decrypt(sealed);
    const { address } = mailContent.parse(content).to;
    const isShown = mayRead || address.toLowerCase() === buyerEmail;
    return { ...mail, error: error && maskText(error), to: isShown ? address : maskAddress(address) };
  };
  return (await listSealedMailsOfOrders(scope, orderIds)).map(open);
}
