import { localDateInput } from '@foyer/domain/calendar/calendar-input.ts';
import { addDays, datesOfMonth, daysBetween } from '@foyer/domain/calendar/local-date.ts';
import { mondayOf } from '@foyer/domain/calendar/weekday.ts';
import { countTickets } from '@foyer/domain/sales/count-tickets.ts';
import type { ShownLabels } from '@foyer/domain/storefront/shown-labels.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { ofPoint } from '../sales-page/point-query.ts';
import { cachedAnswers } from './answer-availability.ts';
import { type DateRange, type Party, showDays, showTimeslots, showTypeLabels } from './show-availability.ts';
import { showNextDay } from './show-next-day.ts';

const address = z.object({ client: z.string().max(100), channel: z.string().max(100) });
const onDate = address.extend({ date: localDateInput });
const mostTypes = 100;
const list = (most: number) =>
  z
    .string()
    .max(most * 50)
    .transform((text) => text.split(',').filter(Boolean));
const ticket = z
  .string()
  .regex(/^[0-9a-f-]{36}:[1-9]\d{0,3}$/i)
  .transform((text) => ({ ticketTypeId: text.slice(0, 36), quantity: Number(text.slice(37)) }))
  .refine(({ ticketTypeId }) => z.uuid().safeParse(ticketTypeId).success);
const party = z.object({
  ticketGroupIds: list(mostTypes).pipe(z.array(z.uuid()).min(1).max(mostTypes)),
  party: z.coerce.number().int().min(1).max(10_000).default(1),
  /** Which tickets, where they are known: `{id}:{number},...` */
  tickets: list(mostTypes).pipe(z.array(ticket).min(1).max(mostTypes)).optional(),
  /** `1`: a page that holds places gets a read that begins after its request. */
  fresh: z.literal('1').optional(),
  ...ofPoint,
});

/** A page shows at most two months at a time. */
const mostDays = 62;
/** A month, a week or some days; they are worked out where the answer is not in the cache. */
const partyOnDays = party
  .extend({
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional(),
    week: localDateInput.optional(),
    from: localDateInput.optional(),
    until: localDateInput.optional(),
  })
  .refine(({ month, week, from, until }) => {
    if (month !== undefined || week !== undefined) return true;
    if (from === undefined || until === undefined) return false;
    return from <= until && daysBetween(from, until) < mostDays;
  });

const partyFrom = party.extend({ from: localDateInput, until: localDateInput.optional() });

const config = { access: { public: 'the pages on which visitors buy' }, busy: true };

/**
 * When there is room: a month, a week or some days with prices, the first free day, the times of a day, and the tickets
 * of a day.
 */
export function availabilityRoutes(app: App) {
  const answerDays = cachedAnswers();
  const answerNext = cachedAnswers();
  const answerTimes = cachedAnswers();
  const answerLabels = cachedAnswers<ShownLabels>();
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/api/shop/:client/:channel/availability',
      { schema: { params: address, querystring: partyOnDays }, config },
      async (request, reply) => {
        const { params, query } = request;
        return answerDays(request, reply, {
          key: keyOf(params, query, `${query.month} ${query.week} ${query.from} ${query.until}`),
          fresh: query.fresh !== undefined,
          read: async () => ({
            days: await showDays(app, pageOf(params, query), partyOf(query), rangeOf(query)),
          }),
        });
      },
    );
    server.get(
      '/api/shop/:client/:channel/availability/next',
      { schema: { params: address, querystring: partyFrom }, config },
      async (request, reply) => {
        const { params, query } = request;
        return answerNext(request, reply, {
          key: keyOf(params, query, `${query.from} ${query.until}`),
          fresh: query.fresh !== undefined,
          read: async () => ({
            day: await showNextDay(app, pageOf(params, query), partyOf(query), query.from, query.until),
          }),
        });
      },
    );
    server.get(
      '/api/shop/:client/:channel/availability/:date',
      { schema: { params: onDate, querystring: party }, config },
      async (request, reply) => {
        const { params, query } = request;
        return answerTimes(request, reply, {
          key: keyOf(params, query, params.date),
          fresh: query.fresh !== undefined,
          read: async () => ({
            timeslots: await showTimeslots(app, pageOf(params, query), partyOf(query), params.date),
          }),
        });
      },
    );
    server.get(
      '/api/shop/:client/:channel/ticket-types/:date',
      { schema: { params: onDate, querystring: party.pick({ ticketGroupIds: true, point: true }) }, config },
      async (request, reply) => {
        const { params, query } = request;
        const asked = { ...query, date: params.date };
        return answerLabels(request, reply, {
          key: keyOf(params, { ...query, party: 1 }, params.date),
          fresh: false,
          read: async () => ({ ticketTypes: await showTypeLabels(app, pageOf(params, query), asked) }),
        });
      },
    );
  };
}

type PartyQuery = z.infer<typeof party>;

const pageOf = (params: z.infer<typeof address>, { point }: Pick<PartyQuery, 'point'>) => ({
  ...params,
  point,
});

function partyOf({ ticketGroupIds, party: people, tickets }: PartyQuery): Party {
  if (!tickets) return { ticketGroupIds, people };
  return { ticketGroupIds, tickets, people: countTickets(tickets) };
}

function rangeOf({ month, week, from = '', until = '' }: z.infer<typeof partyOnDays>): DateRange {
  if (month !== undefined) return datesOfMonth(month);
  if (week === undefined) return { from, until };
  const monday = mondayOf(week);
  return { from: monday, until: addDays(monday, 6) };
}

/** The cache key: independent of the order in which a query names its tickets. */
function keyOf(params: z.infer<typeof address>, query: PartyQuery, dates: string): string {
  const { ticketGroupIds, people, tickets = [] } = partyOf(query);
  const wanted = tickets.map(({ ticketTypeId, quantity }) => `${ticketTypeId}:${quantity}`);
  const { client, channel } = params;
  return JSON.stringify([
    client,
    channel,
    query.point,
    [...ticketGroupIds].sort(),
    people,
    wanted.sort(),
    dates,
  ]);
}
