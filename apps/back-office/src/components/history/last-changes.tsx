import { findFieldChanges } from '@foyer/domain/audit-log/audit-difference.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { auditPathOf } from './audit-path.ts';
import { ChangesOfThing } from './last-changes.graphql.ts';
import styles from './last-changes.module.css';
import { useAuditWords } from './use-audit-words.ts';

interface LastChangesProps {
  /** The kind of thing as the audit log names it: 'product'. */
  entity: string;
  id: string;
  /** How many; three beside a thing. */
  most?: number;
}

/** The last changes of a thing: what, who and when; each leads to its entry in the audit log. */
export function LastChanges({ entity, id, most = 3 }: LastChangesProps) {
  const { t, freshness } = useMessages();
  const words = useAuditWords();
  const { data, isError } = useGraphqlQuery(ChangesOfThing, { entity, entityId: id, first: most });
  if (isError) return <p className={styles.none}>{t('audit.failed')}</p>;
  if (!data) return null;
  const { edges } = data.auditEntries;
  if (edges.length === 0) return <p className={styles.none}>{t('audit.history.none')}</p>;
  return (
    <ul className={styles.list} aria-label={t('ui.history')}>
      {edges.map(({ node: entry }) => {
        const changes = findFieldChanges(entry.before, entry.after);
        const what = changes.length > 0 && words.summary(entry, changes);
        return (
          <li key={entry.id}>
            <Link to={`${auditPathOf(entity, id)}&entry=${entry.id}`} className={styles.what}>
              {words.sentence(entry).join('')}
            </Link>
            <small className={styles.detail}>
              {[what, words.who(entry), freshness(entry.at)].filter(Boolean).join(' · ')}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
