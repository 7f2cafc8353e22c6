import { expect, test } from 'vitest';
import { productLacks } from './product-lacks.ts';

const made = {
  id: 'p',
  texts: [{ language: 'nl' as const, title: 'Salt & Light', shortText: '', description: '' }],
  timesSources: [],
  ticketGroups: [{ id: 'g', ticketTypes: [] as { state: string }[] }],
};

test('a product that was just made lacks a ticket type, a time and a text, each leading to where it is added', () => {
  expect(productLacks(made)).toEqual([
    { name: 'ticketType', to: '/tickettype-toevoegen/g' },
    { name: 'time', to: '/availability-scheduler?view=product&product=p' },
    { name: 'text', to: '/products/edit/p?tab=content' },
  ]);
});

test('what is there is no longer asked for; an archived ticket type counts for nothing', () => {
  const [text] = made.texts;
  const texts = text ? [{ ...text, shortText: 'Six centuries.' }] : [];
  const sold = [{ id: 'g', ticketTypes: [{ state: 'active' }] }];
  expect(productLacks({ ...made, texts, ticketGroups: sold }).map(({ name }) => name)).toEqual(['time']);
  const archived = [{ id: 'g', ticketTypes: [{ state: 'archived' }] }];
  expect(productLacks({ ...made, ticketGroups: archived })[0]?.name).toBe('ticketType');
});
