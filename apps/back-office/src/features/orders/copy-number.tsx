import { useCopy } from '@foyer/ui/fields/use-copy.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useNotify } from '../../components/use-notify.ts';

/** Copies an order's number; the check mark says that it is done. */
export function CopyNumber({ number }: { number: string }) {
  const { t } = useMessages();
  const notify = useNotify();
  const { isCopied, copy } = useCopy(() => notify.failed(t('orders.copy.failed')));
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <ActionIcon variant="subtle" aria-label={t('orders.copy.act')} onClick={() => void copy(number)}>
        <Icon size={17} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <VisuallyHidden role="status">{isCopied ? t('orders.copy.done') : ''}</VisuallyHidden>
    </>
  );
}
