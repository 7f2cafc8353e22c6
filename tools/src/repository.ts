import path from 'node:path';

/** The root folder of the repository. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

/** An absolute path for one below the root. */
export function inRepository(...parts: string[]): string {
  return path.join(repositoryRoot, ...parts);
}
