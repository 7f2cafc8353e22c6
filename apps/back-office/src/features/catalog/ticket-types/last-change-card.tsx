import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import styles from '../products/product-summary.module.css';
import { LastChange } from './last-change.graphql.ts';

interface LastChangeCardProps {
  /** The kind of thing as the audit log names it. */
  entity: string;
  id: string;
}

/** Who changed a thing last and when, and the way to everything that was changed about it. */
export function LastChangeCard({ entity, id }: LastChangeCardProps) {
  const { t, freshness } = useMessages();
  const last = useGraphqlQuery(LastChange, { entity, entityId: id }).data?.auditEntries.edges[0]?.node;
  return (
    <Card title={t('ui.history')}>
      {last && <Facts facts={[{ label: last.actorName ?? '–', value: freshness(last.at) }]} />}
      <p className={styles.more}>
        <Link to={`/audit-log?entity=${entity}&entityId=${id}`}>{t('catalog.history.open')}</Link>
      </p>
    </Card>
  );
}
