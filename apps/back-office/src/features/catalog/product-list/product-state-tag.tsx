import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';

interface ProductStateTagProps {
  state: string;
  /** Nothing is left for today, though it can still be visited. */
  isSoldOutToday?: boolean;
}

/** On sale, draft or archived: a draft has nothing to sell yet. */
export function ProductStateTag({ state, isSoldOutToday = false }: ProductStateTagProps) {
  const { t } = useMessages();
  if (isSoldOutToday) return <StatusTag tone="danger">{t('catalog.state.soldOutToday')}</StatusTag>;
  if (state === 'active') return <StatusTag tone="success">{t('catalog.state.onSale')}</StatusTag>;
  return (
    <StatusTag tone="neutral" mark="ring">
      {state === 'archived' ? t('catalog.state.archived') : t('catalog.state.draft')}
    </StatusTag>
  );
}
