import { expect, it } from 'vitest';
import type { TicketsOfVouchersQuery } from '../../generated/operations.ts';
import { typesOfVouchers } from './types-of-vouchers.ts';

const type = (id: string, state: 'active' | 'archived', names: Record<string, string>) => ({
  ...{ id, state, priceMinor: 1750 },
  descriptions: Object.entries(names).map(([language, name]) => ({ language, name })),
});

const tickets = {
  ticketGroups: [
    {
      ...{ id: 'salt', name: 'Salt', state: 'active', product: { id: 'salt', name: 'Salt' } },
      ticketTypes: [
        type('adult', 'active', { de: 'Erwachsene', en: 'Adult', nl: 'Volwassene' }),
        type('child', 'active', { de: 'Kind', en: 'Child' }),
        type('old', 'archived', { en: 'Student' }),
      ],
    },
  ],
} as TicketsOfVouchersQuery;

it('what a voucher is worth is named in the language of the staff, else in English', () => {
  const names = (language: string | undefined) => typesOfVouchers(tickets, language).map(({ name }) => name);
  expect(names('nl')).toEqual(['Volwassene', 'Child']);
  expect(names('de')).toEqual(['Erwachsene', 'Kind']);
  expect(names(undefined)).toEqual(['Adult', 'Child']);
});
