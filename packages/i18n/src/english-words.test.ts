import { describe, expect, test } from 'vitest';
import { catalogueParts, readCatalogue } from './read-catalogue.ts';

/**
 * One English word for one thing on screens and in mails (GLOSSARY.md, "Words of the screens and mails"): what is not
 * said, and what is.
 */
const words: [RegExp, string][] = [
  [/\be-mails?\b/i, 'email'],
  [/(?<!run )\bmails?\b(?! server)/i, 'email'],
  [/\bpictures?\b/i, 'image'],
  [/\bcity\b/i, 'town'],
  [/\bzip code/i, 'postal code'],
  [/\bvenues?\b/i, 'location'],
  [/^State$|\bby state$/, 'status'],
  [/\bkinds?\b/i, 'type'],
  [/\blog (in|out)\b|\blog(in|out)\b|\blogged (in|out)\b/i, 'sign in, sign out'],
  [/\bslots?\b/i, 'timeslot'],
  [/\bbaskets?\b/i, 'cart'],
  [/(?<!handheld )\bscanners?\b/i, 'gate'],
  [/\bstart tables?\b/i, 'default rights'],
  [/\bwithheld\b|\bkept from\b/i, 'held back'],
  [/\btouch(ed|es)?\b/i, 'affected'],
  [/\bsettle[ds]?\b|\bsettling\b/i, 'complete, review'],
  [/\bmutations?\b/i, 'adjust price'],
  [/\bdearer\b/i, 'more expensive'],
  [/\bby hand\b/i, 'manually'],
  [/\bat once\b/i, 'immediately'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bany ?more\b/i, 'no longer'],
  [/(?<!\bleave (?:it |this )?)\bempty(?: if\b|:| =| means\b)/i, 'leave empty for'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/(?<!\b(?:after|within|wait|for) )\ba minute\b/i, 'per minute'],
  [/\bto who\b|\bwho comes later\b/i, 'to the receiver, visitors who come later'],
  [/\bgo(es)? on\b/i, 'resume, continue'],
  [/\bmailed\b/i, 'emailed'],
  [/\b(whoever|somebody|nobody|anybody|everybody)\b/i, 'the account, the visitor, the colleague'],
];

/** What has a name and a page or a line of its own is created and deleted; a part of it is added and removed. */
const own =
  'products?|ticket groups?|ticket types?|accounts?|clients?|locations?|events?|exhibitions?|ticketstreets?|timeslot groups?|rules?|schedules?|views?';
const part = 'periods?|timeslots?(?! group)|exceptions?|closed days?|images?|logos?|banners?|notes?|times?';
const verbs: [RegExp, string][] = [
  [new RegExp(`\\b(Add|Make|Remove) (an? |# )?(${own})\\b`, 'i'), 'create, delete'],
  [new RegExp(`\\b(Create|Make|Delete) (an? |# )?(${part})\\b`, 'i'), 'add, remove'],
  [
    /\b(Make|Makes|Making) (an? |# )?(new )?(invoices?|codes?|secrets?|certificates?|keys?|vouchers?|gift cards?|one)\b/i,
    'create',
  ],
];

/** Texts of the specification stay letter by letter, whatever their words. */
const ofSpecification = new Set([
  'Force new password on next login',
  'Please enter a valid zip code.',
  'Venue not found.',
  'This venue name is already in use. Please select a unique name.',
  'The last venue cannot be deleted.',
  'The selected timeslot does not exist anymore.',
  'The selected reservation, activity, timeslot or timeslot period does not exist anymore.',
]);

/** The words alone: a parameter's name (`{kind}`, `{count, plural, …`) is no word. */
const texts = catalogueParts('en')
  .flatMap((name) => Object.entries(readCatalogue('en', name)))
  .filter(([, text]) => !ofSpecification.has(text))
  .map(([key, text]) => [key, text.replaceAll(/\{\w+(?=[,}])/g, '{')] as const);

const keysWith = (variant: RegExp) => texts.filter(([, text]) => variant.test(text)).map(([key]) => key);

describe('English texts', () => {
  test.each(words)('never say %s: it is %s', (variant) => {
    expect(keysWith(variant)).toEqual([]);
  });

  test.each(verbs)('never say %s: the verbs are %s', (variant) => {
    expect(keysWith(variant)).toEqual([]);
  });

  test('each exempted text of the specification is still one of the product', () => {
    const all = new Set(catalogueParts('en').flatMap((name) => Object.values(readCatalogue('en', name))));
    expect([...ofSpecification].filter((text) => !all.has(text))).toEqual([]);
  });
});
