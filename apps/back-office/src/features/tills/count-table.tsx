import type { Currency } from '@foyer/domain/money/currency.ts';
import { type CountedDenomination, denominationsOf } from '@foyer/domain/tills/denominations.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useIsEditable } from '../../components/edit-page/editable-if.tsx';
import styles from './count-table.module.css';

interface CountTableProps {
  currency: Currency;
  counts: readonly CountedDenomination[];
  onChange: (counts: CountedDenomination[]) => void;
}

const centSigns: Record<Currency, string> = { EUR: ' c', GBP: 'p', ZAR: ' c' };
const mostCount = 100_000;

/** A drawer counted note by note and coin by coin; Enter goes to the next one (design: `till-close`). */
export function CountTable({ currency, counts, onChange }: CountTableProps) {
  const { t, money } = useMessages();
  const isEditable = useIsEditable();
  const [showsRare, setShowsRare] = useState(false);
  const all = denominationsOf(currency);
  const hasRare = all.some(({ isRare }) => isRare);
  const rows = all.filter(({ isRare }) => showsRare || !isRare);
  const countOf = (valueMinor: number) => counts.find((one) => one.valueMinor === valueMinor)?.count ?? 0;
  const setCount = (valueMinor: number, count: number) => {
    const kept = Math.min(Math.max(count, 0), mostCount);
    onChange([...counts.filter((one) => one.valueMinor !== valueMinor), { valueMinor, count: kept }]);
  };
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('tills.count.denomination')}</th>
            <th scope="col">{t('tills.count.count')}</th>
            <th scope="col">{t('tills.field.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ valueMinor, kind }) => {
            const name =
              valueMinor < 100
                ? `${valueMinor}${centSigns[currency]}`
                : money(valueMinor, currency).replace(/[.,]00$/, '');
            const count = countOf(valueMinor);
            return (
              <tr key={valueMinor}>
                <th scope="row">
                  <span className={styles[kind]}>{name}</span>
                </th>
                <td>
                  {isEditable ? (
                    <span className={styles.counter}>
                      <button
                        type="button"
                        tabIndex={-1}
                        disabled={count === 0}
                        aria-label={t('tills.count.less', { name })}
                        onClick={() => setCount(valueMinor, count - 1)}
                      >
                        −
                      </button>
                      <input
                        inputMode="numeric"
                        autoComplete="off"
                        aria-label={t('tills.count.of', { name })}
                        value={count === 0 ? '' : count}
                        placeholder="0"
                        onFocus={(event) => event.currentTarget.select()}
                        onKeyDown={goToNext}
                        onChange={({ currentTarget: { value } }) => {
                          if (/^\d*$/.test(value)) setCount(valueMinor, Number(value));
                        }}
                      />
                      <button
                        type="button"
                        tabIndex={-1}
                        aria-label={t('tills.count.more', { name })}
                        onClick={() => setCount(valueMinor, count + 1)}
                      >
                        +
                      </button>
                    </span>
                  ) : (
                    count
                  )}
                </td>
                <td>{money(valueMinor * count, currency)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {hasRare && !showsRare && (
        <Button variant="subtle" onClick={() => setShowsRare(true)}>
          {t('tills.count.rare')}
        </Button>
      )}
    </>
  );
}

/** Enter and the arrow down go to the next count, the arrow up to the one before; after the last one Enter stays. */
function goToNext(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const inputs = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])];
  inputs[inputs.indexOf(event.currentTarget) + step]?.focus();
}
