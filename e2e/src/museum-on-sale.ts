import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { SalesFlowTyped } from '@foyer/domain/channels/sales-flow.ts';
import { type Ask, changeRules } from './change-rules.ts';

/** What a journey of visitors finds: a published page with tickets and times in the coming weeks. */
export interface MuseumOnSale {
  /** Path of the sales page. */
  page: string;
  ticketstreetId: string;
  locationId: string;
  productId: string;
  ticketGroupId: string;
  timeslotGroupId: string;
  ticketTypeIds: string[];
  /** Asks the server as the manager: an operation, its variables, and the field to answer. */
  ask: Ask;
  /** Uploads a picture for one of these. */
  upload: (purpose: string, ownerId: string, png: Buffer) => Promise<void>;
}

interface Offer {
  /** The manager of the client that puts it on sale. */
  manager: { subdomain: string; password: string };
  /** Last part of the page's address. */
  url: string;
  /** Places of each timeslot. */
  limit?: number;
  /** What it sells; otherwise adults, children and holders of a card. */
  types?: readonly object[];
  /** Those of the page; otherwise Dutch and English. The first one is its own. */
  languages?: readonly string[];
  /** How it sells, and what it says itself, where not as every page does. */
  salesFlow?: SalesFlowTyped;
  texts?: readonly { key: string; language: string; text: string }[];
}

/** Makes a location, product, ticket types, times and a published ticketstreet, as the manager would. */
export async function putMuseumOnSale(
  foyerUrl: string,
  {
    manager,
    url,
    limit = 20,
    types = ticketTypes,
    languages = ['nl', 'en'],
    salesFlow = {},
    texts = [],
  }: Offer,
): Promise<MuseumOnSale> {
  const { ask, upload } = await signInForCalls(foyerUrl, manager);
  const make = async (
    field: string,
    variables: Record<string, [type: string, value: unknown]>,
    answer = 'id',
  ) => {
    const declared = Object.entries(variables).map(([name, [type]]) => `$${name}: ${type}`);
    const passed = Object.keys(variables).map((name) => `${name}: $${name}`);
    const values = Object.fromEntries(Object.entries(variables).map(([name, [, value]]) => [name, value]));
    return ask(`mutation (${declared.join()}) { ${field}(${passed.join()}) { ${answer} } }`, values, field);
  };
  const hours = { opens: '10:00', closes: '17:00' };
  const location = await make('createLocation', {
    input: ['LocationInput!', { ...locationAt(url), standardHours: hours, weekHours: Array(7).fill(hours) }],
  });
  const product = await make(
    'createProduct',
    { input: ['CreateProductInput!', { name: `Salt & Light ${url}`, locationIds: [location.id] }] },
    'id ticketGroups { id }',
  );
  const [group] = product.ticketGroups;
  const ticketTypeIds: string[] = [];
  for (const input of types) {
    const type = await make('createTicketType', {
      input: ['TicketTypeInput!', input],
      ticketGroupId: ['ID!', group.id],
    });
    ticketTypeIds.push(type.id);
  }
  const calendar = await make('createTimeslotGroup', {
    input: ['TimeslotGroupInput!', { name: `Galleries ${url}`, locationId: location.id }],
  });
  await changeRules(ask, calendar.id, { periods: [everyDay(limit)], ticketGroupIds: [group.id] });
  const street = await make('createTicketstreet', {
    input: [
      'TicketstreetInput!',
      {
        ...ticketstreet(url),
        languages,
        defaultLanguage: languages[0],
        texts: [...ticketstreet(url).texts, ...texts],
        salesFlow,
        ticketGroupIds: [group.id],
      },
    ],
  });
  await make('publishChannel', { channelId: ['ID!', street.id], startToday: ['Boolean!', true] });
  return {
    page: `/shop/${manager.subdomain}/${url}`,
    ticketstreetId: street.id,
    locationId: location.id,
    productId: product.id,
    ticketGroupId: group.id,
    timeslotGroupId: calendar.id,
    ticketTypeIds,
    ask,
    upload,
  };
}

