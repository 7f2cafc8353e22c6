import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import type { ClosureProgressQuery } from '../../generated/operations.ts';
import { sumByGroup } from './closure-facts.ts';
import styles from './closures.module.css';

/** What was done at once, the money, and the remedy that was chosen. */
export function ClosureSummary({ closure }: { closure: ClosureProgressQuery['closure'] }) {
  const { t, dateTime, money } = useMessages();
  const currency = useClientFacts()?.currency ?? 'EUR';
  const sums = sumByGroup(closure.totals);
  const amount = (minor: number) => money(minor, currency);
  const total = Object.values(sums).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const at = dateTime(closure.createdAt, closure.timeZone);
  const isOffer = closure.remedy === 'offer';
  return (
    <>
      <Card title={t('closures.atOnce.title')}>
        {closure.timeslotCount > 0 && (
          <p className={styles.line}>
            {t('closures.atOnce.timeslots', { count: closure.timeslotCount, at })}
          </p>
        )}
        {closure.dayCount > 0 && (
          <p className={styles.line}>{t('closures.atOnce.days', { count: closure.dayCount, at })}</p>
        )}
        {closure.shortenedDayCount > 0 && (
          <p className={styles.line}>
            {t('closures.atOnce.shortened', { count: closure.shortenedDayCount, at })}
          </p>
        )}
        {closure.liftedAt !== null && (
          <p className={styles.line}>
            {t('closures.atOnce.lifted', { at: dateTime(closure.liftedAt, closure.timeZone) })}
          </p>
        )}
      </Card>
      <Card title={t('closures.money.title')}>
        <Facts
          facts={[
            { label: t('closures.money.refunded'), value: amount(sums.refunded.amountMinor) },
            {
              label: t('closures.money.open'),
              value: amount(sums.waiting.amountMinor + sums['needs-you'].amountMinor),
            },
            { label: t('closures.money.moved'), value: amount(sums.moved.amountMinor) },
            { label: t('closures.money.total'), value: <strong>{amount(total)}</strong> },
          ]}
        />
      </Card>
      <Card title={t('closures.chosen.title')}>
        <p className={styles.line}>{t(`closures.chosen.${closure.remedy}`)}</p>
        {isOffer && closure.deadlineAt !== null && (
          <p className={styles.line}>
            {t('closures.chosen.deadline', { at: dateTime(closure.deadlineAt, closure.timeZone) })}{' '}
            {t(`closures.remedy.withoutAnswer.${closure.withoutAnswer}`)}.
          </p>
        )}
      </Card>
    </>
  );
}
