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

/** The address that serves a path of the app: the longest one that matches. */
export function findAddress(path: string): Address | undefined {
  let best: Address | undefined;
  for (const address of addresses) {
    if (serves(address, path) && (!best || fixedLength(address) > fixedLength(best))) best = address;
  }
  return best;
}
