import { expect, test } from 'vitest';
import { findUnreadFilters } from './audit-filter-address.ts';
import { auditFilterInput } from './audit-filter-input.ts';

const nothing = { actor: null, action: null, entity: null, entityId: null, period: null };

test('what cannot be read in the address of the audit log narrows nothing', () => {
  expect(auditFilterInput.parse({})).toEqual(nothing);
  expect(auditFilterInput.parse({ actor: 'sanne', action: 'Change it!', entityId: '1' })).toEqual(nothing);
});

test('what cannot be read in the address is named, and the rest is not', () => {
  const wrong = {
    actor: 'sanne',
    action: 'Change it!',
    entity: 'Ticket type',
    entityId: '1',
    period: 'soon',
  };
  expect(findUnreadFilters(wrong)).toEqual(['actor', 'action', 'entity', 'entityId', 'period']);
  expect(auditFilterInput.parse({ ...wrong, period: null })).toEqual(nothing);
  const id = '019a0000-0000-7000-8000-000000000001';
  const right = { actor: 'system', action: 'end-sessions', entity: 'account', entityId: id };
  for (const period of ['today', '2026-11-20', '2026-11-01..2026-11-30', '']) {
    expect(findUnreadFilters({ ...right, period })).toEqual([]);
  }
});

test('the audit log is narrowed to the system or to one account', () => {
  expect(auditFilterInput.parse({ actor: 'system' })).toEqual({ ...nothing, actor: 'system' });
  const actor = '019a0000-0000-7000-8000-000000000001';
  expect(auditFilterInput.parse({ actor, entity: 'ticket-type' })).toEqual({
    ...nothing,
    actor,
    entity: 'ticket-type',
  });
});
