import { expect, test } from 'vitest';
import { completenessOf } from './missing-languages.ts';

test('a ticket group without a text in any language has none, and is not called complete', () => {
  const textsOf = (nl: string, en: string) => [
    { language: 'nl', text: nl },
    { language: 'en', text: en },
  ];
  const states = [textsOf('', ' '), textsOf('Kom op tijd', ''), textsOf('Kom op tijd', 'Be on time'), []];
  expect(states.map((texts) => completenessOf(texts, ['nl', 'en']))).toEqual([
    'none',
    'missing',
    'complete',
    'none',
  ]);
});
