import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageKeyType } from './message-key-type.ts';
import { inRepository } from './repository.ts';
import { runProgram } from './run-program.ts';
import { type SliceName, sliceFiles, sliceName } from './slice-files.ts';

const MODULE_LIST = 'apps/server/src/app/modules.ts';
const MODULE_MAP = 'tools/src/borders/module-map.ts';

/** Adds the module to the server's list, in the order that the formatter wants. */
function register(list: string, { area, camel }: SliceName): string {
  const imports = [...list.matchAll(/^import .*modules\/.*$/gm)].map(([line]) => line);
  const added = `import { ${camel}Module } from '../modules/${area}/index.ts';`;
  const after = imports.findLast((line) => importedFile(line) < importedFile(added));
  const withImport = after ? list.replace(after, `${after}\n${added}`) : `${added}\n${list}`;
  return withImport.replace(/^\];$/m, `  ${camel}Module,\n];`);
}

const importedFile = (line: string) => /from '([^']+)'/.exec(line)?.[1] ?? '';

/** Adds the area to the module map: at first it may use the clients only. */
function addToMap(map: string, { area }: SliceName): string {
  const key = area.includes('-') ? `'${area}'` : area;
  return map.replace(/^\};$/m, `  ${key}: ['clients'],\n};`);
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(inRepository(file), edit(await readFile(inRepository(file), 'utf8')));
}

const name = sliceName(process.argv[2] ?? '');
if (await stat(inRepository('apps/server/src/modules', name.area)).catch(() => undefined)) {
  throw new Error(`There is a module ${name.area} already.`);
}
const files = Object.entries(sliceFiles(name));
for (const [file, text] of files) {
  await mkdir(path.dirname(inRepository(file)), { recursive: true });
  await writeFile(inRepository(file), text, { flag: 'wx' });
  console.log(file);
}
await change(MODULE_LIST, (list) => register(list, name));
await change(MODULE_MAP, (map) => addToMap(map, name));
await writeFile(...messageKeyType());
await runProgram('node_modules/@biomejs/biome/bin/biome', [
  'format',
  '--write',
  '--log-level=error',
  MODULE_LIST,
  MODULE_MAP,
  ...files.map(([file]) => file),
]);
console.log(`${MODULE_LIST}, ${MODULE_MAP}\n\nNow docs/recipes/add-a-mutation.md, and npm run check.`);
