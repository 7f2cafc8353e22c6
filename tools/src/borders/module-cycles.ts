import type { IModule } from 'dependency-cruiser';
import type { Finding } from '../finding.ts';

const MODULE = /^apps\/server\/src\/modules\/([^/]+)\//;
const TEST = /\.test\.ts$/;

type Imports = Pick<IModule, 'source'> & { dependencies: { resolved: string }[] };

/**
 * Business modules that use each other, directly or through others. Files alone would not show it: two modules can
 * form a cycle although none of their files does.
 */
export function findModuleCycles(modules: readonly Imports[]): Finding[] {
  const uses = readUses(modules);
  const found: Finding[] = [];
  for (const [module, used] of uses) {
    for (const other of used) {
      const way = findWay(uses, other, module);
      if (way && module <= other) found.push(describeCycle([module, ...way]));
    }
  }
  return found;
}

function readUses(modules: readonly Imports[]): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = MODULE.exec(source)?.[1];
    if (from === undefined || TEST.test(source)) continue;
    const used = uses.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = MODULE.exec(resolved)?.[1];
      if (to !== undefined && to !== from) used.add(to);
    }
    uses.set(from, used);
  }
  return uses;
}

/** The modules on a way from one to another, both ends included. */
function findWay(
  uses: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
  seen = new Set<string>(),
): string[] | undefined {
  if (from === to) return [to];
  if (seen.has(from)) return undefined;
  seen.add(from);
  for (const next of uses.get(from) ?? []) {
    const way = findWay(uses, next, to, seen);
    if (way) return [from, ...way];
  }
  return undefined;
}

function describeCycle(way: readonly string[]): Finding {
  return {
    rule: 'modules-form-no-cycle',
    place: `apps/server/src/modules/${way[0]}`,
    message: `goes in a circle: ${way.join(' -> ')}`,
    instead:
      'Move what both need into a module below them, read the few columns by an own statement, or answer back by an event through the outbox.',
  };
}
