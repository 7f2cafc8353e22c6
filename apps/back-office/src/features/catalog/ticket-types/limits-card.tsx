import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, Input, SegmentedControl } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../../components/fields/count-field.tsx';
import styles from '../field-grid.module.css';
import { SectionCard } from '../section-card.tsx';
import { limitScopeOf } from './limit-scope.ts';
import type { LimitChoice, TicketTypeForm } from './ticket-type-form.ts';
import { hasErrors } from './ticket-type-sections.ts';

interface LimitsCardProps {
  fields: UseFormReturnType<TicketTypeForm>;
  /** Of the ticket group: says over what the limit is counted. */
  groupKind: string;
}

/** How many there are, how many an order holds, who may come with it, and how long the visit takes. */
export function LimitsCard({ fields, groupKind }: LimitsCardProps) {
  const { t } = useMessages();
  const { limitChoice } = fields.getValues();
  const { error: choiceError } = fields.getInputProps('limitChoice');
  return (
    <SectionCard
      id="limits"
      title={t('catalog.type.section.limits')}
      error={choiceError}
      failed={hasErrors(fields.errors, 'limits')}
    >
      <div className={styles.limits}>
        <div className={styles.choice}>
          <Input.Label component="span" id="limit-choice">
            {t('catalog.type.limit')}
          </Input.Label>
          <SegmentedControl
            fullWidth
            aria-labelledby="limit-choice"
            value={limitChoice}
            onChange={(value) => fields.setFieldValue('limitChoice', value as LimitChoice)}
            data={[
              { value: 'none', label: t('catalog.types.noLimit') },
              { value: 'limit', label: t(`catalog.limit.${limitScopeOf(groupKind)}`) },
            ]}
          />
        </div>
        <CountField
          label={t('catalog.type.places')}
          disabled={limitChoice !== 'limit'}
          {...fields.getInputProps('ticketLimit')}
        />
        <CountField label={t('catalog.type.minPerOrder')} {...fields.getInputProps('minPerOrder')} />
        <CountField
          label={t('catalog.type.maxPerOrder')}
          description={t('catalog.type.openHint')}
          {...fields.getInputProps('maxPerOrder')}
        />
      </div>
      <div className={styles.line}>
        <Checkbox
          label={t('catalog.type.isChild')}
          {...fields.getInputProps('isChild', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('catalog.type.blocksOtherTimeslots')}
          {...fields.getInputProps('blocksOtherTimeslots', { type: 'checkbox' })}
        />
        <CountField
          label={t('catalog.type.duration')}
          description={t('catalog.type.durationHint')}
          {...fields.getInputProps('durationMinutes')}
        />
      </div>
    </SectionCard>
  );
}
