import type { RepoRule } from './repo-rule.ts';

const FOLDER = 'docs/decisions';
const RECORD = /^docs\/decisions\/(\d{4})-[^/]+\.md$/;
const STATUS = /^Date: \d{4}-\d{2}-\d{2}\. Status: (accepted|replaced (in part )?by \[\d{4}\]\([^)]+\))\.$/m;
const SECTIONS = ['## Context', '## Decision', '## Consequences'];

/** Decision records have one form and one index, so that a decision is found by its title. */
export const decisionRecords: RepoRule = {
  name: 'decisions-have-one-form',
  instead:
    'Begin with `# NNNN Title` and `Date: YYYY-MM-DD. Status: accepted.`, then Context, Decision and Consequences; add a row to docs/decisions/README.md.',
  find(files) {
    const index = files.find(({ path }) => path === `${FOLDER}/README.md`)?.text ?? '';
    const numbers = new Set<string>();
    return files.flatMap(({ path, text }) => {
      const number = RECORD.exec(path)?.[1];
      if (number === undefined) return [];
      const faults = [
        !text.startsWith(`# ${number} `) && 'has no title with its number',
        !STATUS.test(text) && 'has no date and status',
        !SECTIONS.every((section) => text.includes(`\n${section}\n`)) && 'lacks a section',
        !index.includes(`](${path.slice(FOLDER.length + 1)})`) && 'is not in the index',
        numbers.has(number) && 'has the number of another decision',
      ];
      numbers.add(number);
      return faults.filter((fault) => fault !== false).map((message) => ({ place: path, message }));
    });
  },
};
