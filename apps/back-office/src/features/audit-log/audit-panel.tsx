import { findFieldChanges } from '@foyer/domain/audit-log/audit-difference.ts';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import { type Entry, pathOf, useAuditWords } from '../../components/history/use-audit-words.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useGo } from '../../components/use-go.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { AuditEntry } from './audit-log.graphql.ts';
import styles from './audit-log.module.css';
import { Difference } from './difference.tsx';

interface AuditPanelProps {
  entry: Entry;
  /** Under its row, on a phone: the row says who and what already. */
  isInline?: boolean;
  previous?: string | undefined;
  next?: string | undefined;
  close: string;
}

/** An entry that a link names and that is not on this page of the list. */
export function LinkedEntry({ id, close }: { id: string; close: string }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(AuditEntry, { id });
  return (
    <QueryView query={query} failed={t('audit.failed')}>
      {({ auditEntry }) => <AuditPanel entry={auditEntry} close={close} />}
    </QueryView>
  );
}

/** What an entry changed, field by field, before and after; and its place in the chain. */
export function AuditPanel({ entry, isInline = false, previous, next, close }: AuditPanelProps) {
  const { t, dateTime, number } = useMessages();
  const words = useAuditWords();
  const go = useGo();
  const to = pathOf(entry);
  // Its own id is shown below the table, and how often it was saved says nothing to people.
  const changes = findFieldChanges(entry.before, entry.after).filter(
    ({ field }) => field !== 'id' && field !== 'version',
  );
  const move = (label: string, Icon: typeof IconX, path: string | undefined) => (
    <ActionIcon aria-label={label} disabled={!path} onClick={() => path && go(path, { replace: true })}>
      <Icon size={17} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
  return (
    <section className={clsx(styles.panel, isInline && styles.inline)} aria-label={words.thing(entry)}>
      {!isInline && (
        <header className={styles.panelHead}>
          <div className={styles.panelTitle}>
            <h2>{words.thing(entry)}</h2>
            <p>
              {words.sentence(entry).join('')} ·{' '}
              {t('audit.entry.subtitle', { who: words.who(entry), at: dateTime(entry.at) })}
            </p>
          </div>
          {move(t('audit.entry.previous'), IconChevronUp, previous)}
          {move(t('audit.entry.next'), IconChevronDown, next)}
          {move(t('audit.entry.close'), IconX, close)}
        </header>
      )}
      <p className={styles.links}>
        {to && <Link to={to}>{t('audit.entry.open')}</Link>}
        {entry.entityId && (
          <Link to={`/audit-log?entity=${entry.entity}&entityId=${entry.entityId}`}>
            {t('audit.entry.history')}
          </Link>
        )}
      </p>
      {changes.length === 0 ? (
        <p className={styles.hint}>{t('audit.entry.none')}</p>
      ) : (
        <Difference entry={entry} changes={changes} />
      )}
      <Facts
        facts={[
          { label: t('audit.entry.object'), value: words.thing(entry) },
          ...(entry.entityId
            ? [
                {
                  label: t('audit.entry.objectId'),
                  value: <code className={styles.id}>{entry.entityId}</code>,
                },
              ]
            : []),
          { label: t('audit.entry.id'), value: <code className={styles.id}>{entry.id}</code> },
          {
            label: t('audit.entry.seal'),
            value:
              typeof entry.sequence === 'number'
                ? t('audit.entry.sealed', { number: number(entry.sequence) })
                : t('audit.entry.unsealed'),
          },
        ]}
      />
      <p className={styles.hint}>{t('audit.entry.secrets')}</p>
    </section>
  );
}
