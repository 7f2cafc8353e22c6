import { expect, test } from 'vitest';
import type { Channel } from './channel.ts';
import { channelReadiness, type ReadinessFacts } from './channel-readiness.ts';
import { noHoldCapacity } from './hold-capacity.ts';
import { readSalesFlow } from './sales-flow.ts';

const today = '2026-11-20';

const channel: Channel = {
  ...{ id: 'c', kind: 'webshop', title: 'Getij', url: 'getij', publicationOn: false, version: 1 },
  ...{ startDate: null, endDate: null, languages: ['nl', 'en'], defaultLanguage: 'nl' },
  ...{ colours: { brand: '#C2402A', ink: '#12263A', paper: '#FBF7F0' }, colourSchemeId: null },
  ...{ ticketGroupIds: ['g'], minTickets: 1, maxTickets: 6, holdCapacity: noHoldCapacity },
  paymentMethods: [],
  salesFlow: readSalesFlow({}),
  texts: { termsText: { nl: 'Voorwaarden', en: 'Terms' } },
};
const facts: ReadinessFacts = {
  ...{ ticketTypeCount: 2, isPaid: true, paymentMethodCount: 3 },
  ...{ hasBanner: true, hasLogo: true, isOfKnownType: true },
};

const codes = (changes: Partial<Channel> = {}, known: Partial<ReadinessFacts> = {}) => {
  const { missing, advice, complete } = channelReadiness(
    { ...channel, ...changes },
    { ...facts, ...known },
    today,
  );
  return [missing, advice, complete].map((list) => list.map(({ code }) => code));
};

test('a channel with everything is ready to go live', () => {
  expect(codes()).toEqual([[], [], ['colours', 'pictures', 'on-sale', 'payment', 'texts']]);
});

test.each<[string, Partial<Channel>, Partial<ReadinessFacts>, string[]]>([
  ['its client has no channels of its type', {}, { isOfKnownType: false }, ['no-channel-types']],
  ['nothing is on sale', {}, { ticketTypeCount: 0, isPaid: false }, ['nothing-on-sale']],
  ['nobody takes the money', {}, { paymentMethodCount: 0 }, ['no-payment-method']],
  ['its end has passed', { endDate: '2026-11-19' }, {}, ['publication-ended']],
  [
    'its colours cannot be read',
    { colours: { brand: '#808080', ink: '#CCCCCC', paper: '#FFFFFF' } },
    {},
    ['brand-unreadable', 'ink-unreadable'],
  ],
])('a channel cannot go live while %s', (_what, changes, known, missing) => {
  expect(codes(changes, known)[0]).toEqual(missing);
});

test('free tickets need no payment, and today is a day on which it is still published', () => {
  expect(codes({ endDate: today }, { isPaid: false, paymentMethodCount: 0 })[0]).toEqual([]);
});

test('a channel that asks no email address cannot send tickets', () => {
  const { details } = channel.salesFlow;
  const salesFlow = { ...channel.salesFlow, details: { ...details, fields: [] } };
  expect(codes({ salesFlow })[0]).toEqual(['email-not-asked']);
});

test('what is advised never keeps it from going live', () => {
  const untranslated = { ticketsHeading: { nl: 'Kom binnen' } };
  const [missing, advice] = codes({ texts: untranslated }, { hasBanner: false, hasLogo: false });
  expect(missing).toEqual([]);
  expect(advice).toEqual(['texts-untranslated', 'no-terms', 'no-banner', 'no-logo']);
});
