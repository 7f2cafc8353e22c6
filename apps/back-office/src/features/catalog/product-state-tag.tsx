import { useMessages } from '@foyer/ui/messages.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';

/** active, draft or archived: a draft has nothing to sell yet. */
export function ProductStateTag({ state }: { state: string }) {
  const { t } = useMessages();
  if (state === 'active') return <StatusTag tone="success">{t('catalog.state.active')}</StatusTag>;
  return (
    <StatusTag tone="neutral" mark="ring">
      {state === 'archived' ? t('catalog.state.archived') : t('catalog.state.draft')}
    </StatusTag>
  );
}
