import { datesFromUntil } from '@foyer/domain/calendar/local-date.ts';
import type { PriceRule, PricingRule } from '@foyer/domain/pricing/pricing-rule.ts';
import { findRuleInForce } from '@foyer/domain/pricing/rule-in-force.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { MonthButtons } from './day-prices-card.tsx';
import type { NamedType } from './group-pricing.ts';
import { PriceCalendar } from './price-calendar.tsx';
import styles from './pricing.module.css';
import { monthAfter, usePriceDays } from './use-price-days.ts';

interface DraftPricesCardProps {
  ticketGroupId: string;
  types: readonly NamedType[];
  others: readonly PricingRule[];
  draft: PriceRule | null;
  step: 'duration' | 'prices';
  currency: string;
}

/** What the rule that is being typed makes of the prices, among the other rules of the group. */
export function DraftPricesCard(props: DraftPricesCardProps) {
  const { ticketGroupId, types, others, draft, step, currency } = props;
  const { t, today } = useMessages();
  const [chosenType, setType] = useState<string | null>(null);
  const [ownMonth, setMonth] = useState<string | null>(null);
  const changedType = types.find(({ id }) => draft?.values.some(({ ticketTypeId }) => ticketTypeId === id));
  const type = types.find(({ id }) => id === chosenType) ?? changedType ?? types[0];
  const month = ownMonth ?? laterOf(draft?.from, today()).slice(0, 7);
  const rules = draft ? [...others, draft] : others;
  const dayOf = usePriceDays(ticketGroupId, month, { type, rules, draft });
  if (!type) return <div />;
  return (
    <div className={styles.stack}>
      <Card
        title={
          step === 'duration' ? t('pricing.preview.days') : t('pricing.preview.prices', { name: type.name })
        }
        actions={
          <Select
            size="xs"
            aria-label={t('pricing.calendar.type')}
            data={types.map(({ id, name }) => ({ value: id, label: name }))}
            value={type.id}
            allowDeselect={false}
            readOnly={false}
            variant="default"
            onChange={setType}
          />
        }
      >
        <MonthButtons month={month} onMonth={setMonth} />
        <PriceCalendar month={month} currency={currency} dayOf={dayOf} />
        <PriceCalendar month={monthAfter(month)} currency={currency} dayOf={dayOf} />
        <ul className={styles.legend}>
          <li data-mark="own">{t('pricing.legend.own')}</li>
          <li data-mark="rule">{t('pricing.legend.rule')}</li>
          <li data-mark="normal">{t('pricing.legend.normal')}</li>
          <li data-mark="closed">{t('pricing.closed')}</li>
        </ul>
      </Card>
      {draft && (
        <GoesBefore
          draft={draft}
          others={others}
          type={type}
          isShown={(day) => [month, monthAfter(month)].includes(day.slice(0, 7))}
          onShow={(day) => setMonth(day.slice(0, 7))}
        />
      )}
    </div>
  );
}

const mostDays = 400;

interface GoesBeforeProps {
  draft: PriceRule;
  others: readonly PricingRule[];
  type: NamedType;
  /** Whether the calendar shows a day, and what turns it to one. */
  isShown: (day: string) => boolean;
  onShow: (day: string) => void;
}

/** 'On 26-12-2026 and 27-12-2026 this rule goes before Christmas holidays: the one made last applies.' */
function GoesBefore({ draft, others, type, isShown, onShow }: GoesBeforeProps) {
  const { t, date, intlLocale, today } = useMessages();
  const days = datesFromUntil(laterOf(draft.from, today()), draft.until).slice(0, mostDays);
  const beaten = new Map<PricingRule, string[]>();
  for (const day of days) {
    if (findRuleInForce([...others, draft], type.id, day) !== draft) continue;
    const other = findRuleInForce(others, type.id, day);
    if (other) beaten.set(other, [...(beaten.get(other) ?? []), day]);
  }
  const [first] = beaten;
  if (!first) return null;
  const [other, dates] = first;
  const [one = '', two] = dates;
  const on =
    dates.length > 2
      ? t('pricing.goesBefore.days', { count: dates.length, from: date(one) })
      : new Intl.ListFormat(intlLocale).format([one, two].flatMap((day) => (day ? [date(day)] : [])));
  return (
    <Notice
      tone="warning"
      links={
        !isShown(one) && (
          <Button size="compact-sm" variant="subtle" onClick={() => onShow(one)}>
            {t('pricing.goesBefore.show')}
          </Button>
        )
      }
    >
      {t('pricing.goesBefore', { dates: on, name: other.name })}
    </Notice>
  );
}

function laterOf(from: string | undefined, now: string): string {
  return from && from > now ? from : now;
}
