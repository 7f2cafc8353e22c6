/** Asks the server as the manager: an operation, its variables, and the field to answer. */
export type Ask = (query: string, variables: object, field: string) => ReturnType<typeof JSON.parse>;

/** Changes the rules of a timeslot group as the screens do: drafted against their version, looked at, applied. */
export async function changeRules(ask: Ask, id: string, rules: object): Promise<void> {
  const { version } = await ask(
    'query ($id: ID!) { timeslotGroup(id: $id) { version } }',
    { id },
    'timeslotGroup',
  );
  const draft = await ask(
    'mutation ($id: ID!, $rules: JSON!, $version: String!) { draft: draftTimeslotGroupChange(timeslotGroupId: $id, rules: $rules, version: $version) }',
    { id, rules, version },
    'draft',
  );
  const { fingerprint } = await ask(
    'query ($id: ID!) { timeslotChange(id: $id) { fingerprint } }',
    { id: draft },
    'timeslotChange',
  );
  await ask(
    'mutation ($id: ID!, $seen: String!) { applied: applyTimeslotChange(id: $id, fingerprint: $seen) { id } }',
    { id: draft, seen: fingerprint },
    'applied',
  );
}
