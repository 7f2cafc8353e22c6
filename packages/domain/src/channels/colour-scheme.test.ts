import { expect, test } from 'vitest';
import { checkSchemeDeletion, colourSchemeInput } from './colour-scheme.ts';

const colours = { brand: '#C2402A', ink: '#12263A', paper: '#FBF7F0' };

test('a scheme has a name and three colours', () => {
  expect(colourSchemeInput.parse({ name: ' Getij shore ', colours })).toEqual({
    name: 'Getij shore',
    colours,
  });
  const wrong = colourSchemeInput.safeParse({ name: ' ', colours: { ...colours, ink: 'navy' } });
  expect(wrong.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'name: colour-scheme-name-required',
    'colours.ink: colour-invalid',
  ]);
});

test('a scheme is deleted only when no channel has it; the refusal names those that do', () => {
  expect(checkSchemeDeletion([]).ok).toBe(true);
  expect(checkSchemeDeletion(['Getij tickets', 'Webshop'])).toEqual({
    ok: false,
    refusals: [{ code: 'colour-scheme-in-use', params: { count: 2, channels: 'Getij tickets, Webshop' } }],
  });
});
