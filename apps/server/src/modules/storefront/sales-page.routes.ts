import { localDateInput } from '@foyer/domain/calendar/calendar-input.ts';
import { salesPageSchema } from '@foyer/domain/storefront/sales-page.ts';
import { shownDaysSchema, shownTimeslotsSchema } from '@foyer/domain/storefront/shown-availability.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { showDays, showTimeslots } from './show-availability.ts';
import { showSalesPage } from './show-sales-page.ts';

const address = z.object({ client: z.string().max(100), channel: z.string().max(100) });
const onDate = address.extend({ date: localDateInput });
const language = z.object({ language: z.string().max(20).optional() });
const party = z.object({
  ticketGroupIds: z
    .string()
    .max(4_000)
    .transform((ids) => ids.split(',').filter(Boolean))
    .pipe(z.array(z.uuid()).min(1).max(100)),
  party: z.coerce.number().int().min(1).max(10_000).default(1),
});
const inMonth = party.extend({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) });

const config = { access: { public: 'the pages on which visitors buy' } };

/** What a sales page reads: what it sells and when there is room. */
export function salesPageRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/api/shop/:client/:channel',
      { schema: { params: address, querystring: language, response: { 200: salesPageSchema } }, config },
      async ({ params, query }) => showSalesPage(app, params, query.language),
    );
    server.get(
      '/api/shop/:client/:channel/availability',
      { schema: { params: address, querystring: inMonth, response: { 200: shownDaysSchema } }, config },
      async ({ params, query }) => ({
        days: await showDays(
          app,
          params,
          { ticketGroupIds: query.ticketGroupIds, people: query.party },
          query.month,
        ),
      }),
    );
    server.get(
      '/api/shop/:client/:channel/availability/:date',
      { schema: { params: onDate, querystring: party, response: { 200: shownTimeslotsSchema } }, config },
      async ({ params, query }) => ({
        timeslots: await showTimeslots(
          app,
          params,
          { ticketGroupIds: query.ticketGroupIds, people: query.party },
          params.date,
        ),
      }),
    );
  };
}
