import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../apps/back-office/src', import.meta.url));
const features = path.join(source, 'features');
/** What asks before a page with changes is left: only edit screens have it. */
const guard = path.join(source, 'components/edit-page/edit-guard.tsx');

/** The pages of the back office's routes that hold a form of a page: 'venues/edit-location-page.tsx'. */
export function listEditScreens(): string[] {
  if (!existsSync(guard)) throw new Error(`${guard} is elsewhere`);
  const screens = readdirSync(features).flatMap((feature) => {
    const routes = path.join(features, feature, 'routes.tsx');
    return existsSync(routes) ? importsOf(routes).filter((file) => file.startsWith(features)) : [];
  });
  return [...new Set(screens)]
    .filter((page) => reaches(page, new Set()))
    .map((page) => path.relative(features, page))
    .toSorted();
}

function reaches(file: string, seen: Set<string>): boolean {
  if (file === guard) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return importsOf(file).some((one) => reaches(one, seen));
}

/** The files of the back office that a file imports, at once or later. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)]
    .map(([, target = '']) => path.resolve(path.dirname(file), target))
    .filter((target) => existsSync(target));
}
