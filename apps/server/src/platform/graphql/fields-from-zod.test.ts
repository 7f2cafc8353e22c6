import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

// The types of this test belong to a builder of its own: other test files build the schema of the server.
vi.resetModules();
const { builder } = await import('./builder.ts');
const { answerAs, fieldsFromZod, objectFromZod } = await import('./fields-from-zod.ts');
const { unionScalar } = await import('./union-scalar.ts');
afterAll(() => {
  vi.resetModules();
});

const decks = ['upper', 'lower'] as const;
unionScalar('Deck', decks);

const departureInput = z.string('departure-invalid').min(5, 'departure-invalid');
answerAs('ID', departureInput);

const portInput = z
  .object({ name: z.string().trim(), calls: z.array(departureInput).default([]) })
  .transform(({ name, calls }) => ({ name, calls }));
const voyageInput = z
  .object({
    shipId: z.uuid('ship-unknown'),
    deck: z.enum(decks, 'deck-unknown'),
    ports: z.array(portInput).default([]),
    lastPort: portInput.nullable().default(null),
    departure: departureInput.nullable().default(null),
    days: z.int().default(1),
    speed: z.number(),
    isSold: z.boolean().default(false),
    note: z.string().max(10).default('').describe('Left out = none'),
    captain: z.string().nullish().pipe(z.string('captain-required')),
    mate: z.string().optional(),
    secret: z.string(),
  })
  .superRefine(() => {});

objectFromZod('Port', portInput, { description: 'Where it calls' });
const Voyage = builder.objectRef<z.output<typeof voyageInput>>('Voyage').implement({
  fields: () => fieldsFromZod(voyageInput, { without: ['secret'], descriptions: { days: 'At sea' } }),
});
builder.queryFields((t) => ({ voyage: t.field({ type: Voyage, nullable: true, resolve: () => null }) }));
const schema = builder.toSchema();

function fieldsOf(name: string): Record<string, string> {
  const type = schema.getType(name);
  if (!type || !('getFields' in type)) return {};
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
}

test('an object answers the fields that its form saves: a default is never null, an empty choice may be', () => {
  expect(fieldsOf('Voyage')).toEqual({
    shipId: 'ID!',
    deck: 'Deck!',
    ports: '[Port!]!',
    lastPort: 'Port',
    departure: 'ID',
    days: 'Int!',
    speed: 'Float!',
    isSold: 'Boolean!',
    note: 'String!',
    captain: 'String!',
    mate: 'String',
  });
});

test('a part of an object has its own name, and what is sent says nothing about what is answered', () => {
  expect(fieldsOf('Port')).toEqual({ name: 'String!', calls: '[ID!]!' });
  expect(schema.getType('Port')?.description).toBe('Where it calls');
  const type = schema.getType('Voyage');
  const { days, note } = type && 'getFields' in type ? type.getFields() : {};
  expect([days?.description, note?.description ?? null]).toEqual(['At sea', null]);
});

test('a rule that GraphQL has no type for is found when the schema is built', () => {
  const texts = z.object({ byLanguage: z.record(z.string(), z.string()) });
  expect(() => fieldsFromZod(texts)).toThrow('byLanguage is a record');
});
