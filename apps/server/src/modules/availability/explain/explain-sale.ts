import { isLocalDate, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import { decideTicketTypeLabel } from '@foyer/domain/catalog/ticket-type-label.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import { decideAvailability } from '@foyer/domain/scheduling/availability/availability.ts';
import type { Availability } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { CalendarKind } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import type { Explanation } from '@foyer/domain/scheduling/availability/why-step.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { NotFoundError, RefusedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { listTicketGroups, listTicketGroupsOfProducts } from '../../catalog/index.ts';
import { listChannels } from '../../channels/index.ts';
import { getClient } from '../../clients/index.ts';
import { getTimeslot, type Timeslot } from '../../scheduling/index.ts';
import { readSale, type Sale } from '../read-sale.ts';
import { listGroupIdsOfCalendar } from '../sale-days/sale-calendar.repository.ts';
import { findDay, saleFactsOf } from '../sale-facts.ts';
import type { ChannelOfSale } from '../sale-question.ts';
import type { VisitTime } from '../visit-time.ts';
import { explainDate } from './explain-date.ts';
import { explainVisit } from './explain-visit.ts';
import { type LabelledType, labelsAtVisit } from './type-labels.ts';
import { listLimitNames } from './why-details.repository.ts';

/** The subject of a question: a timeslot, or a product on a date, optionally at one time of it. */
export interface WhyQuestion {
  timeslotId?: string | null;
  productId?: string | null;
  date?: LocalDate | null;
  ticketGroupId?: string | null;
  channelId?: string | null;
}

/** Something to choose among, with what it says there. */
export interface WhyChoice {
  id: string;
  name: string;
  availability: Availability | null;
}

export interface Why extends Explanation {
  date: LocalDate;
  timeslot: Timeslot | null;
  calendarId: string | null;
  calendarKind: CalendarKind | null;
  locationName: string;
  timeZone: string;
  group: { id: string; name: string; productId: string };
  channel: { id: string; name: string } | null;
  groups: WhyChoice[];
  channels: WhyChoice[];
  timeslots: { id: string; time: string; availability: Availability }[];
  /** The ticket types that cannot be bought there, with what they are called. */
  labels: (LabelledType & { name: string })[];
  at: Date;
}

/**
 * Why something is or is not for sale, from the very rules by which the sales pages sell it (design, "Why?").
 * Without a channel: what staff can sell. @throws NotFoundError where timeslot, product, group or channel is unknown.
 */
export async function explainSale(context: RequestContext, question: WhyQuestion): Promise<Why> {
  const at = context.app.clock();
  return context.inClient(async (scope) => {
    const asked = await findAsked(scope, question);
    const { timeZone } = await getClient(scope);
    const all = await listChannels(scope);
    const today = localDateAt(at, timeZone);
    const pages = all.map((page) => toChannelOfSale(page, today));
    const channel = pages.find((page) => page.id === question.channelId) ?? null;
    if (question.channelId && !channel) throw new NotFoundError('channel-not-found');
    const { date, timeslot, groups } = asked;
    const { id, name, productId, kind } = asked.group;
    const group = { id, name, productId, isTimed: kind === 'day plus time' };
    const ask = { ticketGroupIds: [group.id], people: 1, at, from: date, until: date };
    const sale = await readSale(scope, { ...ask, channel: null });
    const ofPage = channel ? await readSale(scope, { ...ask, channel, withHidden: true }) : sale;
    const shown = timeslot
      ? ofPage.timeslots.find(({ id }) => id === timeslot.id)
      : firstToTell(ofPage.timeslots, at);
    const day = group.isTimed ? undefined : findDay(ofPage, { channel, at }, group, date);
    const visit = shown ?? day;
    const told = visit
      ? await explainVisit(scope, ofPage, { visit, group, channel, at })
      : await explainDate(scope, ofPage, { date, group, channel, at });
    const answerOf = (facts: Sale, page: ChannelOfSale | null, one: VisitTime) =>
      decideAvailability(
        saleFactsOf(facts, { channel: page, at }, one, group.id, facts.types),
        facts.thresholds,
      );
    return {
      ...told,
      date,
      timeslot: shown ?? null,
      group,
      at,
      channel,
      groups: groups.map((one) => ({ id: one.id, name: one.name, availability: null })),
      channels: await listChannelAnswers(pages, async (page) => {
        if (!visit) return null;
        // A channel that does not sell it says so, whatever else decides.
        const facts = page.ticketGroupIds.includes(group.id)
          ? await readSale(scope, { ...ask, channel: page, withHidden: true })
          : sale;
        return answerOf(facts, page, visit);
      }),
      timeslots: ofPage.timeslots.map((one) => ({
        id: one.id,
        time: one.time,
        availability: answerOf(ofPage, channel, one),
      })),
      labels: await nameLabels(
        scope,
        visit ? differing(labelsAtVisit(ofPage, { channel, at }, visit, group.id), told) : [],
      ),
    };
  });
}

/** What is closed or sold out as a whole is so for each type of it. */
function differing(labels: readonly LabelledType[], { availability }: Explanation): LabelledType[] {
  const ofAll = decideTicketTypeLabel(null, availability);
  return labels.filter(({ label }) => label !== ofAll);
}

async function nameLabels(scope: ClientScope, labels: readonly LabelledType[]): Promise<Why['labels']> {
  const { defaultLocale } = await getClient(scope);
  const ids = labels.map(({ id }) => id);
  const names = await listLimitNames(scope, ids, defaultLocale.slice(0, 2));
  return labels.map((one) => ({ ...one, name: names.get(one.id) ?? '' }));
}

/** Of a date that was asked as a whole: the next open timeslot of it, else the first. */
function firstToTell(timeslots: readonly Timeslot[], at: Date): Timeslot | undefined {
  return timeslots.find(({ state, startsAt }) => state === 'open' && startsAt > at) ?? timeslots[0];
}

type NamedPage = ChannelOfSale & { name: string };

function toChannelOfSale(channel: Channel, today: LocalDate): NamedPage {
  const { id, title, ticketGroupIds, holdCapacity } = channel;
  return {
    id,
    name: title,
    ticketGroupIds,
    holdCapacity,
    isPublished: publicationState(channel, today) === 'published',
  };
}

interface Asked {
  date: LocalDate;
  timeslot: Timeslot | null;
  group: TicketGroup;
  groups: TicketGroup[];
}

async function findAsked(scope: ClientScope, question: WhyQuestion): Promise<Asked> {
  const timeslot = question.timeslotId ? await getTimeslot(scope, question.timeslotId) : null;
  const date = timeslot?.date ?? question.date ?? '';
  if (!isLocalDate(date)) throw new RefusedError([{ code: 'date-invalid', field: 'date' }]);
  const sharing = timeslot ? await listGroupIdsOfCalendar(scope, timeslot.calendarId) : null;
  const all = question.productId
    ? await listTicketGroupsOfProducts(scope, [question.productId])
    : await listTicketGroups(scope, sharing ?? []);
  const groups = all.filter(({ id }) => sharing?.includes(id) ?? true);
  const group = question.ticketGroupId
    ? groups.find(({ id }) => id === question.ticketGroupId)
    : (groups.find(({ isArchived }) => !isArchived) ?? groups[0]);
  // No product sells these places: there is no sale to explain.
  if (!group) throw new RefusedError([{ code: 'sells-nothing' }]);
  return { date, timeslot, group, groups };
}

async function listChannelAnswers(
  pages: readonly NamedPage[],
  answer: (page: NamedPage) => Promise<Availability | null>,
): Promise<WhyChoice[]> {
  const answers: WhyChoice[] = [];
  for (const page of pages) answers.push({ id: page.id, name: page.name, availability: await answer(page) });
  // Those that sell it first.
  return answers.sort((one, other) => Number(isOff(one)) - Number(isOff(other)));
}

const isOff = ({ availability }: WhyChoice) => availability?.reason === 'not-on-channel';
