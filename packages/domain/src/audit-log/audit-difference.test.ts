import fc from 'fast-check';
import { expect, test } from 'vitest';
import { erasedValue, findFieldChanges } from './audit-difference.ts';

test('a changed price is shown with both prices', () => {
  expect(findFieldChanges({ priceMinor: 900, name: 'Youth' }, { priceMinor: 850, name: 'Youth' })).toEqual([
    { field: 'priceMinor', kind: 'changed', before: 900, after: 850 },
  ]);
});

test('what was empty was added, what is empty was removed', () => {
  const changes = findFieldChanges({ a: null, b: 'x', c: '' }, { a: 1, b: null, c: 'y' });
  expect(changes.map(({ field, kind }) => `${field} ${kind}`)).toEqual(['a added', 'b removed', 'c added']);
});

test('what is empty on both sides is nothing', () => {
  expect(findFieldChanges({ a: null, b: '' }, { b: null })).toEqual([]);
});

test('rights are shown module by module', () => {
  const changes = findFieldChanges(
    { rights: { products: 'access' } },
    { rights: { products: 'edit', orders: 'access' } },
  );
  expect(changes).toEqual([
    { field: 'rights.products', kind: 'changed', before: 'access', after: 'edit' },
    { field: 'rights.orders', kind: 'added', before: undefined, after: 'access' },
  ]);
});

test('texts of four languages are shown one row for each language and field, only where they differ', () => {
  const texts = (title: string) => [
    { language: 'nl', title: 'Vuurtoren', intro: 'Zee' },
    { language: 'en', title, intro: null },
  ];
  expect(findFieldChanges({ texts: texts('Lighthouse') }, { texts: texts('Tower') })).toEqual([
    { field: 'texts.en.title', kind: 'changed', before: 'Lighthouse', after: 'Tower' },
  ]);
  expect(findFieldChanges({}, { texts: texts('Tower') }).map(({ field }) => field)).toEqual([
    'texts.nl.title',
    'texts.nl.intro',
    'texts.en.title',
  ]);
});

test('an erased value stays in its place, on both sides too', () => {
  const changes = findFieldChanges({ email: erasedValue }, { email: erasedValue });
  expect(changes).toEqual([{ field: 'email', kind: 'changed', before: erasedValue, after: erasedValue }]);
});

const version = fc.option(
  fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => !key.includes('.')),
    fc.jsonValue({ maxDepth: 2 }),
  ),
  { nil: null },
);

test('nothing differs between a version and itself', () => {
  fc.assert(
    fc.property(version, (one) => {
      const changes = findFieldChanges(one, structuredClone(one));
      return changes.every(({ before }) => JSON.stringify(before) === JSON.stringify(erasedValue));
    }),
  );
});

test('each field is listed once, and swapping the versions turns added into removed', () => {
  const turned = { added: 'removed', removed: 'added', changed: 'changed' };
  fc.assert(
    fc.property(version, version, (one, other) => {
      const there = findFieldChanges(one, other);
      const back = new Map(findFieldChanges(other, one).map((change) => [change.field, change]));
      expect(new Set(there.map(({ field }) => field)).size).toBe(there.length);
      expect(back.size).toBe(there.length);
      for (const { field, kind, before, after } of there) {
        const reverse = back.get(field);
        expect([reverse?.before, reverse?.after]).toEqual([after, before]);
        expect(reverse?.kind).toBe(turned[kind]);
      }
    }),
  );
});
