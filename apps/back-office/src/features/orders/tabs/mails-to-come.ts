import type { OrderMailsQuery } from '../../../generated/operations.ts';

const everyMs = 5_000;
/** The worker writes the mail of an order within seconds; this long also where it starts again meanwhile. */
const isNewForMs = 10 * 60_000;

interface MailedOrder {
  createdAt: string;
  mails: readonly Pick<OrderMailsQuery['order']['mails'][number], 'state'>[];
}

/** How often the mails of an order are asked for: only while one is on its way, or the first may still be written; 0 = never. */
export function mailsAskedEveryMs({ createdAt, mails }: MailedOrder, now: number): number {
  const isOneToCome =
    mails.length === 0
      ? now - Date.parse(createdAt) < isNewForMs
      : mails.some(({ state }) => state === 'waiting');
  return isOneToCome ? everyMs : 0;
}
