/**
 * What every program of Foyer is started with. Without a bound the part of memory for new objects grows to 128 MB during a
 * start and stays so large; live objects of an idle server are 80 MB (decision 0240).
 */
export const nodeFlags = [
  '--max-semi-space-size=16',
  '--import',
  new URL('./die-with-parent.js', import.meta.url).href,
];
