import { channelTextKeys } from '@foyer/domain/channels/channel-texts.ts';
import { standardSalesFlow } from '@foyer/domain/channels/sales-flow.ts';
import { describe, expect, test } from 'vitest';
import { newTicketstreet } from '../ticketstreet-form.ts';
import { changedFields } from './changed-fields.ts';
import { factsOfPart, flowParts } from './flow-parts.ts';
import { placeOfField } from './part-of-field.ts';
import { type EditedForm, groupsOfStep, stateOfPart, withGroupsOfStep } from './state-of-part.ts';

const form: EditedForm = {
  ...newTicketstreet,
  ticketGroupIds: ['a', 'b', 'c'],
  salesFlow: structuredClone(standardSalesFlow) as EditedForm['salesFlow'],
};
const withFlow = (changes: object): EditedForm => ({
  ...form,
  salesFlow: { ...form.salesFlow, ...changes } as EditedForm['salesFlow'],
});

test('every text of a channel has its place in the editor', () => {
  const placed = flowParts.flatMap((part) => factsOfPart[part].texts);
  expect([...placed].sort()).toEqual([...channelTextKeys].sort());
});

describe('the state of a step', () => {
  test.each([
    ['tickets without a ticket group', { ...form, ticketGroupIds: [] }, 'tickets', 'incomplete'],
    ['tickets with a ticket group', form, 'tickets', 'complete'],
    ['products that are off', form, 'products', 'off'],
    [
      'products without a group',
      withFlow({ products: { isOn: true, ticketGroupIds: [] } }),
      'products',
      'incomplete',
    ],
    ['a sidebar without a text', form, 'sidebar', 'incomplete'],
    ['a sidebar with one', { ...form, texts: { sidebarText: { nl: 'Hoi' } } }, 'sidebar', 'complete'],
    [
      'a sidebar with one in another language',
      { ...form, texts: { sidebarText: { en: 'Hi' } } },
      'sidebar',
      'incomplete',
    ],
    ['the date, which has default texts', form, 'date', 'complete'],
    ['terms that nobody needs', form, 'terms', 'off'],
    ['terms to agree to that are not written', withFlow({ termsRequired: true }), 'terms', 'incomplete'],
    [
      'fixed donations without amounts',
      withFlow({ donation: { isOn: true, choice: 'options', amountsMinor: [] } }),
      'donation',
      'incomplete',
    ],
    [
      'a newsletter that does not say which',
      withFlow({
        details: { ...form.salesFlow.details, fields: [{ kind: 'newsletter', isRequired: false }] },
      }),
      'details',
      'incomplete',
    ],
  ] as const)('%s', (_what, values, part, state) => {
    expect(stateOfPart(values as EditedForm, part)).toBe(state);
  });
});

describe('the ticket groups of a step', () => {
  const split = withFlow({ products: { isOn: true, ticketGroupIds: ['b'] } });

  test('the tickets step sells those that no other step names', () => {
    expect(groupsOfStep(split, 'tickets')).toEqual(['a', 'c']);
  });

  test('moved within a step, the others keep their order', () => {
    expect(withGroupsOfStep(split, 'tickets', ['c', 'a']).ticketGroupIds).toEqual(['c', 'a', 'b']);
  });

  test('taken from products, a group is sold no more', () => {
    const { ticketGroupIds, salesFlow } = withGroupsOfStep(split, 'products', []);
    expect([ticketGroupIds, salesFlow.products.ticketGroupIds]).toEqual([['a', 'c'], []]);
  });
});

describe('what is changed', () => {
  test('is counted by field: texts by language, switches, lists as a whole', () => {
    const after = {
      ...withFlow({ style: { ...form.salesFlow.style, corners: 'round' } }),
      texts: { dateHeading: { nl: 'Wanneer?', en: '' } },
      ticketGroupIds: ['b', 'a', 'c'],
    };
    const changed = changedFields(form, after).sort();
    expect(changed).toEqual(['salesFlow.style.corners', 'texts.dateHeading.nl', 'ticketGroupIds']);
    expect(changed.map(placeOfField)).toEqual(['look', 'date', 'tickets']);
  });

  test.each([
    ['salesFlow.steps.voucher', 'voucher'],
    ['salesFlow.restrictions.codes', 'settings'],
    ['salesFlow.options.giftTickets', 'settings'],
    ['salesFlow.options.wallet', 'thankYou'],
    ['salesFlow.options.giftCards', 'voucher'],
    ['salesFlow.details.fields', 'details'],
    ['texts.schoolDetailsText.nl', 'schoolDetails'],
    ['colours.ink', 'look'],
    ['maxTickets', 'tickets'],
    ['holdCapacity.percentage', 'settings'],
  ])('%s is on %s', (path, place) => {
    expect(placeOfField(path)).toBe(place);
  });
});
