import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { OwnTills } from '../../components/tills/tills.graphql.ts';
import { type OwnTill, useOwnTill } from '../../components/tills/use-own-till.ts';
import { useCan } from '../../components/use-can.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import styles from './till-pages.module.css';
import { ArchiveTill } from './tills.graphql.ts';

const TillDialog = onDemand(async () => (await import('./till-dialog.tsx')).TillDialog);

/** The tills of the museum, and which of them this device is. */
export default function TillListPage() {
  const { t } = useMessages();
  const canEdit = useCan('ticketverkoop', 'edit');
  const { query, tills, till: own, choose } = useOwnTill();
  const [editing, setEditing] = useState<OwnTill | 'new' | null>(null);
  const add = canEdit && (
    <Button
      variant="filled"
      c="var(--on-ink)"
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
      onClick={() => setEditing('new')}
    >
      {t('tills.create')}
    </Button>
  );
  return (
    <Page
      title={t('tills.title')}
      breadcrumbs={[{ label: t('tills.sales'), to: '/ticketverkoop' }]}
      actions={
        <>
          <Button component={Link} to="/ticketverkoop/offline">
            {t('tills.offlineDesks')}
          </Button>
          <Button component={Link} to="/ticketverkoop/afsluitingen">
            {t('tills.closes')}
          </Button>
          {tills.length > 0 && add}
        </>
      }
    >
      <QueryView query={query} failed={t('tills.failed')}>
        {() =>
          tills.length === 0 ? (
            <Card>
              <EmptyState kind="first" title={t('tills.none')} actions={add}>
                {t('tills.noneText')}
              </EmptyState>
            </Card>
          ) : (
            <ul className={styles.tills}>
              {tills.map((till) => (
                <TillRow
                  key={till.id}
                  till={till}
                  isOwn={till.id === own?.id}
                  onChoose={() => choose(till.id)}
                  onEdit={() => setEditing(till)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      {editing && <TillDialog till={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Page>
  );
}

interface TillRowProps {
  till: OwnTill;
  isOwn: boolean;
  onChoose: () => void;
  onEdit: () => void;
}

function TillRow({ till, isOwn, onChoose, onEdit }: TillRowProps) {
  const { t, dateTime } = useMessages();
  const canEdit = useCan('ticketverkoop', 'edit');
  const notice = useRefusalNotice();
  const archive = useGraphqlMutation(ArchiveTill, { refetch: [OwnTills] });
  const { id, name, location, session, lastClose } = till;
  const state = session
    ? t('tills.openSince', { at: dateTime(session.openedAt), name: session.openedByName })
    : lastClose && t('tills.closedAt', { at: dateTime(lastClose.closedAt), name: lastClose.closedByName });
  return (
    <li className={styles.till} data-own={isOwn || undefined}>
      <div>
        <h2>
          <Link to={`/ticketverkoop/kassa/${id}`}>{name}</Link>
        </h2>
        <p>{location.name}</p>
        <p>{state || t('tills.neverOpened')}</p>
      </div>
      <div className={styles.tillEnd}>
        <StatusTag tone={session ? 'success' : 'neutral'}>
          {t(session ? 'tills.state.open' : 'tills.state.closed')}
        </StatusTag>
        {isOwn ? (
          <span className={styles.own}>{t('tills.thisDevice')}</span>
        ) : (
          <Button onClick={onChoose}>{t('tills.useHere')}</Button>
        )}
        {canEdit && (
          <RowMenu
            label={name}
            actions={[
              { label: t('tills.edit'), onClick: onEdit },
              {
                label: t('tills.archive'),
                destructive: true,
                onClick: () => void notice(() => archive.mutateAsync({ id, isArchived: true })),
              },
            ]}
          />
        )}
      </div>
    </li>
  );
}
