import type { MuseumOnSale } from '../museum-on-sale.ts';

type Museum = Pick<MuseumOnSale, 'ask' | 'locationId'>;

/** A till of the museum's location, closed. */
export function createTill({ ask, locationId }: Museum, name: string): Promise<{ id: string }> {
  const input = { locationId, name };
  return ask('mutation ($input: TillInput!) { createTill(input: $input) { id } }', { input }, 'createTill');
}

/** A till of the museum's location that is open with a float of 100.00. */
export async function openTill(museum: Museum, name: string): Promise<{ id: string }> {
  const till = await createTill(museum, name);
  await museum.ask(
    'mutation ($id: ID!, $input: OpenTillInput!) { openTill(tillId: $id, input: $input) { id } }',
    { id: till.id, input: { floatMinor: 10_000 } },
    'openTill',
  );
  return till;
}
