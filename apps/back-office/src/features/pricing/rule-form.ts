import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { Weekday } from '@foyer/domain/calendar/weekday.ts';
import { readPrice, writePrice } from '@foyer/domain/catalog/read-price.ts';
import type { PriceRule, PricingRuleKind, PricingRuleValue } from '@foyer/domain/pricing/pricing-rule.ts';
import type { PricingRuleInput } from '@foyer/domain/pricing/pricing-rule-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import { controlNames } from '../../components/edit-page/place-refusals.ts';
import type { PricingRuleRowFragment } from '../../generated/operations.ts';

export type How = 'none' | 'amount' | 'percentage';

/** What is typed for one ticket type: of a mutation, and of a substitute. Switching the kind loses neither. */
export type TypedChange = { ticketTypeId: string; how: How; change: string; price: string };

/** The fields of a rule's two steps; amounts are as typed. A type, so that a form can index it. */
export type RuleForm = {
  name: string;
  kind: PricingRuleKind;
  from: string | null;
  until: string | null;
  weekdays: number[];
  active: boolean;
  changes: TypedChange[];
};

export const everyDay = [1, 2, 3, 4, 5, 6, 7];

const unchanged = { how: 'none' as const, change: '', price: '' };

export function emptyRuleForm(ticketTypeIds: readonly string[]): RuleForm {
  return {
    name: '',
    kind: 'mutation',
    from: null,
    until: null,
    weekdays: everyDay,
    active: true,
    changes: ticketTypeIds.map((ticketTypeId) => ({ ticketTypeId, ...unchanged })),
  };
}

export function ruleFormOf(
  rule: PricingRuleRowFragment,
  ticketTypeIds: readonly string[],
  decimalSign: '.' | ',',
): RuleForm {
  const { name, kind, from, until, weekdays, active } = rule;
  return {
    name,
    kind,
    from,
    until,
    weekdays,
    active,
    changes: ticketTypeIds.map((ticketTypeId) => {
      const value = rule.values.find((candidate) => candidate.ticketTypeId === ticketTypeId);
      if (!value) return { ticketTypeId, ...unchanged };
      const { amountMinor, basisPoints } = value;
      if (kind === 'substitute') {
        return { ticketTypeId, ...unchanged, price: writePrice(amountMinor ?? 0, decimalSign) };
      }
      const how = basisPoints === null ? 'amount' : 'percentage';
      const change = writeSigned(basisPoints ?? amountMinor ?? 0, decimalSign, how === 'percentage');
      return { ticketTypeId, ...unchanged, how, change };
    }),
  };
}

/** '+20' or '-2.50': cents, or hundredths of a percent, whose idle decimals are left out. */
export function writeSigned(hundredths: number, decimalSign: '.' | ',', short: boolean): string {
  const written = writePrice(Math.abs(hundredths), decimalSign);
  const sign = hundredths < 0 ? '-' : '+';
  return `${sign}${short ? written.replace(/[.,]?0+$/, '') || '0' : written}`;
}

/** Reads '+20', '-2,50' and '20 %': two decimals are hundredths of either. */
export function readSigned(typed: string): Result<number> {
  const text = typed.replaceAll(/[%\s]/g, '').replace('−', '-');
  const read = readPrice(text.replace(/^[+-]/, ''));
  return read.ok && text.startsWith('-') ? { ok: true, value: 0 - read.value } : read;
}

type ReadChange = { value: PricingRuleValue | null; refusal: Refusal | null };

function readChange({ kind }: RuleForm, typed: TypedChange): ReadChange {
  const { ticketTypeId, how } = typed;
  const isPrice = kind === 'substitute';
  if (isPrice ? typed.price.trim() === '' : how === 'none') return { value: null, refusal: null };
  const read = isPrice ? readPrice(typed.price) : readSigned(typed.change);
  if (!read.ok) return { value: null, refusal: read.refusals[0] ?? null };
  const isPercentage = !isPrice && how === 'percentage';
  const value = {
    ticketTypeId,
    amountMinor: isPercentage ? null : read.value,
    basisPoints: isPercentage ? read.value : null,
  };
  return { value, refusal: null };
}

/** The rule as far as it can be read while it is typed: what the calendar shows. */
export function draftOf(form: RuleForm, sequence: number): PriceRule | null {
  if (!form.from || !form.until || !isLocalDate(form.from) || !isLocalDate(form.until)) return null;
  if (form.until < form.from) return null;
  return {
    kind: form.kind,
    from: form.from,
    until: form.until,
    weekdays: form.weekdays as Weekday[],
    active: form.active,
    sequence,
    values: form.changes.flatMap((typed) => readChange(form, typed).value ?? []),
  };
}

/** What the form says, as the server takes it; refusals carry the form's own field names. */
export async function readRuleForm(form: RuleForm): Promise<Result<PricingRuleInput>> {
  const { pricingRuleInput } = await import('@foyer/domain/pricing/pricing-rule-input.ts');
  const read = form.changes.map((typed) => readChange(form, typed));
  const refusals = read.flatMap(({ refusal }, index) =>
    refusal ? [{ ...refusal, field: fieldOf(form, index) }] : [],
  );
  const values = read.flatMap(({ value }) => value ?? []);
  const { changes: _typed, ...rest } = form;
  const parsed = parseInput(pricingRuleInput, { ...rest, values });
  if (parsed.ok) return refusals.length > 0 ? refused(...refusals) : parsed;
  const others = parsed.refusals.flatMap((refusal) => {
    const [, place] = /^values\.(\d+)/.exec(refusal.field ?? '') ?? [];
    if (place === undefined) return refusal.field === 'values' && refusals.length > 0 ? [] : [refusal];
    const index = form.changes.findIndex(
      ({ ticketTypeId }) => ticketTypeId === values[Number(place)]?.ticketTypeId,
    );
    return [{ ...refusal, field: fieldOf(form, index) }];
  });
  return refused(...refusals, ...others);
}

function fieldOf({ kind }: RuleForm, index: number): string {
  return `changes.${index}.${kind === 'substitute' ? 'price' : 'change'}`;
}

/** The step of a field. */
export function stepOfField(field: string): 'duration' | 'prices' {
  return field.startsWith('changes') || field === 'values' ? 'prices' : 'duration';
}

/** The field of the form in which a field of the input is typed; amounts are read by `readRuleForm`. */
export const ruleControlOf = controlNames({
  kind: 'main',
  active: 'main',
  'weekdays.*': 'weekdays',
  'values.*.ticketTypeId': 'main',
  'values.*.amountMinor': 'main',
  'values.*.basisPoints': 'main',
});
