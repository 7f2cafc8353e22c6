import { type Address, partsOf, patternOf, serves } from './address.ts';
import { administrationAddresses } from './administration-addresses.ts';
import { newScreenAddresses } from './new-addresses.ts';
import { sellingAddresses } from './selling-addresses.ts';

/** Every path of the back office. A feature that registers a screen makes its row available (`screens.ts`). */
export const addresses: readonly Address[] = [
  ...newScreenAddresses,
  ...sellingAddresses,
  ...administrationAddresses,
];

/** The longest first: every page asks for all items of its menu before it shows anything. */
const patterns = addresses.map(patternOf).sort((a, b) => b.fixedLength - a.fixedLength);

/** The address that serves a path of the app: the longest one that matches. */
export function findAddress(path: string): Address | undefined {
  const parts = partsOf(path);
  return patterns.find((pattern) => serves(pattern, path, parts))?.address;
}
