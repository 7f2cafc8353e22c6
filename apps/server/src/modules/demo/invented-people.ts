import type { SeededRandom } from './seeded-random.ts';

export interface InventedPerson {
  firstName: string;
  lastName: string;
  /** Under a domain that cannot be registered (RFC 2606). */
  email: string;
  language: 'nl' | 'en' | 'de' | 'fr';
}

const names = {
  nl: {
    first: [
      'Fleur',
      'Daan',
      'Sanne',
      'Bram',
      'Lotte',
      'Ruben',
      'Yasemin',
      'Mohamed',
      'Iris',
      'Joost',
      'Femke',
      'Thijs',
      'Noor',
      'Lars',
      'Anouk',
      'Emre',
      'Sofie',
      'Jesse',
      'Maud',
      'Willem',
    ],
    last: [
      'de Vries',
      'Jansen',
      'Bakker',
      'Visser',
      'Aydın',
      'Meijer',
      'Mulder',
      'Bouzid',
      'Dekker',
      'van Dijk',
      'Hendriks',
      'Smit',
      'van den Berg',
      'Kuiper',
      'Postma',
      'Schouten',
      'de Graaf',
      'Willems',
      'Koster',
      'Brouwer',
    ],
  },
  en: {
    first: [
      'Emma',
      'James',
      'Olivia',
      'Liam',
      'Amelia',
      'Noah',
      'Grace',
      'Ethan',
      'Priya',
      'Oscar',
      'Chloe',
      'Daniel',
    ],
    last: [
      'Walker',
      'Patel',
      'Hughes',
      'Murphy',
      'Campbell',
      'Bennett',
      'Okafor',
      'Reid',
      'Foster',
      'Nguyen',
      'Clarke',
      'Barnes',
    ],
  },
  de: {
    first: [
      'Anna',
      'Lukas',
      'Lena',
      'Felix',
      'Mia',
      'Jonas',
      'Katharina',
      'Paul',
      'Greta',
      'Maximilian',
      'Selin',
      'Tobias',
    ],
    last: [
      'Müller',
      'Schmidt',
      'Fischer',
      'Weber',
      'Hoffmann',
      'Schäfer',
      'Koch',
      'Yılmaz',
      'Krüger',
      'Vogel',
      'Lange',
      'Brandt',
    ],
  },
  fr: {
    first: ['Camille', 'Hugo', 'Inès', 'Louis', 'Chloé', 'Antoine', 'Manon', 'Rayan', 'Élise', 'Mathieu'],
    last: [
      'Martin',
      'Bernard',
      'Dubois',
      'Lefèvre',
      'Moreau',
      'Fournier',
      'Girard',
      'Benali',
      'Lambert',
      'Rousseau',
    ],
  },
} as const;

const languages = [
  ['nl', 62],
  ['de', 17],
  ['en', 14],
  ['fr', 7],
] as const;

/** An invented buyer. */
export function inventPerson(random: SeededRandom): InventedPerson {
  const language = random.weighted<InventedPerson['language']>(languages);
  const firstName = random.pick(names[language].first);
  const lastName = random.pick(names[language].last);
  const name = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/ı/g, 'i')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  return { firstName, lastName, email: `${name}${random.between(1, 99)}@${language}.example`, language };
}
