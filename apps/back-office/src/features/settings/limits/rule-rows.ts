import {
  type BlockingKind,
  type BlockingRule,
  blockingKinds,
  ruleKey,
} from '@foyer/domain/abuse-limits/blocking-rule.ts';
import { recordOf, type VersionOfScreen } from '../setting-forms.ts';

/** A rule of the table: in force, from the next 00:00 on, or until then. */
export interface BlockingRow extends BlockingRule {
  state: 'in-force' | 'coming' | 'ending';
  /** Who added it, and when; null = Foyer. */
  added: { who: string; at: string } | null;
}

/** The rules of a stored value; what is none is left out. */
export function rulesOf(rules: unknown): BlockingRule[] {
  if (!Array.isArray(rules)) return [];
  return rules.flatMap((rule) => {
    const { kind, text } = recordOf(rule);
    return isKind(kind) && typeof text === 'string' ? [{ kind, text }] : [];
  });
}

const isKind = (kind: unknown): kind is BlockingKind => blockingKinds.some((one) => one === kind);

interface StoredRules {
  inForce: unknown;
  coming: { value: unknown } | null;
  /** The last one first. */
  history: readonly Pick<
    VersionOfScreen,
    'value' | 'valueBefore' | 'madeAt' | 'madeByName' | 'withdrawnAt'
  >[];
}

const rulesIn = (value: unknown) => rulesOf(recordOf(value).rules);

/** The rules in force and to come, in the order in which they were added. */
export function ruleRowsOf({ inForce, coming, history }: StoredRules): BlockingRow[] {
  const now = rulesIn(inForce);
  const next = coming ? rulesIn(coming.value) : now;
  const [ofNow, ofNext] = [now, next].map((rules) => new Set(rules.map(ruleKey)));
  const all = [...now, ...next.filter((rule) => !ofNow?.has(ruleKey(rule)))];
  return all.map((rule) => {
    const key = ruleKey(rule);
    const state = !ofNow?.has(key) ? 'coming' : ofNext?.has(key) ? 'in-force' : 'ending';
    const added = history.find(
      (version) =>
        !version.withdrawnAt &&
        rulesIn(version.value).some((one) => ruleKey(one) === key) &&
        !rulesIn(version.valueBefore).some((one) => ruleKey(one) === key),
    );
    return { ...rule, state, added: added ? { who: added.madeByName, at: added.madeAt } : null };
  });
}

/** The rules as they are to be saved. */
export const rulesToCome = (rows: readonly BlockingRow[]): BlockingRule[] =>
  rows.filter(({ state }) => state !== 'ending').map(({ kind, text }) => ({ kind, text }));
