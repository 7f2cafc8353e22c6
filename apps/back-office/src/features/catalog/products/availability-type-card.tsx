import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import styles from './availability-type-card.module.css';
import type { EditedProduct } from './product-form.ts';

const SwitchAvailabilityDialog = onDemand(
  async () => (await import('../product-list/switch-availability-dialog.tsx')).SwitchAvailabilityDialog,
);

const types = ['TIMESLOTS', 'UNLIMITED'] as const;

/** Whether visitors choose a time; choosing the other type asks first, and acts at once. */
export function AvailabilityTypeCard({ product, canEdit }: { product: EditedProduct; canEdit: boolean }) {
  const { t } = useMessages();
  const [asking, setAsking] = useState<(typeof types)[number] | null>(null);
  const { availabilityType } = product;
  return (
    <Card title={t('catalog.availability.title')}>
      <div className={styles.type}>
        <SegmentedControl
          aria-label={t('catalog.availability.title')}
          value={availabilityType}
          disabled={!canEdit}
          onChange={(value) => setAsking(types.find((type) => type === value) ?? null)}
          data={types.map((value) => ({ value, label: t(`catalog.availability.type.${value}`) }))}
        />
        <p className={styles.text}>{t(`catalog.availability.text.${availabilityType}`)}</p>
      </div>
      {asking && <SwitchAvailabilityDialog product={product} to={asking} onClose={() => setAsking(null)} />}
    </Card>
  );
}
