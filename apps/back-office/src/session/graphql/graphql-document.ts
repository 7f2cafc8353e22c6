/** The text of a query, mutation or fragment, with the types of its answer and its variables. */
export type GraphqlDocument<Result, Variables> = string & {
  readonly __result?: (variables: Variables) => Result;
};

const fragments = new Map<string, string>();

/**
 * Completes a document with the fragments that it spreads, so that it can be sent as it is. A fragment is known
 * once its own `graphql` call has run: it is above its users, or in a file that they import.
 */
export function composeDocument(source: string): string {
  const own = /^\s*fragment\s+(\w+)/.exec(source)?.[1];
  const needed = new Set<string>();
  collectSpreads(source, needed);
  const composed = [source, ...[...needed].map(fragmentText)].join('\n');
  if (own) fragments.set(own, source);
  return composed;
}

/** What a fragment asks for of an object, without the other fields that came with it. */
export function pickFragment<Fields extends object>(
  fragment: GraphqlDocument<Fields, never>,
  answer: NoInfer<Fields>,
): Fields {
  const names = topLevelFields(fragment);
  return Object.fromEntries(Object.entries(answer).filter(([name]) => names.has(name))) as Fields;
}

function topLevelFields(fragment: string): Set<string> {
  let inner = fragment.slice(fragment.indexOf('{') + 1, fragment.lastIndexOf('}'));
  while (inner.includes('{')) inner = inner.replaceAll(/\{[^{}]*\}/g, '');
  return new Set(inner.match(/\w+/g));
}

/** The name after `query` or `mutation`: names the call on the wire and in the cache. */
export function operationName(document: string): string {
  const name = /^\s*(?:query|mutation)\s+(\w+)/.exec(document)?.[1];
  if (!name) throw new Error('A GraphQL document needs a name');
  return name;
}

function collectSpreads(source: string, needed: Set<string>): void {
  for (const [, name] of source.matchAll(/\.\.\.\s*(\w+)/g)) {
    if (!name || name === 'on' || needed.has(name)) continue;
    needed.add(name);
    collectSpreads(fragmentText(name), needed);
  }
}

function fragmentText(name: string): string {
  const text = fragments.get(name);
  if (text === undefined) throw new Error(`The fragment ${name} must be defined before it is used`);
  return text;
}
