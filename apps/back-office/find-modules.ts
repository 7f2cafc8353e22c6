import { build, type Plugin, type UserConfig } from 'vite';

/** What is fetched later is no part of it. */
const leaveOutDynamicImports: Plugin = {
  name: 'leave-out-dynamic-imports',
  enforce: 'pre',
  resolveDynamicImport: (source) => ({ id: typeof source === 'string' ? source : 'later', external: true }),
};

/** Modules by the file that they are put into, found when a build starts. */
export interface FoundModules {
  plugin: Plugin;
  /** Whether a module is one of those that the entry of this name needs. */
  isOf(name: string): (id: string) => boolean;
}

/**
 * Finds the modules that a browser needs to run an entry, by building it alone: what the app imports of a library says less,
 * since only a part of the library is used. `entries` are files by name.
 */
export function findModules(entries: Record<string, string>, config: () => UserConfig): FoundModules {
  const found = new Map<string, ReadonlySet<string>>();
  return {
    plugin: {
      name: 'find-modules',
      apply: 'build',
      async buildStart() {
        for (const [name, entry] of Object.entries(entries))
          found.set(name, await modulesOf(entry, config()));
      },
    },
    isOf: (name) => (id) => found.get(name)?.has(id) ?? false,
  };
}

async function modulesOf(entry: string, { plugins = [], resolve }: UserConfig): Promise<Set<string>> {
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
