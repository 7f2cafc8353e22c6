import type { Rollup } from 'vite';

/**
 * The files with which a desk opens and sells without a connection: those that the app starts with, the desk's own, and what
 * both fetch later. Of the other screens and their words none.
 * @param parts of the catalogue that the desk shows
 */
export function deskFiles(bundle: Rollup.OutputBundle, parts: readonly string[]): string[] {
  const chunkOf = (name: string) => {
    const output = bundle[name];
    return output?.type === 'chunk' ? output : undefined;
  };
  const wanted = new Set<string>();
  const take = (name: string): void => {
    const chunk = chunkOf(name);
    if (!chunk || wanted.has(name)) return;
    wanted.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) wanted.add(asset);
    for (const needed of chunk.imports) take(needed);
    for (const later of chunk.dynamicImports) if (isOfDesk(chunkOf(later), parts)) take(later);
  };
  for (const [name, output] of Object.entries(bundle))
    if (output.type === 'chunk' && output.isEntry) take(name);
  return [...wanted].sort();
}

function isOfDesk(chunk: Rollup.OutputChunk | undefined, parts: readonly string[]): boolean {
  const module = chunk?.facadeModuleId ?? '';
  const [, part] = module.match(/[\\/]catalogues[\\/].*?([\w-]+)\.json$/) ?? [];
  if (part) return parts.includes(part);
  const [, feature] = module.match(/[\\/]features[\\/]([\w-]+)[\\/]/) ?? [];
  return feature === undefined || feature === 'desk-sale';
}
