/** The source of a file by its path within `src`. */
export type Sources = ReadonlyMap<string, string>;

/** Opens a form: `useEditForm(`, or a hook that is made of it. */
export function opensForm(sources: Sources, path: string): boolean {
  const hooks = [...sources.keys()]
    .filter((one) => /\/use-[\w-]+-form\.tsx?$/.test(one))
    .map((one) => one.replace(/^.*\/|\.tsx?$/g, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase()));
  const isHook = /\/use-[\w-]+-form\.tsx?$/.test(path);
  return !isHook && new RegExp(`= (?:${hooks.join('|')})(?:<[^>]*>)?\\(`).test(sources.get(path) ?? '');
}

/** A form's file with those that it draws its fields with, but for other forms. */
export function filesOfForm(sources: Sources, path: string): string[] {
  const files = new Set([path]);
  for (const file of files) {
    for (const [, from = ''] of (sources.get(file) ?? '').matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)) {
      const found = new URL(from, `file:///${file}`).pathname.slice(1);
      if (sources.has(found) && !opensForm(sources, found)) files.add(found);
    }
  }
  return [...files];
}

/**
 * The fields whose refusals these sources show, `*` for what is worked out: `getInputProps('name')`,
 * `errors[`texts.${index}.title`]`, `errors.weekdays`, and `field('name')` of a helper that asks for the props of a name.
 */
export function markedFields(source: string): string[] {
  const literal = /(?:getInputProps\(|errors\??\.?\[)\s*(['"`])(.+?)\1/g;
  const named = [...source.matchAll(literal)].map(([, , name = '']) => name.replaceAll(/\$\{.+?\}/g, '*'));
  const dotted = [...source.matchAll(/\berrors\??\.(\w+)/g)].map(([, name = '']) => name);
  const helpers = [
    ...source.matchAll(/const (\w+) = \((\w+): [^)]+\) =>(?:(?!\n {2}const )[\s\S])*?getInputProps\(\2\)/g),
  ];
  const helped = helpers.flatMap(([, helper]) =>
    [...source.matchAll(new RegExp(`\\b${helper}\\('(\\w+)'\\)`, 'g'))].map(([, name = '']) => name),
  );
  return [...named, ...dotted, ...helped];
}

/** Whether one of the fields is that of a path; `0` is any place in a list. */
export function isMarked(marked: readonly string[], path: string): boolean {
  const steps = path.split('.');
  return marked.some((field) => {
    const wanted = field.split('.');
    return wanted.length === steps.length && wanted.every((step, at) => step === '*' || step === steps[at]);
  });
}

/** The names of the values that a form is opened with, where its source lists them: there, or under a name of its own. */
export function listedValues(source: string): string[] | undefined {
  const [, name] = /\bvalues: (\w+),/.exec(source) ?? [];
  const start = (name ? new RegExp(`const ${name}(?:: \\w+)? = \\{`) : /\bvalues: \{/).exec(source);
  if (!start) return undefined;
  let depth = 1;
  let own = '';
  for (let at = start.index + start[0].length; depth > 0; at += 1) {
    const sign = source[at] ?? '}';
    if ('{[('.includes(sign)) depth += 1;
    if ('}])'.includes(sign)) depth -= 1;
    if (depth === 1) own += sign;
  }
  if (own.includes('...')) return undefined;
  return [...own.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name = '']) => name);
}
