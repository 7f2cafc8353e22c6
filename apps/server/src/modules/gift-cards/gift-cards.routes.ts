import { giftCardBalanceSchema } from '@foyer/domain/storefront/gift-card-balance.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { openGiftCardPdf } from './gift-card-pdf/open-gift-card-pdf.ts';
import { cardOfLink } from './gift-card-pdf/staff-pdf.ts';
import { sendAgainToHolder } from './sending/send-again.ts';
import { requestLostCards } from './sending/send-lost-cards.ts';
import { showBalance } from './show-balance.ts';

const ofClient = z.object({ client: z.string().max(100) });

/** What visitors ask about gift cards, and the PDF for staff. */
export function giftCardRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.post(
      '/api/shop/visitors/:client/gift-card',
      {
        schema: { params: ofClient, response: { 200: giftCardBalanceSchema } },
        config: { access: { public: 'who has the code of a card sees what is on it' } },
      },
      async ({ params, body, ip }) => showBalance(app, params.client, { typed: body, ip }),
    );
    server.post(
      '/api/shop/visitors/:client/gift-card/send',
      {
        schema: { params: ofClient, response: { 204: z.null() } },
        config: { access: { public: 'to the address that the card was sent to before' } },
      },
      async ({ params, body, ip }, reply) => {
        await sendAgainToHolder(app, params.client, { typed: body, ip });
        return reply.code(204).send(null);
      },
    );
    server.post(
      '/api/shop/visitors/:client/gift-card/lost',
      {
        schema: { params: ofClient, response: { 202: z.object({}) } },
        config: { access: { public: 'cards go to the address that received or bought them only' } },
      },
      async ({ params, body, ip }, reply) => {
        await requestLostCards(app, params.client, { typed: body, ip });
        return reply.code(202).send({});
      },
    );
    server.get(
      '/api/gift-card-pdf/:token',
      {
        schema: { params: z.object({ token: z.string().max(300) }) },
        config: { access: { signed: 'by openGiftCardPdf, for a minute' } },
      },
      async ({ params }, reply) => {
        const { clientId, cardId } = cardOfLink(app, params.token);
        const { filename, pdf } = await openGiftCardPdf(app, clientId, cardId);
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="${filename}"`)
          .header('cache-control', 'private, no-store')
          .send(pdf);
      },
    );
  };
}
