import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, Radio, Select } from '@mantine/core';
import type { ClosurePlanInput } from '../../generated/operations.ts';
import styles from './close-timeslots.module.css';

type Plan = Pick<ClosurePlanInput, 'remedy' | 'offersRefund' | 'withoutAnswer' | 'deadlineHours'>;

interface RemedyChoiceProps {
  plan: Plan;
  /** What would go back in all, written out. */
  amount: string;
  mayRefund: boolean;
  onChange: (changes: Partial<Plan>) => void;
}

const deadlines = [1, 4, 24, 72, 168, 720];

/** What happens to the tickets; what only others may do says so in words (design more.md, section 0). */
export function RemedyChoice({ plan, amount, mayRefund, onChange }: RemedyChoiceProps) {
  const { t } = useMessages();
  const isOffer = plan.remedy === 'offer';
  return (
    <>
      <Radio.Group
        label={t('closures.remedy.title')}
        value={plan.remedy}
        onChange={(remedy) => onChange({ remedy })}
        className={styles.remedies}
      >
        <Radio
          value="refund"
          disabled={!mayRefund}
          label={t('closures.remedy.refund')}
          description={
            mayRefund ? t('closures.remedy.refundText', { amount }) : t('closures.remedy.needsExtra')
          }
        />
        <Radio
          value="offer"
          label={t('closures.remedy.offer')}
          description={t('closures.remedy.offerText')}
        />
        <Radio value="mail" label={t('closures.remedy.mail')} description={t('closures.remedy.mailText')} />
        <Radio
          value="close"
          label={t('closures.remedy.close')}
          description={t('closures.remedy.closeText')}
        />
      </Radio.Group>
      {isOffer && (
        <div className={styles.offer}>
          <Select
            label={t('closures.remedy.deadline')}
            allowDeselect={false}
            data={deadlines.map((hours) => ({ value: String(hours), label: deadlineName(hours) }))}
            value={String(plan.deadlineHours)}
            onChange={(hours) => hours && onChange({ deadlineHours: Number(hours) })}
          />
          <Select
            label={t('closures.remedy.withoutAnswer')}
            allowDeselect={false}
            data={[
              { value: 'refund', label: t('closures.remedy.withoutAnswer.refund'), disabled: !mayRefund },
              { value: 'keep', label: t('closures.remedy.withoutAnswer.keep') },
            ]}
            value={plan.withoutAnswer}
            onChange={(withoutAnswer) => withoutAnswer && onChange({ withoutAnswer })}
          />
          <Checkbox
            label={t('closures.remedy.offersRefund')}
            checked={plan.offersRefund}
            disabled={!mayRefund}
            onChange={(event) => onChange({ offersRefund: event.currentTarget.checked })}
          />
        </div>
      )}
    </>
  );

  function deadlineName(hours: number): string {
    return hours < 48
      ? t('closures.remedy.hours', { count: hours })
      : t('closures.remedy.days', { count: hours / 24 });
  }
}
