import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { orderOfLink } from './open-tickets.ts';
import { renderOrderTickets } from './render-order-tickets.ts';

/** The PDF for staff: a link is made for one account, after its right was checked, and works for a minute. */
export function staffTicketRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    instance.withTypeProvider<ZodTypeProvider>().get(
      '/api/order-tickets/:token',
      {
        schema: { params: z.object({ token: z.string().max(300) }) },
        config: { access: { signed: 'by openOrderTickets, for a minute' } },
      },
      async ({ params }, reply) => {
        const { clientId, orderId } = orderOfLink(app, params.token);
        const { filename, pdf } = await renderOrderTickets(app, clientId, orderId);
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="${filename}"`)
          .header('cache-control', 'private, no-store')
          .send(pdf);
      },
    );
  };
}
