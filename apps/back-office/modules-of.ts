import { build, type Plugin, type UserConfig } from 'vite';

/** What is fetched later is no part of it. */
const leaveOutDynamicImports: Plugin = {
  name: 'leave-out-dynamic-imports',
  enforce: 'pre',
  resolveDynamicImport: (source) => ({ id: typeof source === 'string' ? source : 'later', external: true }),
};

/**
 * The modules that a browser needs to run one of them, found by building it alone: what the app imports of a library
 * says less, since only a part of the library is used.
 */
export async function modulesOf(entry: string, { plugins = [], resolve }: UserConfig): Promise<Set<string>> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [leaveOutDynamicImports, ...plugins],
    resolve,
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Set(outputs.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : [])));
}
