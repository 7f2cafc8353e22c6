const colours = 8;

/** 'm.jansen' is MJ, 'reception' is RE. */
export function lettersOf(name: string): string {
  const [first = '', second] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (second ? `${first.slice(0, 1)}${second.slice(0, 1)}` : first.slice(0, 2)).toUpperCase();
}

/** One of the eight colours of `letters.module.css`, the same for the same name. */
export function colourOf(owner: string): number {
  // A prime beyond the range of one sign, so that names of the same signs in another order differ.
  return [...owner].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_521, 0) % colours;
}
