import { type AddressTexts, readAddressTexts } from '../../app/routing/address-texts.ts';

/** What a page edits by the parameters of its address: the id of a location. */
export type EditedAt = (search: AddressTexts) => string | undefined;

interface Place {
  pathname: string;
  search: object;
}

/** Whether going from one place to the other leaves the form: to another page, or to another thing on the same page. */
export function isLeft(current: Place, next: Place, editedAt: EditedAt = () => undefined): boolean {
  const [before, after] = [current, next].map(({ search }) => editedAt(readAddressTexts({ ...search })));
  return current.pathname !== next.pathname || before !== after;
}
