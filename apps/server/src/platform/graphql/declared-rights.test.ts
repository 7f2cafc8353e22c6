import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { expect, test } from 'vitest';
import { findUndeclaredFields, refuseUndeclaredFields } from './declared-rights.ts';

/** A resolver as Pothos hands it the object, the arguments and the call. */
type Resolve = (...given: unknown[]) => string[];
const lookedUp: Resolve = (_product, _args, _context) => [];

/** A schema of one product whose channels are looked up, with the declaration of each of its fields. */
function aSchema(declared: { root?: object; channels?: object; resolve?: Resolve }) {
  const builder = new SchemaBuilder<{ AuthScopes: { session: boolean; asParent: boolean } }>({
    plugins: [ScopeAuthPlugin],
    scopeAuth: { authScopes: () => ({ session: true, asParent: true }) },
  });
  const product = builder.objectRef<{ name: string }>('Product').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      shout: t.string({ resolve: ({ name }) => name.toUpperCase() }),
      channels: t.stringList({ ...declared.channels, resolve: declared.resolve ?? lookedUp }),
    }),
  });
  builder.queryType({
    fields: (t) => ({
      product: t.field({ type: product, ...declared.root, resolve: () => ({ name: 'Deck' }) }),
    }),
  });
  return builder.toSchema();
}

const session = { authScopes: { session: true } };

test('a query without a declared right is found, and so is a field that looks something up', () => {
  expect(findUndeclaredFields(aSchema({}))).toEqual(['Product.channels', 'Query.product']);
  expect(findUndeclaredFields(aSchema({ root: session }))).toEqual(['Product.channels']);
  expect(() => refuseUndeclaredFields(aSchema({ root: session }))).toThrow('Product.channels');
});

test('a schema in which all of them have one is built; plain columns of an object need none', () => {
  const whole = aSchema({ root: session, channels: { authScopes: { asParent: true } } });
  expect(refuseUndeclaredFields(whole)).toBe(whole);
});

test('a query cannot declare that it belongs to an object, and an unknown right is refused', () => {
  const asParent = { authScopes: { asParent: true } };
  expect(findUndeclaredFields(aSchema({ root: asParent, channels: asParent }))).toEqual(['Query.product']);
  const invented = { authScopes: { everybody: true } };
  expect(findUndeclaredFields(aSchema({ root: session, channels: invented }))).toEqual(['Product.channels']);
});

const ways: Record<string, Resolve> = {
  'a default': (_product, _args, context = {}) => Object.keys(context as object),
  'a default before the call': (_product, args = {}, context) => [args, context].map(String),
  'a rest': (_product, ...[, context]) => Object.keys(context as object),
  'nothing but a rest': (...given) => given.map(String),
  'a rest of a method': {
    resolve(...given: unknown[]) {
      return given.map(String);
    },
  }.resolve,
  // Written as a text: no code of ours hands on its arguments.
  arguments: new Function('return [...arguments].map(String)') as Resolve,
  'a bound function': lookedUp.bind(null, 'another product'),
};

test.each(Object.entries(ways))('a field that gets at the call by %s is found too', (_way, resolve) => {
  expect(findUndeclaredFields(aSchema({ root: session, resolve }))).toEqual(['Product.channels']);
});

test.each<Resolve>([
  (product) => Object.keys(product as object),
  (product, args) => (product === args ? [] : ['deck']),
  () => ['deck'],
])('a field that takes the object alone, or its arguments too, needs no word: %o', (resolve) => {
  expect(findUndeclaredFields(aSchema({ root: session, resolve }))).toEqual([]);
});
