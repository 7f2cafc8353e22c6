import { useMessages } from '@foyer/ui/messages.tsx';
import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../components/count-field.tsx';
import styles from './field-grid.module.css';
import { SectionCard } from './section-card.tsx';
import type { TicketTypeForm } from './ticket-type-form.ts';

/** How many an order holds, who may come with it, and how long the visit takes. */
export function LimitsCard({ fields }: { fields: UseFormReturnType<TicketTypeForm> }) {
  const { t } = useMessages();
  return (
    <SectionCard id="limits" title={t('catalog.type.section.limits')}>
      <div className={styles.four}>
        <CountField label={t('catalog.type.minPerOrder')} {...fields.getInputProps('minPerOrder')} />
        <CountField
          label={t('catalog.type.maxPerOrder')}
          description={t('catalog.type.openHint')}
          {...fields.getInputProps('maxPerOrder')}
        />
        <CountField
          label={t('catalog.type.duration')}
          description={t('catalog.type.durationHint')}
          {...fields.getInputProps('durationMinutes')}
        />
      </div>
      <Checkbox
        className={styles.after}
        label={t('catalog.type.isChild')}
        {...fields.getInputProps('isChild', { type: 'checkbox' })}
      />
    </SectionCard>
  );
}
