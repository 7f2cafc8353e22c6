import { localDateInput } from '@foyer/domain/calendar/calendar-input.ts';
import { saleTermsSchema } from '@foyer/domain/storefront/sale-terms.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { ofPoint } from '../sales-page/point-query.ts';
import { showSaleTerms } from './show-sale-terms.ts';

const address = z.object({ client: z.string().max(100), channel: z.string().max(100) });
const mostTypes = 100;
const wanted = z.object({
  ticketTypeIds: z
    .string()
    .max(mostTypes * 50)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid()).min(1).max(mostTypes)),
  timeslotId: z.uuid().optional(),
  date: localDateInput.optional(),
  ...ofPoint,
});

/** What applies to tickets, said before they are bought. */
export function saleTermsRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    instance.withTypeProvider<ZodTypeProvider>().get(
      '/api/shop/:client/:channel/terms',
      {
        schema: { params: address, querystring: wanted, response: { 200: saleTermsSchema } },
        config: { access: { public: 'the pages on which visitors buy' }, busy: true },
      },
      async ({ params, query: { ticketTypeIds, timeslotId = null, date = null, point } }) =>
        showSaleTerms(app, { ...params, point }, { ticketTypeIds, timeslotId, date }),
    );
  };
}
