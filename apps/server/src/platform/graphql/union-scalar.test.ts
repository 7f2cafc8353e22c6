import { createYoga } from 'graphql-yoga';
import { afterAll, expect, test, vi } from 'vitest';

// The types of this test belong to a builder of its own: other test files build the schema of the server.
vi.resetModules();
const { builder } = await import('./builder.ts');
const { scalarOf, unionScalar } = await import('./union-scalar.ts');
afterAll(() => {
  vi.resetModules();
});

const seatKinds = ['window', 'aisle-side'] as const;
const SeatKindScalar = unionScalar('SeatKind', seatKinds);
const deckSides = ['port', 'starboard'] as const;
const DeckSideScalar = unionScalar('DeckSide', deckSides);
const harbourSides = ['port', 'starboard'] as const;
unionScalar('HarbourSide', harbourSides);

// What a resolver answers where its type was forced: a bug, as a row of the database that no rule knows would be.
const found: { kind: (typeof seatKinds)[number] } = JSON.parse('{"kind":"lap"}');

const session = { authScopes: { session: true } };
builder.queryFields((t) => ({
  seat: t.field({
    type: SeatKindScalar,
    args: {
      kind: t.arg({ type: SeatKindScalar }),
      others: t.arg({ type: [SeatKindScalar], required: false }),
    },
    resolve: (_root, { kind }) => kind,
  }),
  badSeat: t.field({ type: SeatKindScalar, nullable: true, resolve: () => found.kind }),
}));
builder.mutationFields((t) => ({ keep: t.boolean({ ...session, resolve: () => true }) }));
const yoga = createYoga({ schema: builder.toSchema(), maskedErrors: false, logging: false });

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string } }[];
}

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const answer = await yoga.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] }: Answer = await answer.json();
  return { data, errors: errors.map(({ message, extensions }) => ({ message, code: extensions?.code })) };
}

const asked = 'query Seat($kind: SeatKind!, $others: [SeatKind!]) { seat(kind: $kind, others: $others) }';

test('a value of the list goes in and comes out', async () => {
  expect(await ask(asked, { kind: 'aisle-side' })).toEqual({ data: { seat: 'aisle-side' }, errors: [] });
  expect(await ask('{ seat(kind: "window") }')).toEqual({ data: { seat: 'window' }, errors: [] });
});

test.each([
  ['a variable', asked, { kind: 'lap' }],
  ['a variable that is a list', asked, { kind: 'window', others: ['window', 'lap'] }],
  ['the text of the query', '{ seat(kind: "lap") }', {}],
])(
  'a value that is not of the list is refused in %s, with the values that are',
  async (_title, query, variables) => {
    const { errors } = await ask(query, variables);
    expect(errors).toEqual([
      {
        message: expect.stringContaining('SeatKind has no value "lap": window, aisle-side'),
        code: 'BAD_USER_INPUT',
      },
    ]);
  },
);

test('a value that is not of the list is never answered', async () => {
  const { data, errors } = await ask('{ badSeat }');
  expect(data).toEqual({ badSeat: null });
  expect(errors).toHaveLength(1);
});

test('a list of values leads to its scalar, also as a copy with the values in another order', () => {
  expect(scalarOf(seatKinds)).toBe(SeatKindScalar);
  expect(scalarOf(['aisle-side', 'window'])).toBe(SeatKindScalar);
  expect(() => scalarOf(['window'])).toThrow('No scalar has the values window');
});

test('two scalars with the same values are distinguished by the list itself, and a copy of it is refused', () => {
  expect(scalarOf(deckSides)).toBe(DeckSideScalar);
  expect(scalarOf(harbourSides).name).toBe('HarbourSide');
  expect(() => scalarOf(['port', 'starboard'])).toThrow('DeckSide and HarbourSide have the same values');
});
