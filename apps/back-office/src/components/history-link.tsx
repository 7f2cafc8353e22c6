import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useCan } from './use-can.ts';

interface HistoryLinkProps {
  /** The kind of thing as the audit log names it: 'product'. */
  entity: string;
  id: string;
}

/** Leads from a thing's page to what was changed about it, for accounts that may read the audit log. */
export function HistoryLink({ entity, id }: HistoryLinkProps) {
  const { t } = useMessages();
  if (!useCan('audit-log', 'access')) return null;
  return <Link to={`/audit-log?entity=${entity}&entityId=${id}`}>{t('ui.history')}</Link>;
}
