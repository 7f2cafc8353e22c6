import { addMonths, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { salesPoints } from '@foyer/domain/catalog/sales-points.ts';
import { horizonMonths } from '@foyer/domain/scheduling/generate-timeslots.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  changeProduct,
  createProduct,
  createTicketType,
  listTicketGroupsOfProducts,
} from '../catalog/index.ts';
import { createChannel, publishChannel } from '../channels/index.ts';
import {
  addPastTimeslots,
  changeTimeslotGroup,
  createTimeslotGroup,
  linkTicketGroups,
} from '../scheduling/index.ts';
import { createLocation } from '../venues/index.ts';
import { giveLogo, givePicture } from './give-picture.ts';
import { makeSchedule } from './make-schedule.ts';
import {
  demoLanguages,
  type LocationKey,
  type PlannedProduct,
  type PlannedSeason,
  plannedLocations,
  vatBasisPoints,
} from './museum-plan.ts';
import { plannedProducts } from './planned-products.ts';

export interface MadeProduct {
  plan: PlannedProduct;
  calendarId: string;
  locationId: string;
  ticketGroupId: string;
  ticketTypeIds: readonly string[];
}

export interface MadeCatalogue {
  channelId: string;
  locationIds: ReadonlyMap<LocationKey, string>;
  products: readonly MadeProduct[];
}

export const pastMonths = 12;

/** Locations, products, timeslots and the sales page, by the use cases that staff have for them. */
export async function makeCatalogue(
  context: RequestContext,
  scope: ClientScope,
  today: LocalDate,
): Promise<MadeCatalogue> {
  await giveLogo(context.app, scope);
  const locationIds = new Map<LocationKey, string>();
  for (const plan of plannedLocations) {
    const { name, address, postalCode, hours } = plan;
    const weekHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
      plan.closedOn.includes(weekday) ? null : hours,
    );
    const typed = { name, address, postalCode, town: 'Havenstad', standardHours: hours, weekHours };
    locationIds.set(plan.key, (await createLocation(context, typed)).id);
  }
  const products: MadeProduct[] = [];
  const ticketGroupIds: string[] = [];
  for (const plan of plannedProducts) {
    const locationId = locationIds.get(plan.location) ?? '';
    const product = await makeProduct(context, scope, plan, locationId);
    ticketGroupIds.push(product.ticketGroupId);
    const { productId, ...made } = product;
    const calendarId = plan.schedule
      ? await makeSchedule(
          context,
          scope,
          plan,
          { productId, locationId },
          { first: addMonths(today, -pastMonths), today },
        )
      : await makeCalendar(context, scope, plan, locationId, made.ticketGroupId, today);
    products.push({ ...made, calendarId });
  }
  const channel = await createChannel(context, {
    title: 'Getij',
    url: 'getij',
    languages: ['nl', 'en', 'de', 'fr'],
    defaultLanguage: 'nl',
    texts: {
      ticketsIntro: {
        nl: 'Kies wat je wilt zien, en wanneer. Kinderen tot 4 jaar mogen gratis mee.',
        en: 'Choose what to see, and when. Children under 4 come along free.',
        de: 'Wählen Sie, was Sie sehen möchten, und wann. Kinder unter 4 Jahren sind frei.',
        fr: 'Choisissez ce que vous voulez voir, et quand. Gratuit pour les moins de 4 ans.',
      },
    },
    ticketGroupIds,
    salesFlow: { waitingList: true },
  });
  await publishChannel(context, channel.id, 'start today');
  return { channelId: channel.id, locationIds, products };
}

async function makeProduct(
  context: RequestContext,
  scope: ClientScope,
  plan: PlannedProduct,
  locationId: string,
): Promise<Omit<MadeProduct, 'calendarId'> & { productId: string }> {
  const basics = { name: plan.name, category: plan.category, locationIds: [locationId] };
  const { id } = await createProduct(context, basics);
  const texts = demoLanguages.map((language) => ({
    language,
    title: plan.titles[language],
    shortText: plan.shortTexts[language],
    description: plan.descriptions[language],
  }));
  await changeProduct(context, id, { ...basics, texts });
  await givePicture(context.app, scope, id, plan.picture);
  const [group] = await listTicketGroupsOfProducts(scope, [id]);
  if (!group) throw new Error('A product comes with a ticket group');
  const ticketTypeIds: string[] = [];
  for (const type of plan.ticketTypes) {
    const made = await createTicketType(context, group.id, {
      descriptions: demoLanguages.map((language) => ({
        language,
        name: type.names[language],
        extraInformation: type.hint?.[language] ?? '',
      })),
      priceMinor: type.priceMinor,
      ticketLimit: null,
      vatBasisPoints,
      isChild: type.isChild ?? false,
      durationMinutes: plan.durationMinutes,
      salesPoints: salesPoints.filter((point) => point !== 'reserve with google'),
    });
    ticketTypeIds.push(made.id);
  }
  return { plan, productId: id, locationId, ticketGroupId: group.id, ticketTypeIds };
}

async function makeCalendar(
  context: RequestContext,
  scope: ClientScope,
  plan: PlannedProduct,
  locationId: string,
  ticketGroupId: string,
  today: LocalDate,
): Promise<string> {
  const first = addMonths(today, -pastMonths);
  const last = addMonths(today, horizonMonths + pastMonths);
  const { id, name } = await createTimeslotGroup(context, { name: plan.name, locationId });
  await linkTicketGroups(context, id, [ticketGroupId]);
  await changeTimeslotGroup(context, id, {
    name,
    periods: plan.seasons.flatMap((season, priority) => periodsOf(season, priority, first, last)),
  });
  await addPastTimeslots(scope, id, first, context.app.clock());
  return id;
}

/** A season of every year between two dates, cut off at both. */
function periodsOf(season: PlannedSeason, priority: number, first: LocalDate, last: LocalDate) {
  const weekdayTimes = season.weekdays.flatMap((weekday) =>
    season.times.map((time) => ({ weekday, time, limit: season.places })),
  );
  const years = Array.from(
    { length: Number(last.slice(0, 4)) - Number(first.slice(0, 4)) + 1 },
    (_, index) => Number(first.slice(0, 4)) + index,
  );
  const { from, until } = season;
  const ranges =
    from && until
      ? years.map((year) => ({ from: `${year}-${from}`, until: `${year}-${until}` }))
      : [{ from: first, until: last }];
  return ranges
    .map((range) => ({
      from: range.from < first ? first : range.from,
      until: range.until > last ? last : range.until,
    }))
    .filter((range) => range.from <= range.until)
    .map((range) => ({ ...range, priority, note: season.note, weekdayTimes }));
}
