/** A file from one top-level declaration to the next. */
const declaration = /^(?=(?:export )?(?:default )?(?:async )?(?:function|const|let|class|interface|type)\b)/m;
const nameOfHook = /^(?:export )?(?:async )?(?:function|const) (use[A-Z]\w*)/;
const called = /\b(use[A-Z]\w*)(?:<[^()]*>)?\(/g;

/** The hooks that a text calls. */
export const hooksCalled = (source: string): string[] =>
  Array.from(source.matchAll(called), ([, name = '']) => name);

/**
 * The hooks that wait for the server: those that ask it, and those that call one of them, however deep. Not the account and
 * its rights: the shell shows no page before their answer, and without it nothing may be done.
 */
export function fetchingHooks(sources: readonly string[], awaited: string): string[] {
  const hooks = sources
    .flatMap((source) => source.split(declaration))
    .map((text) => ({ name: nameOfHook.exec(text)?.[1], calls: hooksCalled(text) }));
  const found = new Set(['useQuery']);
  let before: number;
  do {
    before = found.size;
    for (const { name, calls } of hooks)
      if (name && name !== awaited && calls.some((one) => found.has(one))) found.add(name);
  } while (found.size > before);
  return [...found];
}
