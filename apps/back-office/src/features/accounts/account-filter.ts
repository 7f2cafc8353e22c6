import { type AccountSort, accountSorts } from '@foyer/domain/identity/account-filter-input.ts';
import { accountStates } from '@foyer/domain/identity/account-state.ts';
import { accountTypes } from '@foyer/domain/identity/account-types.ts';
import { oneOf, type SearchOf } from '../../components/fields/address-search.ts';

export const secondFactors = ['on', 'off'] as const;

/** What the address of the list of accounts may narrow it to. */
export const accountFilters = {
  type: oneOf(accountTypes),
  state: oneOf(accountStates),
  view: oneOf(['never']),
  factor: oneOf(secondFactors),
};

export const readAccountSort = oneOf(accountSorts);

interface AccountAddress extends SearchOf<typeof accountFilters> {
  search?: string | undefined;
  sort?: AccountSort | undefined;
}

/** What the address of the list asks of the server. */
export function accountFilter({ search = '', type, state, view, factor, sort = 'username' }: AccountAddress) {
  return {
    search,
    accountType: type ?? null,
    state: state ?? null,
    neverSignedIn: view === 'never',
    hasSecondFactor: factor ? factor === 'on' : null,
    sort,
  };
}