async function signInForCalls(
  foyerUrl: string,
  { subdomain, password }: Offer['manager'],
): Promise<Pick<MuseumOnSale, 'ask' | 'upload'>> {
  const call = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${foyerUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const { token } = await call('/v1/login_check', { username: `manager|${subdomain}`, password });
  const ask: Ask = async (query, variables, field) => {
    const { data, errors } = await call('/graphql', { query, variables }, token);
    if (errors) throw new Error(`${field}: ${JSON.stringify(errors)}`);
    return data[field];
  };
  const upload: MuseumOnSale['upload'] = async (purpose, ownerId, png) => {
    const query = `mutation ($ownerId: ID!, $image: Upload!) {
      uploadPicture(purpose: ${purpose}, ownerId: $ownerId, image: $image) }`;
    const body = new FormData();
    body.append('operations', JSON.stringify({ query, variables: { ownerId, image: null } }));
    body.append('map', '{"0":["variables.image"]}');
    body.append('0', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'picture.png');
    const answer = await fetch(`${foyerUrl}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    const { errors } = await answer.json();
    if (errors) throw new Error(`${purpose}: ${JSON.stringify(errors)}`);
  };
  return { ask, upload };
}

const locationAt = (name: string) => ({
  name: `Getij Museum ${name}`,
  address: 'Havenkade 1',
  town: 'Havenstad',
  timeZone: 'Europe/Amsterdam',
});

/** A ticket type in Dutch and English, as the manager makes it. */
export const ticketType = (nl: string, en: string, extra: [nl: string, en: string], more: object) => ({
  descriptions: [
    { language: 'nl', name: nl, extraInformation: extra[0] },
    { language: 'en', name: en, extraInformation: extra[1] },
  ],
  vatBasisPoints: 900,
  ticketLimit: null,
  salesPoints: ['website'],
  ...more,
});

const ticketTypes = [
  ticketType('Volwassene', 'Adult', ['18 jaar en ouder', '18 and over'], {
    priceMinor: 1750,
    durationMinutes: 75,
  }),
  ticketType('Kind', 'Child', ['4 tot en met 12', '4 to 12, with an adult'], {
    priceMinor: 600,
    isChild: true,
  }),
  ticketType('Klein kind', 'Small child', ['Tot en met 3', 'Up to 3'], { priceMinor: 0, isChild: true }),
  ticketType('Museumkaart', 'Museum card', ['Toon uw kaart bij de ingang', 'Show your card at the gate'], {
    priceMinor: 0,
  }),
];

/** Of each day, on the clocks of the museum. */
export const LAST_TIME = '16:00';

const everyDay = (limit: number) => ({
  from: dayFromToday(0),
  until: dayFromToday(90),
  priority: 0,
  note: '',
  weekdayTimes: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    ['10:00', '11:30', '13:00', '14:30', LAST_TIME].map((time) => ({
      weekday,
      time,
      limit,
      status: 'yes',
      title: '',
      classes: '',
    })),
  ),
});

export const ticketstreet = (url: string) => ({
  title: `Getij tickets ${url}`,
  url,
  languages: ['nl', 'en'],
  defaultLanguage: 'nl',
  texts: [
    {
      key: 'ticketsIntro',
      language: 'nl',
      text: 'Tickets gelden voor alle zalen. Kinderen tot en met 3 gratis.',
    },
    {
      key: 'ticketsIntro',
      language: 'en',
      text: 'Tickets include all galleries. Children up to 3 enter free.',
    },
  ],
  colours: { brand: '#C2402A', ink: '#12263A', paper: '#FBF7F0' },
  minTickets: 1,
  maxTickets: 25,
});

/** A date so many days from now, as a calendar in Havenstad writes it. */
export function dayFromToday(days: number): string {
  return addDays(localDateAt(new Date(), 'Europe/Amsterdam'), days);
}
