import { cruise, type ICruiseResult } from 'dependency-cruiser';
import type { Finding } from '../finding.ts';
import { listSourceFiles } from '../source-files.ts';
import { BORDER_RULES } from './border-rules.ts';
import { findModuleCycles } from './module-cycles.ts';

const ROOTS = ['apps', 'packages', 'tools', 'bench', 'e2e'];
const MODULE = /\.tsx?$/;

/**
 * Reads every import of the tree below `root` and holds it against the border rules.
 *
 * dependency-cruiser finds no violation in modules that it could not read, so it is a finding of its own when
 * it has read fewer modules than there are source files.
 */
export async function checkBorders(root: string): Promise<Finding[]> {
  const sources = (await listSourceFiles(root)).filter(({ path }) => MODULE.test(path));
  const roots = ROOTS.filter((folder) => sources.some(({ path }) => path.startsWith(`${folder}/`)));
  const expected = sources.filter(({ path }) => roots.some((folder) => path.startsWith(`${folder}/`))).length;
  const result = await readImports(root, roots);
  const violations = result.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    place: from,
    message: cycle ? `goes in a circle: ${cycle.map(({ name }) => name).join(' -> ')}` : `imports ${to}`,
    instead: BORDER_RULES.find(({ name }) => name === rule.name)?.comment ?? '',
  }));
  const found = [...violations, ...findModuleCycles(result.modules)];
  if (result.summary.totalCruised >= expected) return found;
  return [...found, blindness(result.summary.totalCruised, expected)];
}

async function readImports(root: string, roots: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(roots, {
    baseDir: root,
    // TypeScript 7 has no compiler API; without swc every TypeScript file would be skipped in silence.
    parser: 'swc',
    tsPreCompilationDeps: true,
    validate: true,
    ruleSet: { forbidden: [...BORDER_RULES] },
    doNotFollow: { path: 'node_modules' },
    // Not the dist folders of packages: an import of a library would then go unseen.
    exclude: { path: '^(apps|packages)/[^/]+/(dist/|src/generated/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text instead of a result');
  return output;
}

function blindness(read: number, expected: number): Finding {
  return {
    rule: 'borders-were-read',
    place: 'tools/src/borders',
    message: `only ${read} of at least ${expected} modules were read`,
    instead:
      'Check that @swc/core is installed for this platform: a border check that reads nothing is green.',
  };
}
