/** Letters of other scripts that are drawn as a Latin one (from Unicode's confusables, UTS 39), in lower case. */
const latinLooks: Readonly<Record<string, string>> = {
  a: 'аɑα',
  b: 'вβ',
  c: 'сϲ',
  d: 'ԁđ',
  e: 'еєε',
  g: 'ɡ',
  h: 'һн',
  i: 'іıɩι',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏłɫ',
  m: 'м',
  n: 'η',
  o: 'оοøσ',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'υ',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγ',
};

const latinOf = new Map(
  Object.entries(latinLooks).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);

/**
 * What a reader takes a text for: without marks, each letter as the Latin one that looks like it. For comparing only:
 * it is no address that mail reaches.
 */
export function lookOf(text: string): string {
  const bare = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '');
  return [...bare].map((letter) => latinOf.get(letter) ?? letter).join('');
}
