import { expect, test } from 'vitest';
import { placeOf } from './shown-place.ts';

const locations = ['main', 'quay'].map((id) => ({ id, name: id, timeZone: 'Europe/Amsterdam' }));
const product = (id: string, locationIds: string[]) => ({ id, name: id, locationIds, hasSchedules: false });
const choices = {
  locations,
  schedulerProducts: [product('boat', ['quay']), product('salt', ['main', 'quay'])],
};
const shown = (address: object) =>
  placeOf(choices, { view: 'product', locationId: undefined, productId: undefined, ...address });

test('a location shows its own products, the first location where none is named', () => {
  expect(shown({ view: 'location' })).toMatchObject({ locationId: 'main', productId: null });
  expect(shown({ view: 'location', locationId: 'main' })?.products.map(({ id }) => id)).toEqual(['salt']);
});

test('a product is looked at where it is offered, whatever location the address names', () => {
  expect(shown({ productId: 'boat', locationId: 'main' })).toMatchObject({ locationId: 'quay' });
  expect(shown({ productId: 'salt', locationId: 'quay' })).toMatchObject({ locationId: 'quay' });
  expect(shown({ productId: 'gone' })).toMatchObject({ productId: 'boat' });
});

test('without a location there is nothing to look at, without products only the location', () => {
  expect(
    placeOf({ ...choices, locations: [] }, { view: 'location', locationId: 'x', productId: 'y' }),
  ).toBeNull();
  expect(
    placeOf(
      { ...choices, schedulerProducts: [] },
      { view: 'product', locationId: 'quay', productId: undefined },
    ),
  ).toMatchObject({ locationId: 'quay', productId: null });
});
