import { useMessages } from '@foyer/ui/messages.tsx';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useNotify } from '../../components/use-notify.ts';

/** Copies an order's number; the check mark says that it is done. */
export function CopyNumber({ number }: { number: string }) {
  const { t } = useMessages();
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      notify.failed(t('orders.copy.failed'));
    }
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <ActionIcon variant="subtle" aria-label={t('orders.copy.act')} onClick={() => void copy()}>
        <Icon size={17} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <VisuallyHidden role="status">{isCopied ? t('orders.copy.done') : ''}</VisuallyHidden>
    </>
  );
}
