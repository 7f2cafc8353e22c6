import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const exported = /^export (?:type|interface) (\w+)/gm;
const domain = 'packages/domain/src/';

/**
 * Where the domain describes each of these types, as `module#Type`. Throws for a type that the domain does not have,
 * and for one that two of its files have.
 */
export function domainTypes(root: string, names: readonly string[]): Record<string, string> {
  const places = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const file of globSync(`${domain}**/*.ts`, { cwd: root }).sort()) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(exported)) {
      places.get(name)?.push(file.replaceAll('\\', '/').replace(domain, '@foyer/domain/'));
    }
  }
  return Object.fromEntries(
    [...places].map(([name, files]) => {
      const [file, ...more] = files;
      if (!file) throw new Error(`The scalar ${name} is no type of packages/domain`);
      if (more.length) throw new Error(`The scalar ${name} is a type of ${files.join(' and ')}: rename one`);
      return [name, `${file}#${name}`];
    }),
  );
}
