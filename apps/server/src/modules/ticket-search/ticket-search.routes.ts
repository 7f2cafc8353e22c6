import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { renderOrderTickets } from '../tickets/index.ts';
import { readPdfLink } from './open-tickets-pdf.ts';

/** The tickets of an order for staff: a link is made after the right was checked, and works for a minute. */
export function ticketSearchRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/api/tickets/:token/tickets.pdf',
      {
        schema: { params: z.object({ token: z.string().max(300) }) },
        config: { access: { signed: 'by openTicketsPdf, for a minute' } },
      },
      async ({ params }, reply) => {
        const { clientId, orderId } = readPdfLink(app, params.token);
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
