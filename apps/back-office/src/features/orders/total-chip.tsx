import { readPrice, writePrice } from '@foyer/domain/catalog/read-price.ts';
import { readTotalRange, writeTotalRange } from '@foyer/domain/orders/order-total-range.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PanelChip } from '@foyer/ui/table/panel-chip.tsx';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { decimalSignOf } from '../../components/fields/decimal-sign.ts';
import styles from './orders.module.css';

interface TotalChipProps {
  value: string | undefined;
  currency: string;
  onChange: (value: string | undefined) => void;
}

/** A filter by what an order came to: at least, at most, or both. */
export function TotalChip({ value, currency, onChange }: TotalChipProps) {
  const { t, money } = useMessages();
  const range = value ? readTotalRange(value) : null;
  const inWords = () => {
    if (!range) return undefined;
    const least = range.leastMinor === null ? null : money(range.leastMinor, currency);
    const most = range.mostMinor === null ? null : money(range.mostMinor, currency);
    if (least && most) return t('orders.filter.range', { least, most });
    return least ? t('orders.filter.atLeast', { least }) : t('orders.filter.atMost', { most: most ?? '' });
  };
  return (
    <PanelChip label={t('orders.filter.total')} chosen={inWords()} onClear={() => onChange(undefined)}>
      {(close) => (
        <TotalForm
          value={value}
          onChoose={(chosen) => {
            onChange(chosen);
            close();
          }}
        />
      )}
    </PanelChip>
  );
}

function TotalForm({
  value,
  onChoose,
}: Pick<TotalChipProps, 'value'> & { onChoose: (value: string | undefined) => void }) {
  const { t, intlLocale } = useMessages();
  const range = value ? readTotalRange(value) : null;
  const write = (minor: number | null | undefined) =>
    minor == null ? '' : writePrice(minor, decimalSignOf(intlLocale));
  const [typed, setTyped] = useState({ least: write(range?.leastMinor), most: write(range?.mostMinor) });
  const [tried, setTried] = useState(false);
  const least = readAmount(typed.least);
  const most = readAmount(typed.most);
  const isReversed = typeof least === 'number' && typeof most === 'number' && most < least;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (least === undefined || most === undefined || isReversed) return;
    onChoose(writeTotalRange({ leastMinor: least, mostMinor: most }));
  };
  const unreadable = (amount: number | null | undefined) =>
    tried && amount === undefined && t('orders.filter.noAmount');
  return (
    <form className={styles.totalForm} onSubmit={submit} noValidate>
      <TextInput
        label={t('orders.filter.least')}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={typed.least}
        onChange={({ currentTarget }) => setTyped({ ...typed, least: currentTarget.value })}
        error={unreadable(least)}
      />
      <TextInput
        label={t('orders.filter.most')}
        inputMode="decimal"
        autoComplete="off"
        value={typed.most}
        onChange={({ currentTarget }) => setTyped({ ...typed, most: currentTarget.value })}
        error={unreadable(most) || (tried && isReversed && t('orders.filter.reversed'))}
      />
      <Button type="submit" variant="filled">
        {t('ui.period.apply')}
      </Button>
    </form>
  );
}

/** A typed amount in minor units; null = none; undefined = not readable. */
function readAmount(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const price = readPrice(typed);
  return price.ok ? price.value : undefined;
}
