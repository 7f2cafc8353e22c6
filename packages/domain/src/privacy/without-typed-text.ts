/** Fields of filters in which an account types a name or an address. */
const typed = new Set(['search', 'query', 'q', 'name', 'email', 'buyer', 'phone']);

const hidden = '…';

/** The filters of a list for a record that is only ever added to: without what may name a person. */
export function withoutTypedText(filter: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, typed.has(name) && value ? hidden : value]),
  );
}

/** The same for the parameters of an address. */
export function parametersWithoutTypedText(parameters: string): string {
  const kept = new URLSearchParams(parameters);
  for (const name of [...kept.keys()]) {
    if (typed.has(name) && kept.get(name)) kept.set(name, hidden);
  }
  return [...kept].some(([, value]) => value === hidden) ? kept.toString() : parameters;
}
