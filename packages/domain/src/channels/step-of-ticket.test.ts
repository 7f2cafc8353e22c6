import { expect, test } from 'vitest';
import { standardSalesFlow } from './sales-flow.ts';
import { groupsOnSale, stepOfTicket } from './step-of-ticket.ts';

const flow = {
  ...standardSalesFlow,
  upsell: { isOn: true, ticketTypeIds: ['climb'] },
  products: { isOn: true, ticketGroupIds: ['cafe'] },
  merchandise: { isOn: false, ticketGroupIds: ['shop'] },
};

test.each([
  ['museum', 'adult', 'tickets'],
  ['museum', 'climb', 'upsell'],
  ['cafe', 'coffee', 'products'],
  ['cafe', 'climb', 'upsell'],
  ['shop', 'poster', 'merchandise'],
])('a ticket of %s, %s, is offered with %s', (ticketGroupId, ticketTypeId, step) => {
  expect(stepOfTicket(flow, { ticketGroupId, ticketTypeId })).toBe(step);
});

test('while upsell is off, its tickets are offered with their group', () => {
  const off = { ...flow, upsell: { isOn: false, ticketTypeIds: ['climb'] } };
  expect(stepOfTicket(off, { ticketGroupId: 'museum', ticketTypeId: 'climb' })).toBe('tickets');
});

test('what a step sells that is off is not sold at all', () => {
  const channel = { ticketGroupIds: ['museum', 'cafe', 'shop'], salesFlow: flow };
  expect(groupsOnSale(channel)).toEqual(['museum', 'cafe']);
});
