/** The parameters of an address: plain texts, none of them empty. */
export type AddressTexts = Readonly<Record<string, string | undefined>>;

/**
 * The router's validation of every address. Each screen narrows these texts by its own schema
 * (`components/fields/address-search.ts`), which is fetched with the screen.
 */
export function readAddressTexts(search: Record<string, unknown>): AddressTexts {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
}
