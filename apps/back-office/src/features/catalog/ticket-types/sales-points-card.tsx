import { salesPoints } from '@foyer/domain/catalog/sales-points.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, Select, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import styles from '../field-grid.module.css';
import { SectionCard } from '../section-card.tsx';
import { salesPointKey } from './sales-point-key.ts';
import type { TicketTypeForm } from './ticket-type-form.ts';

const statusLabels = ['cancelled', 'none', 'closed', 'sold out'];

/** By which ways the ticket is sold, and whether it is on sale at all. */
export function SalesPointsCard({ fields }: { fields: UseFormReturnType<TicketTypeForm> }) {
  const { t } = useMessages();
  const chosen = fields.getValues().salesPoints;
  const title = t('catalog.type.section.sales-points');
  return (
    <SectionCard id="sales-points" title={title} error={fields.errors.salesPoints}>
      <Checkbox.Group
        aria-label={title}
        value={chosen}
        onChange={(points) => fields.setFieldValue('salesPoints', points)}
      >
        <div className={styles.points}>
          {salesPoints.map((point) => (
            <Checkbox
              key={point}
              value={point}
              label={t(salesPointKey(point))}
              className={styles.point}
              aria-invalid={fields.errors.salesPoints ? true : undefined}
            />
          ))}
        </div>
      </Checkbox.Group>
      <div className={styles.line}>
        <Switch label={t('catalog.type.active')} {...fields.getInputProps('active', { type: 'checkbox' })} />
        <Select
          label={t('catalog.type.statusLabel')}
          description={t('catalog.type.statusLabelHint')}
          placeholder={t('catalog.statusLabel.automatic')}
          data={statusLabels.map((value) => ({
            value,
            label: t(`status-label.${value.replaceAll(' ', '-')}`),
          }))}
          clearable
          clearButtonProps={{ 'aria-label': t('catalog.statusLabel.clear') }}
          {...fields.getInputProps('statusLabel')}
        />
      </div>
    </SectionCard>
  );
}
