import { ticketGroupInput } from '@foyer/domain/catalog/ticket-group-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { expect, test } from 'vitest';
import { type TicketGroupForm, ticketGroupInputOf } from './ticket-group-form.ts';

const noMail = { on: false, days: null, at: '' };
const period: TicketGroupForm = {
  name: 'Museum',
  kind: 'period',
  availableFrom: null,
  availableUntil: null,
  validFrom: 'soon',
  validUntil: 'later',
  openWeekdays: [1],
  ownDays: [],
  ticketLimit: null,
  lookaheadDays: null,
  cutOffMinutes: 0,
  pageMaximum: 0,
  childNeedsAdult: true,
  eTicketTexts: [],
  previsitMail: noMail,
  aftervisitMail: noMail,
  mailArticleCodes: [],
  mailsBlocked: false,
  version: 1,
};

const refusedOf = (kind: TicketGroupForm['kind']) => {
  const read = parseInput(ticketGroupInput, ticketGroupInputOf({ ...period, kind }));
  return read.ok ? [] : read.refusals.map(({ field }) => field);
};

test('dates that were typed for another kind of ticket group refuse nothing: no field shows them', () => {
  expect(refusedOf('period')).toEqual(['validFrom', 'validUntil']);
  expect(refusedOf('fixed date')).toEqual(['validFrom']);
  expect(refusedOf('day plus time')).toEqual([]);
});
