import { expect, test } from 'vitest';
import { catalogueParts, readCatalogue } from './read-catalogue.ts';

/** What visitors read: there the museum decides how they are addressed. */
const ofVisitors = [
  'waiting',
  'no-script',
  'shop',
  'embed',
  'page-foot',
  'wallet',
  'find-order',
  'gift-card',
  'present',
  'present-form',
  'order-presents',
  'order-page',
  'order-change',
  'order-invoice',
  'mail',
  'sms',
  'checkout',
  'errors-checkout',
  'eticket',
  'payment',
  'errors-capacity',
  'errors-storefront',
  'errors-rebooking',
  'waiting-list',
  'buyer-code',
  'waiting-list-mail',
  'waiting-room-mail',
  'errors-waiting-list',
];

/** A picture of the sales page, in the words of that page. */
const shownAsVisitorsSeeIt = ['channels.sample.title'];

/** One Dutch word for one thing (GLOSSARY.md): what is not said, and what is. */
const words: [RegExp, string][] = [
  [/kaartgroep/i, 'ticketgroep'],
  [/kaartsoort|ticketsoort|\bkaartverkoop/i, 'tickettype, ticketverkoop'],
  [/ticketstreet/i, 'ticketstraat'],
  [/\bperioden\b/i, 'periodes'],
  [/bezoekerlijst/i, 'bezoekerslijst'],
  [/reseller/i, 'wederverkoper'],
  [/\bback office/i, 'backoffice'],
  [/\bwerkers?\b/i, 'worker'],
  [/\boutbox|postuitgang/i, 'postvak uit'],
  [/winkelwagen|winkelmand\b/i, 'winkelmandje'],
  [/sluitingsdag/i, 'gesloten dag'],
  [/productschema/i, 'productrooster'],
  [/\baan(gemeld|melden)\b|\baanmelding/i, 'inloggen'],
  [/\bplekken\b/i, 'plaatsen'],
  [/(?<!run |e-|\{)\bmails?\b/i, 'e-mail'],
  [/\bpoort(en)?\b/i, 'ingang'],
  [/\btijdslots\b/i, 'tijdsloten'],
  [/\bsoort(en)?\b/i, 'type'],
  [/\bstarttabel/i, 'standaardrechten'],
  [/\bmet de hand\b/i, 'handmatig'],
  [/\bgeraakt\b|\bgetroffen\b/i, 'betrokken'],
  [/\bgeheime link\b/i, 'privélink'],
  [/\bleeg (betekent|=)/i, 'laat leeg'],
  [/(?<!\blaat (?:het |dit )?)\bleeg(?: als\b|:| =)|\bleeg laten\b/i, 'laat leeg'],
  [/\bvanzelf\b/i, 'automatisch'],
  [/\bbinnenlaten gaat verder\b/i, 'hervat'],
  [/\bwie later komt\b|\bgeef \w+( \w+)? aan wie\b/i, 'bezoekers die later komen, aan de ontvanger'],
  [/wachtkamer/i, 'wachtruimte'],
  [/(?<!\{)\border(s|nummer)?\b/i, 'bestelling, bestelnummer'],
  [/\bmeeste (bestellingen|tickets)\b/i, 'maximaal aantal'],
  [/weekdagtijd/i, 'weektijden'],
  [/chargeback/i, 'terugboeking'],
  [/\bhet recht Wijzigen\b/, 'het recht Bewerken'],
  [
    /\b(maak|maken|gemaakt) (een )?(account|klant|locatie|product|regel|rooster|ticketstraat)\b(?!.*\baan\b)/i,
    'aanmaken',
  ],
];

const texts = catalogueParts('nl').flatMap((part) =>
  Object.entries(readCatalogue('nl', part)).map(([key, text]) => ({ part, key, text })),
);

test('the back office says je in every text', () => {
  const formal = texts.filter(
    ({ part, key, text }) =>
      !ofVisitors.includes(part) && !shownAsVisitorsSeeIt.includes(key) && /\bu(w|zelf)?\b/i.test(text),
  );
  expect(formal.map(({ key }) => key)).toEqual([]);
});

test('the pages, tickets and receipts of visitors do not change how they address them', () => {
  const ofPages = texts.filter(({ part }) => ofVisitors.includes(part) && part !== 'mail');
  expect(ofPages.filter(({ text }) => /\b(je|jij|jouw)\b/i.test(text)).map(({ key }) => key)).toEqual([]);
});

test.each(words)('no Dutch text says %s: it is %s', (variant) => {
  expect(texts.filter(({ text }) => variant.test(text)).map(({ key }) => key)).toEqual([]);
});
