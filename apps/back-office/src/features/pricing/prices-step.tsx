import { exactAmount, roundAmount } from '@foyer/domain/money/exact-amount.ts';
import { changePrice } from '@foyer/domain/pricing/change-price.ts';
import { changeByRule, type PriceRule } from '@foyer/domain/pricing/pricing-rule.ts';
import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { SegmentedControl, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { NamedType } from './group-pricing.ts';
import styles from './rule-editor.module.css';
import type { How, RuleForm } from './rule-form.ts';

interface PricesStepProps {
  fields: UseFormReturnType<RuleForm>;
  types: readonly NamedType[];
  /** What is typed, as a rule; its dates may still be missing. */
  typed: Pick<PriceRule, 'kind' | 'values'>;
  currency: string;
  currencySign: string;
  canEdit: boolean;
}

const hows: readonly How[] = ['none', 'amount', 'percentage'];

/** What the rule does to each ticket type; those without a change keep the normal price. */
export function PricesStep({ fields, types, typed, currency, currencySign, canEdit }: PricesStepProps) {
  const { t, money } = useMessages();
  const [all, setAll] = useState('');
  const { kind, changes } = fields.getValues();
  const isSubstitute = kind === 'substitute';
  const general = fields.errors.values && (
    <p className={styles.general} role="alert" aria-invalid="true" tabIndex={-1}>
      {fields.errors.values}
    </p>
  );
  if (types.length === 0) {
    return (
      <Card>
        {general}
        <EmptyState kind="noMatch" title={t('pricing.noTicketTypes')} />
      </Card>
    );
  }
  const setAllTo = (text: string) => {
    setAll(text);
    const how = text.includes('%') ? 'percentage' : 'amount';
    const change = text.replace('%', '').trim();
    fields.setFieldValue(
      'changes',
      changes.map((one) =>
        isSubstitute ? { ...one, price: text } : { ...one, how: change ? how : 'none', change },
      ),
    );
  };
  return (
    <Card
      flush
      title={t('pricing.prices.title')}
      actions={
        canEdit && (
          <span className={styles.setAll}>
            <span aria-hidden="true">{t('pricing.prices.setAll')}</span>
            <TextInput
              aria-label={t('pricing.prices.setAll')}
              size="xs"
              placeholder={isSubstitute ? '' : '+20%'}
              value={all}
              onChange={(event) => setAllTo(event.currentTarget.value)}
            />
          </span>
        )
      }
    >
      {general}
      <p className={styles.heads} aria-hidden="true">
        <span>{t('pricing.prices.type')}</span>
        <span>{t('pricing.prices.normal')}</span>
        <span>{t('pricing.prices.changed')}</span>
        <span>{t('pricing.prices.new')}</span>
      </p>
      <ul className={styles.types}>
        {types.map((type, index) => {
          const own = changes[index];
          const change = changeByRule(typed, type.id);
          const raw = change?.kind === 'amount' ? type.priceMinor + change.amountMinor : 0;
          const price = change
            ? roundAmount(changePrice(exactAmount(type.priceMinor), change))
            : type.priceMinor;
          const Trend = price > type.priceMinor ? IconTrendingUp : IconTrendingDown;
          return (
            <li key={type.id} className={styles.type}>
              <strong className={styles.typeName}>{type.name}</strong>
              <span className={styles.normal}>
                <span className={styles.hidden}>{t('pricing.prices.normal')}: </span>
                {money(type.priceMinor, currency)}
              </span>
              <span className={styles.how}>
                {!isSubstitute && (
                  <SegmentedControl
                    size="xs"
                    aria-label={t('pricing.prices.how', { name: type.name })}
                    value={own?.how ?? 'none'}
                    disabled={!canEdit}
                    onChange={(value) =>
                      fields.setFieldValue(
                        `changes.${index}.how`,
                        hows.find((how) => how === value) ?? 'none',
                      )
                    }
                    data={[
                      { value: 'none', label: t('pricing.prices.none') },
                      { value: 'amount', label: currencySign },
                      { value: 'percentage', label: '%' },
                    ]}
                  />
                )}
                {(isSubstitute || own?.how !== 'none') && (
                  <TextInput
                    size="xs"
                    className={styles.amount}
                    inputMode={isSubstitute ? 'decimal' : 'text'}
                    aria-label={t(isSubstitute ? 'pricing.prices.price' : 'pricing.prices.change', {
                      name: type.name,
                    })}
                    placeholder={isSubstitute ? t('pricing.prices.none') : '+0'}
                    {...fields.getInputProps(`changes.${index}.${isSubstitute ? 'price' : 'change'}`)}
                  />
                )}
              </span>
              <span className={styles.newPrice} data-changed={change ? true : undefined}>
                <span className={styles.hidden}>{t('pricing.prices.new')}: </span>
                {price !== type.priceMinor && <Trend size={15} stroke={1.6} aria-hidden="true" />}
                {money(price, currency)}
                {raw < 0 && <small>{t('pricing.prices.stopped')}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.foot}>
        <span>{t('pricing.prices.rounded')}</span>
        <span>{t('pricing.prices.neverBelow', { amount: money(0, currency) })}</span>
      </p>
    </Card>
  );
}
