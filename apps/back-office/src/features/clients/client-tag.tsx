import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';

/** Active or disabled, in words. */
export function ClientTag({ active }: { active: boolean }) {
  const { t } = useMessages();
  return (
    <StatusTag tone={active ? 'success' : 'neutral'} mark={active ? 'dot' : 'ring'}>
      {t(active ? 'clients.status.active' : 'clients.status.disabled')}
    </StatusTag>
  );
}

/** Live is expected; test is highlighted. */
export function EnvironmentTag({ environment }: { environment: string }) {
  const { t } = useMessages();
  if (environment === 'live') return t('client-choice.environment.live');
  return <StatusTag tone="warning">{t('client-choice.environment.test')}</StatusTag>;
}
