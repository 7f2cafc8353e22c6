import type { PlannedProduct } from './museum-plan.ts';

const adult = {
  names: { nl: 'Volwassene', en: 'Adult', de: 'Erwachsene', fr: 'Adulte' },
  hint: { nl: '13 jaar en ouder', en: '13 and over', de: 'Ab 13 Jahren', fr: 'À partir de 13 ans' },
};
const child = {
  names: { nl: 'Kind 4 t/m 12 jaar', en: 'Child 4 to 12', de: 'Kind 4 bis 12', fr: 'Enfant 4 à 12 ans' },
  isChild: true,
};
const student = {
  names: { nl: 'Student', en: 'Student', de: 'Studierende', fr: 'Étudiant' },
  hint: {
    nl: 'Met geldige studentenkaart',
    en: 'With a valid student card',
    de: 'Mit gültigem Studierendenausweis',
    fr: 'Avec une carte étudiante valide',
  },
};
const museumCard = {
  names: { nl: 'Museumkaart', en: 'Museum card', de: 'Museumskarte', fr: 'Carte musées' },
  hint: {
    nl: 'Laat je kaart bij de ingang zien',
    en: 'Show your card at the gate',
    de: 'Die Karte am Eingang zeigen',
    fr: 'Carte à présenter à l’entrée',
  },
};

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

/** What the demonstration museum sells. */
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
    descriptions: {
      nl: 'In zes zalen zie je hoe het licht op zee verandert, van de eerste schetsboeken tot doeken van vier meter breed. Met audiotour in vier talen.',
      en: 'Six rooms follow the light at sea through the day, from the first sketchbooks to canvases four metres wide. An audio tour in four languages is included.',
      de: 'Sechs Räume folgen dem Licht auf See durch den Tag, von den ersten Skizzenbüchern bis zu vier Meter breiten Leinwänden. Mit Audioguide in vier Sprachen.',
      fr: 'Six salles suivent la lumière de la mer au fil du jour, des premiers carnets aux toiles de quatre mètres. Audioguide en quatre langues compris.',
    },
    ticketTypes: [
      { ...adult, priceMinor: 1850, weight: 55 },
      { ...child, priceMinor: 900, weight: 20 },
      { ...student, priceMinor: 1250, weight: 10 },
      { ...museumCard, priceMinor: 0, weight: 15 },
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
    descriptions: {
      nl: 'Boven kijk je uit over de haven, het wad en de eilanden. Er is geen lift. Draag dichte schoenen; kinderen klimmen samen met een volwassene.',
      en: 'From the top you see the harbour, the mud flats and the islands. There is no lift. Wear closed shoes; children climb with an adult.',
      de: 'Von oben sieht man den Hafen, das Watt und die Inseln. Es gibt keinen Aufzug. Bitte geschlossene Schuhe tragen; Kinder steigen mit einem Erwachsenen hinauf.',
      fr: 'D’en haut, on voit le port, l’estran et les îles. Pas d’ascenseur. Chaussures fermées ; les enfants montent avec un adulte.',
    },
    ticketTypes: [
      { ...adult, priceMinor: 1250, weight: 70 },
      { ...child, priceMinor: 750, weight: 30 },
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
    descriptions: {
      nl: 'De boot vaart ook bij regen: beneden zit je droog. Wees tien minuten voor vertrek bij de kade.',
      en: 'The boat also sails in the rain: the lower deck is covered. Be at the quay ten minutes before it leaves.',
      de: 'Das Boot fährt auch bei Regen: unten sitzt man im Trockenen. Bitte zehn Minuten vor der Abfahrt am Kai sein.',
      fr: 'Le bateau part aussi par temps de pluie : le pont inférieur est couvert. Soyez au quai dix minutes avant le départ.',
    },
    ticketTypes: [
      { ...adult, priceMinor: 2250, weight: 68 },
      { ...child, priceMinor: 1250, weight: 32 },
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
    descriptions: {
      nl: 'Een gids laat je in kleine groepen zien waar je anders aan voorbijloopt. De rondleiding is in het Engels en begint bij de balie.',
      en: 'In small groups a guide shows what most visitors walk past. The tour is in English and starts at the desk.',
      de: 'In kleinen Gruppen zeigt ein Guide, woran die meisten vorbeigehen. Die Führung ist auf Englisch und beginnt an der Kasse.',
      fr: 'En petit groupe, un guide montre ce que l’on ne remarque pas seul. La visite est en anglais et part de l’accueil.',
    },
    ticketTypes: [
      { ...adult, priceMinor: 2450, weight: 75 },
      { ...child, priceMinor: 1450, weight: 10 },
      { ...student, priceMinor: 1850, weight: 15 },
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
    descriptions: {
      nl: 'Het hele museum is open, met livemuziek in de grote zaal. Het eerste drankje is inbegrepen.',
      en: 'The whole museum is open, with live music in the main hall. The first drink is included.',
      de: 'Das ganze Museum ist geöffnet, mit Livemusik im großen Saal. Das erste Getränk ist inbegriffen.',
      fr: 'Tout le musée est ouvert, avec de la musique dans la grande salle. La première boisson est comprise.',
    },
    ticketTypes: [
      { ...adult, priceMinor: 2750, weight: 80 },
      { ...student, priceMinor: 2150, weight: 20 },
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
    descriptions: {
      nl: 'Papier, inkt en gereedschap liggen klaar, en je neemt je prent mee naar huis. Ervaring is niet nodig.',
      en: 'Paper, ink and tools are ready, and you take your print home. No experience needed.',
      de: 'Papier, Farbe und Werkzeug liegen bereit, den Druck nimmt man mit nach Hause. Vorkenntnisse sind nicht nötig.',
      fr: 'Papier, encre et outils sont fournis, et vous repartez avec votre estampe. Aucune expérience requise.',
    },
    ticketTypes: [
      { ...adult, priceMinor: 3250, weight: 60 },
      { ...child, priceMinor: 2450, weight: 40 },
    ],
    durationMinutes: 120,
    seasons: [{ note: 'Weekends', weekdays: [6, 7], times: ['11:00', '14:00'], places: 6 }],
    schedule: { name: 'Workshop at the weekend', slotInterval: 3, slotIntervalUnit: 'hour' },
    fill: 0.55,
    inRain: 1.15,
  },
];
