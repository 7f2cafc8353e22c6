import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { getOrderBySecret, readSecretFromHeader } from '../orders/index.ts';
import { guardGuess } from '../rate-limits/index.ts';
import { renderOrderTickets } from './render-order-tickets.ts';
import { renderVisitCalendar } from './render-visit-calendar.ts';

const config = { access: { secret: "the order's own, in a header" } };
const params = z.object({ secret: z.string().min(1).max(200) });

/** Downloads of a visitor's order page: the PDF and the calendar entry. */
export function visitorTicketRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    const openOrder = (secret: string, ip: string) =>
      guardGuess(app, { what: 'order', ip }, () => getOrderBySecret(app, secret));
    server.get(
      '/api/shop/orders/:secret/tickets.pdf',
      {
        schema: { params, querystring: z.object({ ticket: z.uuid().optional() }) },
        preValidation: readSecretFromHeader,
        config,
      },
      async (request, reply) => {
        const { clientId, orderId } = await openOrder(request.params.secret, request.ip);
        const { filename, pdf } = await renderOrderTickets(app, clientId, orderId, request.query.ticket);
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${filename}"`)
          .header('cache-control', 'private, no-store')
          .send(pdf);
      },
    );
    server.get(
      '/api/shop/orders/:secret/visit.ics',
      { schema: { params }, preValidation: readSecretFromHeader, config },
      async (request, reply) => {
        const { clientId, orderId } = await openOrder(request.params.secret, request.ip);
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="visit.ics"')
          .header('cache-control', 'private, no-store')
          .send(await renderVisitCalendar(app, clientId, orderId));
      },
    );
  };
}
