import { type Address, fixedLength, serves } from './address.ts';
import { administrationAddresses } from './administration-addresses.ts';
import { newScreenAddresses } from './new-addresses.ts';
import { sellingAddresses } from './selling-addresses.ts';

/** Every path of the back office. A feature that registers a screen makes its row available (`screens.ts`). */
export const addresses: readonly Address[] = [
  ...newScreenAddresses,
  ...sellingAddresses,
  ...administrationAddresses,
];

const longestFirst = [...addresses].sort((a, b) => fixedLength(b) - fixedLength(a));

/** The address that serves a path of the app: the longest one that matches. */
export function findAddress(path: string): Address | undefined {
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  return longestFirst.find((address) => serves(address, path, parts));
}
