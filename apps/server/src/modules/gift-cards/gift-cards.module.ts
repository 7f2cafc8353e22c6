import './gift-cards.graphql.ts';
import { z } from 'zod';
import { inClient } from '../../platform/database/in-client.ts';
import { offerAttachment } from '../../platform/mail/attachment-source.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { expireGiftCards } from './expire-gift-cards.ts';
import { openGiftCardPdf } from './gift-card-pdf/open-gift-card-pdf.ts';
import { giftCardPersonData } from './gift-card-person-data.ts';
import { giftCardRoutes } from './gift-cards.routes.ts';
import { sendDueCard, sendDueCards } from './sending/send-due-cards.ts';
import { sendLostCard } from './sending/send-lost-cards.ts';

offerPersonData(giftCardPersonData);
offerAttachment({
  kind: 'gift-card',
  open: async (app, clientId, cardId) => (await openGiftCardPdf(app, clientId, cardId)).pdf,
});

export const giftCardsModule: ServerModule = {
  name: 'gift-cards',
  routes: giftCardRoutes,
  subscriptions: [
    {
      bus: 'command',
      type: 'send-gift-card',
      destination: 'gift-cards',
      handle: readingPayload(z.object({ giftCardId: z.uuid() }), async (app, { clientId, payload }) =>
        inClient(app.db, clientId, (scope) => sendDueCard(app, scope, payload.giftCardId)),
      ),
    },
    {
      bus: 'command',
      type: 'send-lost-gift-card',
      destination: 'gift-cards',
      handle: sendLostCard,
    },
  ],
  jobs: [
    { name: 'expire gift cards', everySeconds: 900, run: expireGiftCards },
    { name: 'send gift cards', everySeconds: 60, run: sendDueCards },
  ],
};
