import { eventChecklist } from '@foyer/testkit/catalogue-checklist/event-checklist.ts';
import { locationChecklist } from '@foyer/testkit/catalogue-checklist/location-checklist.ts';
import { pricingRuleChecklist } from '@foyer/testkit/catalogue-checklist/pricing-rule-checklist.ts';
import { productChecklist } from '@foyer/testkit/catalogue-checklist/product-checklist.ts';
import { ticketGroupChecklist } from '@foyer/testkit/catalogue-checklist/ticket-group-checklist.ts';
import { ticketTypeChecklist } from '@foyer/testkit/catalogue-checklist/ticket-type-checklist.ts';
import { expect, test } from 'vitest';
import {
  drawEvent,
  drawLocation,
  drawPricingRule,
  drawProduct,
  drawTicketGroup,
  drawTicketType,
} from './drawn-forms.tsx';

/** What form and server call by different names, and what is in a group of boxes. */
const otherNames: Record<string, string> = {
  priceMinor: 'price',
  originalPriceMinor: 'originalPrice',
  vatBasisPoints: 'vat',
  'descriptions.name': 'descriptions.0.name',
  'descriptions.extraInformation': 'descriptions.0.extraInformation',
  'eTicketTexts.text': 'eTicketTexts.0.text',
  'texts.title': 'texts.0.title',
  'texts.description': 'texts.0.description',
  'channels.nameOnChannel': 'channels.0.nameOnChannel',
  'values.amountMinor': 'changes.0.price',
  'values.basisPoints': 'changes.0.change',
};
const inGroups = [
  ...['salesPoints', 'openWeekdays', 'ownDays.isOpen', 'standardHours.opens', 'standardHours.closes'],
  ...['weekHours', 'closedDays', 'paymentEnvironment', 'exceptions.date', 'ownHours.weekHours'],
  ...['channels.enabled', 'weekdays', 'active'],
];
const elsewhere = ['eTicketTexts.text'];

function missingControls(html: string, inputs: readonly (string | undefined)[]): string[] {
  return inputs
    .flatMap((input) => (input && !inGroups.includes(input) && !elsewhere.includes(input) ? [input] : []))
    .filter((input) => !html.includes(`data-path="${otherNames[input] ?? input}"`));
}

test('every field of a ticket type has a control that is bound to it', () => {
  const html = drawTicketType();
  expect(
    missingControls(
      html,
      ticketTypeChecklist.fields.map(({ input }) => input),
    ),
  ).toEqual([]);
  const points = html.match(/type="checkbox"[^>]*value="[a-z ]+"/g) ?? [];
  expect(new Set(points.map((box) => /value="([a-z ]+)"/.exec(box)?.[1])).size).toBe(9);
});

test('every field of a ticket group has a control that is bound to it', () => {
  const html = drawTicketGroup();
  expect(
    missingControls(
      html,
      ticketGroupChecklist.fields.map(({ input }) => input),
    ),
  ).toEqual([]);
  expect(html.match(/type="checkbox"[^>]*value="[1-7]"/g)).toHaveLength(7);
});

test('every field of an event and an exhibition has a control that is bound to it', () => {
  const html = drawEvent();
  expect(
    missingControls(
      html,
      eventChecklist.fields.map(({ input }) => input),
    ),
  ).toEqual([]);
});

test('every field of a location has a control that is bound to it', () => {
  const html = drawLocation();
  expect(
    missingControls(
      html,
      locationChecklist.fields.map(({ input }) => input),
    ),
  ).toEqual([]);
  expect(html.match(/<input[^>]*value="10:00"/g)).toHaveLength(8);
  expect(html).toContain('Payment environment');
});

test('every field of a product has a control that is bound to it', () => {
  const html = drawProduct();
  expect(
    missingControls(
      html,
      productChecklist.fields.map(({ input }) => input),
    ),
  ).toEqual([]);
  expect(html.match(/<input[^>]*value="10:00"/g)).toHaveLength(7);
  expect(html).toContain('Connected to Visit');
});

test('every field of a pricing rule has a control that is bound to it', () => {
  const html = drawPricingRule();
  const inputs = pricingRuleChecklist.fields.map(({ input }) => input);
  expect(
    missingControls(
      html,
      inputs.filter((input) => input !== 'kind'),
    ),
  ).toEqual([]);
  expect(html).toMatch(/type="radio"[^>]*value="substitute"/);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(14);
  expect(html).toContain('Active');
});
