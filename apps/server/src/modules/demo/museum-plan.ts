import type { DemoPicture } from './give-picture.ts';

type Texts = Readonly<Record<'nl' | 'en' | 'de' | 'fr', string>>;

export interface PlannedTicketType {
  names: Texts;
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

const adult = { nl: 'Volwassene', en: 'Adult', de: 'Erwachsene', fr: 'Adulte' };
const child = { nl: 'Kind 4 t/m 12 jaar', en: 'Child 4 to 12', de: 'Kind 4 bis 12', fr: 'Enfant 4 à 12 ans' };
const student = { nl: 'Student', en: 'Student', de: 'Studierende', fr: 'Étudiant' };
const museumCard = { nl: 'Museumkaart', en: 'Museum card', de: 'Museumskarte', fr: 'Carte musées' };

const tuesdayToSunday = [2, 3, 4, 5, 6, 7] as const;
const everyDay = [1, ...tuesdayToSunday] as const;

/** Starts from one time to another, both included. */
function every(minutes: number, from: string, until: string): string[] {
  const [first, last] = [from, until].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const times: string[] = [];
  for (let at = first ?? 0; at <= (last ?? 0); at += minutes) {
    times.push(`${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
  }
  return times;
}

export const plannedProducts: readonly PlannedProduct[] = [
  {
    key: 'salt-and-light',
    name: 'Salt & Light',
    category: 'Exhibition',
    location: 'museum',
    picture: 'salt-and-light',
    titles: { nl: 'Zout & Licht', en: 'Salt & Light', de: 'Salz & Licht', fr: 'Sel & Lumière' },
    shortTexts: {
      nl: 'Veertig schilders die het licht van de kust probeerden te vangen.',
      en: 'Forty painters who tried to catch the light of the coast.',
      de: 'Vierzig Maler, die das Licht der Küste einfangen wollten.',
      fr: 'Quarante peintres à la poursuite de la lumière du littoral.',
    },
    ticketTypes: [
      { names: adult, priceMinor: 1850, weight: 55 },
      { names: child, priceMinor: 900, isChild: true, weight: 20 },
      { names: student, priceMinor: 1250, weight: 10 },
      { names: museumCard, priceMinor: 0, weight: 15 },
    ],
    durationMinutes: 90,
    seasons: [
      { note: 'All year', weekdays: tuesdayToSunday, times: every(30, '10:00', '16:30'), places: 10 },
    ],
    fill: 0.34,
    inRain: 1.22,
  },
  {
    key: 'lighthouse',
    name: 'Lighthouse climb',
    category: 'Climb',
    location: 'lighthouse',
    picture: 'lighthouse',
    titles: {
      nl: 'Vuurtoren beklimmen',
      en: 'Lighthouse climb',
      de: 'Leuchtturmbesteigung',
      fr: 'Montée du phare',
    },
    shortTexts: {
      nl: '219 treden, en dan de hele baai.',
      en: '219 steps, and then the whole bay.',
      de: '219 Stufen, und dann die ganze Bucht.',
      fr: '219 marches, puis toute la baie.',
    },
    ticketTypes: [
      { names: adult, priceMinor: 1250, weight: 70 },
      { names: child, priceMinor: 750, isChild: true, weight: 30 },
    ],
    durationMinutes: 45,
    seasons: [
      { note: 'All year', weekdays: everyDay, times: every(30, '10:00', '16:30'), places: 4 },
      {
        note: 'Summer',
        from: '06-15',
        until: '09-15',
        weekdays: everyDay,
        times: every(30, '10:00', '16:30'),
        places: 5,
      },
    ],
    fill: 0.46,
    inRain: 0.6,
  },
  {
    key: 'harbour-boat',
    name: 'Harbour boat tour',
    category: 'Boat',
    location: 'harbour',
    picture: 'harbour-boat',
    titles: {
      nl: 'Rondvaart door de haven',
      en: 'Harbour boat tour',
      de: 'Hafenrundfahrt',
      fr: 'Tour du port en bateau',
    },
    shortTexts: {
      nl: 'Een uur over het water langs werven en kranen.',
      en: 'An hour on the water along wharves and cranes.',
      de: 'Eine Stunde auf dem Wasser, an Werften und Kränen entlang.',
      fr: 'Une heure sur l’eau, le long des quais et des grues.',
    },
    ticketTypes: [
      { names: adult, priceMinor: 2250, weight: 68 },
      { names: child, priceMinor: 1250, isChild: true, weight: 32 },
    ],
    durationMinutes: 60,
    seasons: [
      { note: 'Winter', weekdays: [4, 5, 6, 7], times: ['11:00', '13:00', '15:00'], places: 11 },
      {
        note: 'Sailing season',
        from: '04-01',
        until: '10-31',
        weekdays: everyDay,
        times: every(60, '11:00', '16:00'),
        places: 11,
      },
    ],
    fill: 0.4,
    inRain: 0.45,
  },
  {
    key: 'guided-tour',
    name: 'Guided tour, English',
    category: 'Tour',
    location: 'museum',
    picture: 'guided-tour',
    titles: {
      nl: 'Rondleiding (Engels)',
      en: 'Guided tour, English',
      de: 'Führung (Englisch)',
      fr: 'Visite guidée en anglais',
    },
    shortTexts: {
      nl: 'Met een gids langs de hoogtepunten.',
      en: 'The highlights, with somebody who knows them.',
      de: 'Mit einem Guide zu den Höhepunkten.',
      fr: 'Les œuvres phares, avec un guide.',
    },
    ticketTypes: [
      { names: adult, priceMinor: 2450, weight: 75 },
      { names: child, priceMinor: 1450, isChild: true, weight: 10 },
      { names: student, priceMinor: 1850, weight: 15 },
    ],
    durationMinutes: 75,
    seasons: [
      {
        note: 'All year',
        weekdays: tuesdayToSunday,
        times: ['10:30', '12:00', '13:30', '15:00'],
        places: 6,
      },
    ],
    fill: 0.48,
    inRain: 1.1,
  },
  {
    key: 'night-at-the-museum',
    name: 'Night at the Museum',
    category: 'Evening',
    location: 'museum',
    picture: 'night-at-the-museum',
    titles: {
      nl: 'Nacht in het museum',
      en: 'Night at the Museum',
      de: 'Nacht im Museum',
      fr: 'Nuit au musée',
    },
    shortTexts: {
      nl: 'Vrijdagavond met muziek, een glas en lege zalen.',
      en: 'Friday evening with music, a glass and empty halls.',
      de: 'Freitagabend mit Musik, einem Glas und leeren Sälen.',
      fr: 'Le vendredi soir : musique, un verre et des salles vides.',
    },
    ticketTypes: [
      { names: adult, priceMinor: 2750, weight: 80 },
      { names: student, priceMinor: 2150, weight: 20 },
    ],
    durationMinutes: 120,
    seasons: [{ note: 'Fridays', weekdays: [5], times: ['19:00', '20:00'], places: 18 }],
    fill: 0.7,
    inRain: 1,
  },
  {
    key: 'print-workshop',
    name: 'Print workshop',
    category: 'Workshop',
    location: 'museum',
    picture: 'print-workshop',
    titles: { nl: 'Workshop drukken', en: 'Print workshop', de: 'Druckwerkstatt', fr: 'Atelier de gravure' },
    shortTexts: {
      nl: 'Maak zelf een linosnede van de haven.',
      en: 'Cut and print your own view of the harbour.',
      de: 'Einen eigenen Linolschnitt vom Hafen drucken.',
      fr: 'Gravez votre propre vue du port.',
    },
    ticketTypes: [
      { names: adult, priceMinor: 3250, weight: 60 },
      { names: child, priceMinor: 2450, isChild: true, weight: 40 },
    ],
    durationMinutes: 120,
    seasons: [{ note: 'Weekends', weekdays: [6, 7], times: ['11:00', '14:00'], places: 6 }],
    schedule: { name: 'Workshop at the weekend', slotInterval: 3, slotIntervalUnit: 'hour' },
    fill: 0.55,
    inRain: 1.15,
  },
];

/** VAT on culture in the Netherlands: 9 %. */
export const vatBasisPoints = 900;
