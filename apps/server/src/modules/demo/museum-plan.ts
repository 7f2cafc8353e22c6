import type { DemoPicture } from './give-picture.ts';

/** The languages that the demonstration's texts exist in. */
export const demoLanguages = ['nl', 'en', 'de', 'fr'] as const;

type Texts = Readonly<Record<(typeof demoLanguages)[number], string>>;

export interface PlannedTicketType {
  names: Texts;
  /** For whom it is, below its name. */
  hint?: Texts;
  priceMinor: number;
  isChild?: boolean;
  /** How often this type is chosen among those of its product. */
  weight: number;
}

export interface PlannedProduct {
  /** Its key in this plan. */
  key: string;
  name: string;
  category: string;
  location: LocationKey;
  picture: DemoPicture;
  titles: Texts;
  shortTexts: Texts;
  descriptions: Texts;
  ticketTypes: readonly PlannedTicketType[];
  durationMinutes: number;
  seasons: readonly PlannedSeason[];
  /** Its one season is a product schedule instead of a timeslot group. */
  schedule?: { name: string; slotInterval: number; slotIntervalUnit: 'hour' | 'minute' };
  /** How full an ordinary timeslot gets. */
  fill: number;
  /** What a day of rain does to it: above 1 is a place to shelter. */
  inRain: number;
}

/** Weekday times through a part of every year; the first one is the whole year, later ones override it. */
export interface PlannedSeason {
  note: string;
  /** Month and day, both included; the whole year without. */
  from?: string;
  until?: string;
  /** 1 = Monday. */
  weekdays: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7)[];
  times: readonly string[];
  places: number;
}

export type LocationKey = 'museum' | 'lighthouse' | 'harbour';

export const plannedLocations: readonly {
  key: LocationKey;
  name: string;
  address: string;
  postalCode: string;
  hours: { opens: string; closes: string };
  closedOn: readonly number[];
  gates: readonly string[];
}[] = [
  {
    key: 'museum',
    name: 'Getij Museum',
    address: 'Havenkade 1',
    postalCode: '1411 AB',
    hours: { opens: '10:00', closes: '18:00' },
    closedOn: [1],
    gates: ['Gate A', 'Gate B'],
  },
  {
    key: 'lighthouse',
    name: 'Lighthouse',
    address: 'Dijkpad 40',
    postalCode: '1412 KL',
    hours: { opens: '10:00', closes: '17:30' },
    closedOn: [],
    gates: ['Lighthouse door'],
  },
  {
    key: 'harbour',
    name: 'Harbour quay',
    address: 'Steiger 3',
    postalCode: '1411 AD',
    hours: { opens: '10:30', closes: '17:30' },
    closedOn: [],
    gates: ['Boarding'],
  },
];

/** VAT on culture in the Netherlands: 9 %. */
export const vatBasisPoints = 900;
