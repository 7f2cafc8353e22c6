import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './rates.module.css';
import { minorsOf, type RateName, type RatesOfScreen, rateNames } from './rates-form.ts';

interface RatesTableProps {
  rates: RatesOfScreen;
  currency: string;
  timeZone: string;
  busy: boolean;
  /** Left out where the account withdraws none. */
  onWithdraw?: (id: string) => void;
}

const unitOf = (name: RateName) => (name.startsWith('platformService') ? 'perTicket' : 'perOrder');

/** The rates in force and those to come, side by side; what differs from the column before is marked. */
export function RatesTable({ rates, currency, timeZone, busy, onWithdraw }: RatesTableProps) {
  const { t, money, dateTime } = useMessages();
  const now = minorsOf(rates.inForce);
  const coming = rates.toCome.map((one, index) => ({
    ...one,
    day: dateTime(one.effectiveAt, timeZone).slice(0, 10),
    minors: minorsOf(one.value),
    before: minorsOf(rates.toCome[index - 1]?.value ?? rates.inForce),
  }));
  const title = t('client-choice.rate.table');
  return (
    <ScrollRegion label={title}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('client-choice.rate.rate')}</th>
            <th scope="col">{t('client-choice.rate.inForce')}</th>
            {coming.map(({ id, day, madeByName }) => (
              <th key={id} scope="col">
                {t('client-choice.rate.from', { day })}
                <span className={styles.small}>{t('client-choice.rate.by', { who: madeByName })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rateNames.map((name) => (
            <tr key={name}>
              <th scope="row">
                {t(`client-choice.rate.${name}`)}
                <span className={styles.small}>{t(`client-choice.rate.${unitOf(name)}`)}</span>
              </th>
              <td>{money(now[name], currency)}</td>
              {coming.map(({ id, minors, before }) => (
                <td key={id} className={clsx(minors[name] !== before[name] && styles.changed)}>
                  {money(minors[name], currency)}
                </td>
              ))}
            </tr>
          ))}
          {onWithdraw && coming.length > 0 && (
            <tr>
              <td colSpan={2} />
              {coming.map(({ id, day }) => (
                <td key={id}>
                  <Button
                    size="compact-sm"
                    leftSection={<IconArrowBackUp size={15} stroke={1.6} aria-hidden="true" />}
                    aria-label={t('client-choice.rate.withdrawFrom', { day })}
                    disabled={busy}
                    onClick={() => onWithdraw(id)}
                  >
                    {t('client-choice.rate.withdraw')}
                  </Button>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
