import { expect, test } from 'vitest';
import { knownOf } from './known-of-company.ts';

test('the company form does not ask again for what the settings say', () => {
  const settings: Parameters<typeof knownOf>[0] = [
    {
      id: 'a',
      subject: 'company',
      inForce: { name: 'Getij', town: 'Havenstad', phone: '0100', postalCode: '' },
    },
    { id: 'b', subject: 'financial', inForce: { vatNumber: 'NL004495445B01' } },
    { id: 'c', subject: 'support', inForce: { address: 'elsewhere' } },
  ];
  expect(knownOf(settings)).toEqual({
    companyName: 'Getij',
    town: 'Havenstad',
    postalCode: '',
    vatNumber: 'NL004495445B01',
  });
});
