import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { PagePoint } from '@foyer/domain/channels/page-point.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';
import { listOffer, type SaleLine, saleMoment, sellerOfChannel } from '../../sales/index.ts';

/** Lines as they are called in another language, at the same prices; what is no longer for sale keeps its name. */
export async function nameLines(
  app: App,
  scope: ClientScope,
  { channel, salesPoint, language }: { channel: Channel; salesPoint: PagePoint; language: string },
  lines: readonly SaleLine[],
): Promise<SaleLine[]> {
  const seller = sellerOfChannel(channel, salesPoint);
  const moment = saleMoment(app, { seller, client: await getClient(scope) });
  const offer = await listOffer(scope, seller, language, moment);
  const namesOf = new Map(
    offer.flatMap(({ title: ticketGroupTitle, ticketTypes }) =>
      ticketTypes.map(({ id, name }) => [id, { name, ticketGroupTitle }]),
    ),
  );
  return lines.map((line) => ({ ...line, ...namesOf.get(line.ticketTypeId) }));
}
