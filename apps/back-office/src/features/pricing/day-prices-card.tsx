import { priceOnDate } from '@foyer/domain/pricing/price-on-date.ts';
import { changeByRule, type PricingRule } from '@foyer/domain/pricing/pricing-rule.ts';
import { isDayOfRule, newestFirst } from '@foyer/domain/pricing/rule-in-force.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { usePriceChange } from '../../components/price/price-change.ts';
import type { NamedType, PricedGroup } from './group-pricing.ts';
import { PriceCalendar } from './price-calendar.tsx';
import styles from './pricing.module.css';
import { monthAfter, usePriceDays } from './use-price-days.ts';

interface DayPricesCardProps {
  group: PricedGroup;
  rules: readonly PricingRule[];
  types: readonly NamedType[];
  currency: string;
  typeId: string | undefined;
  onType: (typeId: string) => void;
}

/** Day by day what a ticket type costs; a chosen day lists its rules in the order in which they have their say. */
export function DayPricesCard({ group, rules, types, currency, typeId, onType }: DayPricesCardProps) {
  const { t, longDate, money, today } = useMessages();
  const [month, setMonth] = useState(() => today().slice(0, 7));
  const [chosen, setChosen] = useState<string | null>(null);
  const type = types.find(({ id }) => id === typeId) ?? types[0];
  const dayOf = usePriceDays(group.id, month, { type, rules });
  if (!type) return <Card title={t('pricing.calendar.title')}>{t('pricing.noTicketTypes')}</Card>;
  return (
    <Card
      title={t('pricing.calendar.title')}
      actions={
        <Select
          size="xs"
          aria-label={t('pricing.calendar.type')}
          data={types.map(({ id, name }) => ({ value: id, label: name }))}
          value={type.id}
          allowDeselect={false}
          onChange={(value) => value && onType(value)}
        />
      }
    >
      <MonthButtons month={month} onMonth={setMonth} />
      <PriceCalendar month={month} currency={currency} dayOf={dayOf} chosen={chosen} onChoose={setChosen} />
      <ul className={styles.legend}>
        <li data-mark="own">{t('pricing.legend.dearer')}</li>
        <li data-mark="cheaper">{t('pricing.legend.cheaper')}</li>
        <li data-mark="normal">{t('pricing.legend.normal')}</li>
        <li data-mark="closed">{t('pricing.closed')}</li>
      </ul>
      {chosen && (
        <div role="status">
          <h3 className={styles.chosen}>
            {longDate(chosen)}, {money(priceOnDate(type, rules, chosen).priceMinor, currency)}{' '}
            <Link to={`/tickets/${group.id}/dynamic-price?why=${chosen}&type=${type.id}`}>
              {t('prices.why')}
            </Link>
          </h3>
          <RulesOfDay
            rules={rules}
            states={group.pricingRules}
            type={type}
            date={chosen}
            currency={currency}
          />
        </div>
      )}
    </Card>
  );
}

/** The way through the months of a calendar. */
export function MonthButtons({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const { t } = useMessages();
  return (
    <div className={styles.months}>
      <ActionIcon
        variant="subtle"
        aria-label={t('pricing.calendar.previous')}
        onClick={() => onMonth(monthAfter(month, -1))}
      >
        <IconChevronLeft size={17} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t('pricing.calendar.next')}
        onClick={() => onMonth(monthAfter(month))}
      >
        <IconChevronRight size={17} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

interface RulesOfDayProps {
  rules: readonly PricingRule[];
  states: readonly { id: string; state: string }[];
  type: NamedType;
  date: string;
  currency: string;
}

function RulesOfDay({ rules, states, type, date, currency }: RulesOfDayProps) {
  const { t } = useMessages();
  const changeText = usePriceChange(currency);
  const ofDay = newestFirst(rules).filter(
    (rule) => rule.active && isDayOfRule(rule, date) && changeByRule(rule, type.id),
  );
  if (ofDay.length === 0) return <p>{t('pricing.calendar.noRule')}</p>;
  return (
    <ol className={styles.ordered}>
      {ofDay.map((rule, index) => {
        const state = states.find(({ id }) => id === rule.id)?.state;
        const word = index === 0 ? 'applies' : state === 'overwritten' ? 'overwritten' : 'older';
        return (
          <li key={rule.id} data-applies={index === 0 || undefined}>
            <span className={styles.place} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.two}>
              <strong>{rule.name}</strong>
              <small>{changeText(changeByRule(rule, type.id) ?? {})}</small>
            </span>
            <small>{t(`pricing.day.${word}`)}</small>
          </li>
        );
      })}
    </ol>
  );
}
