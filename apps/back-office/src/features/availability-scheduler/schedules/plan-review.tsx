import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import styles from './schedules.module.css';
import type { SchedulePlan } from './use-plan.ts';

interface PlanReviewProps {
  plan: SchedulePlan;
  busy: boolean;
  error: string | null;
  /** Takes timeslots away: the button says so by its colour. */
  destructive?: boolean;
  onConfirm: (convert: boolean) => void;
  onBack: () => void;
}

/** What applying does, said before it is done. Nothing has changed yet. */
export function PlanReview({ plan, busy, error, destructive, onConfirm, onBack }: PlanReviewProps) {
  const { t, number, date } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const [convert, setConvert] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const count = plan.addedCount + plan.removedCount + plan.changedCount;
  const mustConvert = plan.otherSources.length > 0;
  const figures = [
    { label: t('scheduler.review.added'), figure: plan.addedCount },
    { label: t('scheduler.review.removed'), figure: plan.removedCount },
    { label: t('scheduler.review.changed'), figure: plan.changedCount },
    { label: t('scheduler.review.tickets'), figure: plan.touchedTickets },
  ];
  return (
    <div className={styles.review}>
      <h3 ref={heading} tabIndex={-1}>
        {t('scheduler.review.title')}
      </h3>
      <p>{t('scheduler.review.lead')}</p>
      {error && <Notice tone="danger">{error}</Notice>}
      <dl className={styles.figures}>
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number(figure)}</dd>
          </div>
        ))}
      </dl>
      {plan.touchedCount > 0 && (
        <section>
          <h4>{t('scheduler.review.touched', { count: plan.touchedCount })}</h4>
          <p>{t('scheduler.review.touchedText')}</p>
          <ul className={styles.touched}>
            {plan.touched.map((slot) => (
              <li key={slot.id}>
                {date(slot.date)} {slot.time}
                <span>{t('scheduler.review.places', { count: slot.soldCount + slot.heldCount })}</span>
              </li>
            ))}
          </ul>
          {plan.touchedCount > plan.touched.length && (
            <p>{t('scheduler.review.more', { count: plan.touchedCount - plan.touched.length })}</p>
          )}
        </section>
      )}
      {plan.outsideHoursCount > 0 && (
        <Notice tone="warning">{t('change.outsideHours', { count: plan.outsideHoursCount })}</Notice>
      )}
      {plan.overtaken.map((one) => (
        <Notice key={`${one.name} ${one.byName}`} tone="neutral">
          {t('scheduler.overtaken', { ...one, date: date(one.firstDate) })}
        </Notice>
      ))}
      {mustConvert && (
        <section>
          <h4>{t('scheduler.convert.title')}</h4>
          <ul className={styles.touched}>
            {plan.otherSources.map(({ name, timeslotGroupNames }) => (
              <li key={name}>
                {t('scheduler.convert.group', { name, timeslotGroup: timeslotGroupNames.join(', ') })}
              </li>
            ))}
          </ul>
          <Checkbox
            label={t('scheduler.convert.label')}
            description={t('scheduler.convert.hint')}
            checked={convert}
            onChange={(event) => setConvert(event.currentTarget.checked)}
          />
        </section>
      )}
      <div className={styles.buttons}>
        <Button onClick={onBack}>{t('scheduler.review.back')}</Button>
        <Button
          variant="filled"
          color={destructive ? 'danger' : 'ink'}
          loading={busy}
          disabled={mustConvert && !convert}
          onClick={() => onConfirm(convert)}
        >
          {t('scheduler.review.apply', { count })}
        </Button>
      </div>
    </div>
  );
}
