import { readPrice, writePrice } from '@foyer/domain/catalog/read-price.ts';
import type { RebookingExceptionKind } from '@foyer/domain/rebooking/rebooking-rules.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { RebookingExceptionPartsFragment } from '../../../generated/operations.ts';

export type ShownException = RebookingExceptionPartsFragment;

/** The rules that an exception can give another value; that it allows none is asked before them. */
export const differingRules = [
  'latestHours',
  'mostTimes',
  'feeMinor',
  'earlierDays',
  'laterDays',
  'isDifferenceReturned',
] as const;
export type DifferingRule = (typeof differingRules)[number];

/** An exception as it is typed. A type, so that a form can index it. */
export type RebookingExceptionForm = {
  kind: RebookingExceptionKind;
  targetId: string | null;
  name: string;
  from: string | null;
  until: string | null;
  /** Whether its tickets can be rebooked at all. */
  isAllowed: boolean;
  differing: DifferingRule[];
  latestHours: number | null;
  mostTimes: number | null;
  /** As it is typed: '2.50'. */
  feeMinor: string;
  earlierDays: number | null;
  laterDays: number | null;
  isDifferenceReturned: boolean;
};

type RulesForAll = Record<string, unknown>;

/** @param forAll the rules for all tickets: what a rule starts from that is made to differ. */
export function rebookingFormOf(
  exception: ShownException | null,
  forAll: RulesForAll,
  decimalSign: '.' | ',',
): RebookingExceptionForm {
  const ruleOf = (rule: DifferingRule) => exception?.[rule] ?? forAll[rule];
  const countOf = (rule: DifferingRule) => Number(ruleOf(rule) ?? 0);
  return {
    kind: exception?.kind ?? 'ticket-type',
    targetId: exception?.targetId ?? null,
    name: exception?.name ?? '',
    from: exception?.from ?? null,
    until: exception?.until ?? null,
    isAllowed: exception?.isAllowed !== false,
    differing: differingRules.filter((rule) => exception?.[rule] != null),
    latestHours: countOf('latestHours'),
    mostTimes: countOf('mostTimes'),
    feeMinor: writePrice(countOf('feeMinor'), decimalSign),
    earlierDays: countOf('earlierDays'),
    laterDays: countOf('laterDays'),
    isDifferenceReturned: ruleOf('isDifferenceReturned') === true,
  };
}

/** What is sent: the rules that differ, the others null. */
export function rebookingInputOf(form: RebookingExceptionForm) {
  const { kind, targetId, name, from, until, isAllowed, differing } = form;
  const isPeriod = kind === 'period';
  const differs = (rule: DifferingRule) => isAllowed && differing.includes(rule);
  // A number that is left open is none, and the rule says so.
  const countOf = (rule: 'latestHours' | 'mostTimes' | 'earlierDays' | 'laterDays') =>
    differs(rule) ? (form[rule] ?? Number.NaN) : null;
  return {
    kind,
    targetId: isPeriod ? null : targetId,
    name: isPeriod ? name : '',
    from: isPeriod ? from : null,
    until: isPeriod ? until : null,
    isAllowed: isAllowed ? null : false,
    latestHours: countOf('latestHours'),
    mostTimes: countOf('mostTimes'),
    feeMinor: differs('feeMinor') ? readFee(form.feeMinor) : null,
    earlierDays: countOf('earlierDays'),
    laterDays: countOf('laterDays'),
    isDifferenceReturned: differs('isDifferenceReturned') ? form.isDifferenceReturned : null,
  };
}

function readFee(typed: string): number {
  const read = readPrice(typed);
  return read.ok ? read.value : Number.NaN;
}

/** The rule loads with the first change of the form. */
export async function checkRebookingException(form: RebookingExceptionForm) {
  const { rebookingExceptionInput } = await import('@foyer/domain/rebooking/exception-input.ts');
  return parseInput(rebookingExceptionInput, rebookingInputOf(form));
}
