import { useMessages } from '@foyer/ui/states/messages.tsx';
import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import styles from './change.module.css';

/** Whether money goes back at all. */
export function RefundChoice({
  isRefunded,
  onChange,
}: {
  isRefunded: boolean;
  onChange: (isRefunded: boolean) => void;
}) {
  const { t } = useMessages();
  const id = useId();
  return (
    <div className={styles.choice}>
      <span id={id}>{t('order-changes.refund')}</span>
      <SegmentedControl
        aria-labelledby={id}
        data={[
          { value: 'yes', label: t('order-changes.refund.yes') },
          { value: 'no', label: t('order-changes.refund.no') },
        ]}
        value={isRefunded ? 'yes' : 'no'}
        onChange={(value) => onChange(value === 'yes')}
      />
    </div>
  );
}
