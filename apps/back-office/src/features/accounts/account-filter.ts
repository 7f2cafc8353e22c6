interface AccountAddress {
  search?: string | undefined;
  type?: string | undefined;
  state?: string | undefined;
  view?: string | undefined;
  factor?: string | undefined;
  sort?: string | undefined;
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
