import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { loadParts } from '../../words/loaded-parts.ts';
import { useCan } from '../use-can.ts';
import { auditPathOf } from './audit-path.ts';

const LastChanges = onDemand(async () => {
  const [{ LastChanges: list }] = await Promise.all([import('./last-changes.tsx'), loadParts(['audit'])]);
  return list;
});

interface HistoryCardProps {
  /** The kind of thing as the audit log names it: 'product'. */
  entity: string;
  id: string;
}

/** Beside each thing, in one form: what was changed about it last, for accounts that may read the audit log. */
export function HistoryCard({ entity, id }: HistoryCardProps) {
  const { t } = useMessages();
  if (!useCan('audit-log', 'access')) return null;
  return (
    <Card title={t('ui.history')} actions={<Link to={auditPathOf(entity, id)}>{t('ui.openAuditLog')}</Link>}>
      <LastChanges entity={entity} id={id} />
    </Card>
  );
}
