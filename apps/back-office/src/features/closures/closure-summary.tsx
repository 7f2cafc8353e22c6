import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconCheck } from '@tabler/icons-react';
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
  // To the second: capacity closes before any mail or refund (design more.md, section 10).
  const atSecond = (at: string) =>
    `${dateTime(at, closure.timeZone)}:${new Date(at).toISOString().slice(17, 19)}`;
  const steps = [
    [closure.timeslotCount, 'timeslots'],
    [closure.dayCount, 'days'],
    [closure.shortenedDayCount, 'shortened'],
  ] as const;
  const groupStep = closure.remedy === 'close' || closure.remedy === 'refund' ? closure.remedy : 'told';
  const isOffer = closure.remedy === 'offer';
  return (
    <>
      <Card title={t('closures.atOnce.title')}>
        <ol className={styles.trail}>
          {steps.map(
            ([count, step]) =>
              count > 0 && (
                <Done key={step} at={atSecond(closure.createdAt)}>
                  {t(`closures.atOnce.${step}`, { count })}
                </Done>
              ),
          )}
          {closure.groupCount > 0 && (
            <Done at={atSecond(closure.createdAt)}>
              {t(`closures.atOnce.groups.${groupStep}`, { count: closure.groupCount })}
            </Done>
          )}
          {closure.liftedAt !== null && (
            <Done at={atSecond(closure.liftedAt)}>{t('closures.atOnce.lifted')}</Done>
          )}
        </ol>
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

function Done({ at, children }: { at: string; children: string }) {
  return (
    <li>
      <span className={styles.check}>
        <IconCheck size={13} stroke={2.2} aria-hidden="true" />
      </span>
      <div>
        {children}
        <time>{at}</time>
      </div>
    </li>
  );
}
