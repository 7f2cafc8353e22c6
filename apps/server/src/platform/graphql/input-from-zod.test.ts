import { createYoga } from 'graphql-yoga';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

// The types of this test belong to a builder of its own: other test files build the schema of the server.
vi.resetModules();
const { builder } = await import('./builder.ts');
await import('./scalars.ts');
const { inputFieldsOf, inputFromZod } = await import('./input-from-zod.ts');
const { unionScalar } = await import('./union-scalar.ts');
afterAll(() => {
  vi.resetModules();
});

const cabins = ['inside', 'balcony'] as const;
unionScalar('Cabin', cabins);

const cabinInput = z.enum(cabins, 'cabin-unknown');
const hoursInput = z.object({ opens: z.string() }).refine(({ opens }) => opens !== '');
const passengerInput = z
  .object({ name: z.string().trim().min(1, 'name-required'), isChild: z.boolean().default(false) })
  .transform((passenger) => ({ ...passenger, age: passenger.isChild ? 8 : 30 }));
const bookingInput = z
  .object({
    shipId: z.uuid('ship-unknown'),
    cabin: cabinInput,
    otherCabins: z.array(cabinInput).nullish(),
    passengers: z.array(passengerInput).min(1, 'passenger-required'),
    mealHours: z.array(hoursInput.nullable()),
    decks: z.array(z.int()).default([1]),
    discount: z.number().nullable(),
    note: z.string().max(10).default('').describe('For the crew'),
    from: z.string().nullish().pipe(z.string('from-required')),
  })
  .superRefine(() => {});

inputFromZod('MealHoursInput', hoursInput);
inputFromZod('PassengerInput', passengerInput, { description: 'One of those on board' });
const BookingInput = inputFromZod('BookingInput', bookingInput, { required: ['decks'] });

builder.queryFields((t) => ({
  sentBooking: t.string({
    args: { input: t.arg({ type: BookingInput }) },
    resolve: (_root, { input }) =>
      JSON.stringify({ ...input, cabins: [input.cabin, ...(input.otherCabins ?? [])] }),
  }),
}));
builder.mutationFields((t) => ({ book: t.boolean({ resolve: () => true }) }));
const schema = builder.toSchema();

/** The fields of an input with their types, as the printed schema has them. */
function fieldsOf(name: string): Record<string, string> {
  const type = schema.getType(name);
  if (!type || !('getFields' in type)) return {};
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
}

test('what a form may leave out or empty can be left out over GraphQL, and nothing else', () => {
  expect(fieldsOf('BookingInput')).toEqual({
    shipId: 'ID!',
    cabin: 'Cabin!',
    otherCabins: '[Cabin!]',
    passengers: '[PassengerInput!]!',
    mealHours: '[MealHoursInput]!',
    decks: '[Int!]!',
    discount: 'Float',
    note: 'String',
    from: 'String',
  });
});

test('a row of a list is an input of its own, also where its rule adds something to it', () => {
  expect(fieldsOf('PassengerInput')).toEqual({ name: 'String!', isChild: 'Boolean' });
  expect(schema.getType('PassengerInput')?.description).toBe('One of those on board');
});

test('what was sent arrives as it was sent: the use case checks it and refuses with its codes', async () => {
  const input = {
    shipId: 'no uuid',
    cabin: 'inside',
    passengers: [{ name: '' }],
    mealHours: [null],
    decks: [2],
    discount: null,
    note: null,
  };
  const answer = await createYoga({ schema, logging: false }).fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query Sent($input: BookingInput!) { sentBooking(input: $input) }',
      variables: { input },
    }),
  });
  const { data }: { data: { sentBooking: string } } = await answer.json();
  expect(JSON.parse(data.sentBooking)).toEqual({ ...input, cabins: ['inside'] });
});

test('an object without a name, and a rule that GraphQL has no type for, are found when the schema is built', () => {
  const crew = z.object({ captain: z.object({ name: z.string() }) });
  expect(() => inputFieldsOf('CrewInput', crew)).toThrow('CrewInput.captain is an object');
  const texts = z.object({ byLanguage: z.record(z.string(), z.string()) });
  expect(() => inputFieldsOf('TextsInput', texts)).toThrow('TextsInput.byLanguage is a record');
  expect(() => inputFieldsOf('NameInput', z.string())).toThrow('NameInput is no input');
});
