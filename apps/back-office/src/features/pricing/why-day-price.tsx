import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { openLine } from '@foyer/domain/pricing/line-price.ts';
import { priceOnDate } from '@foyer/domain/pricing/price-on-date.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select } from '@mantine/core';
import { DayChoice } from '../../components/days/day-choice.tsx';
import { useStaffLanguage } from '../../components/names/use-staff-language.ts';
import { CopyPrice } from '../../components/price/copy-price.tsx';
import { PriceExplanation } from '../../components/price/price-explanation.tsx';
import { pricingRulesOf } from '../../components/price/pricing-rules-of.ts';
import { RulesNotApplied } from '../../components/price/rules-not-applied.tsx';
import type { ClientFactsOfScreen } from '../../components/use-client-facts.ts';
import { useGo } from '../../components/use-go.ts';
import { type PricedGroup, typesOf } from './group-pricing.ts';
import styles from './pricing.module.css';

interface WhyDayPriceProps {
  group: PricedGroup;
  facts: ClientFactsOfScreen;
  /** The day of the visit. */
  date: string;
  typeId: string | undefined;
}

const daysShown = 7;

/** Why a ticket costs what it costs on a day: step by step, beside the days that follow. */
export function WhyDayPrice({ group, facts, date, typeId }: WhyDayPriceProps) {
  const { t, money, date: dateText, longDate } = useMessages();
  const go = useGo();
  const { currency } = facts;
  const types = typesOf(group.ticketTypes, useStaffLanguage());
  const type = types.find(({ id }) => id === typeId) ?? types[0];
  const path = `/tickets/${group.id}/dynamic-price`;
  const breadcrumbs = [
    { label: group.name, to: `/tickets/${group.id}` },
    { label: t('pricing.title'), to: path },
  ];
  if (!type) {
    return (
      <Page title={t('prices.why')} breadcrumbs={breadcrumbs}>
        <EmptyState kind="noMatch" title={t('pricing.noTicketTypes')} />
      </Page>
    );
  }
  const rules = pricingRulesOf(group.id, group.pricingRules);
  const line = {
    ticketTypeId: type.id,
    ticketGroupId: group.id,
    quantity: 1,
    ticketTypePriceMinor: type.priceMinor,
    vatBasisPoints: 0,
  };
  const { steps } = openLine(line, { pricingRules: rules, date, priceLevel: null });
  const price = money(steps.at(-1)?.unitPriceMinor ?? 0, currency);
  const ask = (day: string, ofType: string) => go(`${path}?why=${day}&type=${ofType}`, { replace: true });
  const what = `${type.name} · ${longDate(date)}`;
  return (
    <Page
      title={t('prices.whyAmount', { amount: price })}
      subtitle={what}
      breadcrumbs={breadcrumbs}
      actions={<CopyPrice currency={currency} steps={steps} head={[group.name, what]} />}
    >
      <div className={styles.split}>
        <div className={styles.stack}>
          <Card title={t('prices.onePiece', { name: type.name })}>
            <PriceExplanation currency={currency} steps={steps} name={type.name} visitDate={date} />
          </Card>
          <Card title={t('pricing.whyDay.others')}>
            <ul className={styles.ordered}>
              {Array.from({ length: daysShown }, (_, index) => addDays(date, index + 1)).map((day) => {
                const { priceMinor, rule } = priceOnDate(type, rules, day);
                return (
                  <li key={day} className={styles.otherDay}>
                    <span>{dateText(day)}</span>
                    <small>{rule?.name ?? t('pricing.legend.normal')}</small>
                    <strong>{money(priceMinor, currency)}</strong>
                  </li>
                );
              })}
            </ul>
          </Card>
        </div>
        <div className={styles.stack}>
          <Card title={t('prices.anotherDate')}>
            <div className={styles.stack}>
              <Select
                label={t('pricing.calendar.type')}
                data={types.map(({ id, name }) => ({ value: id, label: name }))}
                value={type.id}
                allowDeselect={false}
                onChange={(value) => value && ask(date, value)}
              />
              <DayChoice
                label={t('pricing.whyDay.date')}
                value={date}
                onChange={(day) => day && ask(day, type.id)}
              />
            </div>
          </Card>
          <RulesNotApplied rules={steps.flatMap(({ notApplied }) => notApplied ?? [])} />
        </div>
      </div>
    </Page>
  );
}
