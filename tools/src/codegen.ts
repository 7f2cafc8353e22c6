import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentTypes, generatedFolder } from './document-types.ts';

/**
 * `npm run codegen` writes the types of the back office's GraphQL documents; with `--check` it only says whether
 * the committed ones are up to date.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const outdated: string[] = [];

for (const [path, text] of await documentTypes(root)) {
  if (readText(path) === text) continue;
  outdated.push(relative(root, path));
  if (process.argv.includes('--check')) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

if (!process.argv.includes('--check')) {
  console.log(outdated.length ? `written: ${outdated.join(', ')}` : `${generatedFolder} is up to date`);
} else if (outdated.length) {
  console.error(`${outdated.join(', ')} is not what the documents and the schema say: run npm run codegen`);
  process.exitCode = 1;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
