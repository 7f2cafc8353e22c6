import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
}

const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.git', '.foyer', 'test-results']);
const TEXT =
  /\.(ts|tsx|js|mjs|cjs|json|md|sql|css|html|svg|graphql|yml|yaml|txt)$|\/\.(npmrc|gitignore|gitattributes|editorconfig)$|^\.[a-z]+$/;
const GENERATED = /(^|\/)(generated|api-schema\/src)\//;

/** Reads every text file of the repository that a person writes; binary and generated files are left out. */
export async function listSourceFiles(root: string): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  await walk(root, '', found);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function walk(root: string, folder: string, found: SourceFile[]): Promise<void> {
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) await walk(root, place, found);
    else if (entry.isFile() && TEXT.test(place) && !GENERATED.test(place)) {
      found.push({ path: place, text: await readFile(path.join(root, place), 'utf8') });
    }
  }
}
