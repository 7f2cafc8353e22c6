import { expect, test } from 'vitest';
import { auditFilterInput } from './audit-filter-input.ts';

const nothing = { actor: null, action: null, entity: null, entityId: null, period: null };

test('what cannot be read in the address of the audit log narrows nothing', () => {
  expect(auditFilterInput.parse({})).toEqual(nothing);
  expect(auditFilterInput.parse({ actor: 'sanne', action: 'Change it!', entityId: '1' })).toEqual(nothing);
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
