import { expect, test } from 'vitest';
import { findGivers } from './access-request.ts';
import { plainRight, startAccountRights } from './account-right.ts';

const manager = { name: 'manager', accountType: 'management', rights: startAccountRights('management') };
const desk = { name: 'desk', accountType: 'reception', rights: startAccountRights('reception') };
const namesOf = (...given: Parameters<typeof findGivers<typeof manager>>) =>
  findGivers(...given).map(({ name }) => name);

test('a right is given by an account that edits rights and holds it', () => {
  expect(namesOf([manager, desk], { module: 'products', right: 'edit' })).toEqual(['manager']);
  expect(namesOf([manager, desk], { module: 'ticketverkoop', right: 'access' })).toEqual(['manager']);
});

test('an account gives no right that it does not hold, nor by a right whose limit excludes it', () => {
  expect(namesOf([manager], { module: 'verdiensten', right: 'access' })).toEqual(['manager']);
  expect(namesOf([manager], { module: 'verdiensten', right: 'edit' })).toEqual([]);
  const rights = [
    { ...plainRight, module: 'menu-rights', level: 'extra', limit: 'management only' },
    { ...plainRight, module: 'products', level: 'extra' },
  ] as const;
  const lapsed = { name: 'lapsed', accountType: 'client user', rights: [...rights] };
  expect(namesOf([lapsed], { module: 'products', right: 'access' })).toEqual([]);
  expect(
    namesOf([{ ...lapsed, accountType: 'management' }], { module: 'products', right: 'access' }),
  ).toEqual(['lapsed']);
});
