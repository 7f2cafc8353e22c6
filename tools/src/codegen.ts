import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentTypes, generatedFolder } from './document-types.ts';
import { messageKeyType } from './message-key-type.ts';

/**
 * `npm run codegen` writes the types of the back office's GraphQL documents and of the keys of texts; with `--check` it only says whether
 * the committed ones are up to date.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const outdated: string[] = [];

// The keys first: they depend on nothing else.
write(...messageKeyType());
for (const [path, text] of await documentTypes(root)) write(path, text);

if (!process.argv.includes('--check')) {
  console.log(outdated.length ? `written: ${outdated.join(', ')}` : `${generatedFolder} is up to date`);
} else if (outdated.length) {
  console.error(
    `${outdated.join(', ')} is not what the documents, the schema and the catalogues say: run npm run codegen`,
  );
  process.exitCode = 1;
}

function write(path: string, text: string): void {
  if (readText(path) === text) return;
  outdated.push(relative(root, path));
  if (process.argv.includes('--check')) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
