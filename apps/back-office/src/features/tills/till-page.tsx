import { Page } from '@foyer/ui/page.tsx';
import { ErrorState } from '@foyer/ui/states/error-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useOwnTill } from '../../components/tills/use-own-till.ts';
import { useCan } from '../../components/use-can.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { OpenTillForm } from './open-till-form.tsx';
import { OpenedTill } from './opened-till.tsx';

/** One till: opened with its float, or, once it is open, its X report with cash in and out (design: `till-open`). */
export default function TillPage() {
  const { t, dateTime, money } = useMessages();
  const canEdit = useCan('ticketverkoop', 'edit');
  const tillId = useRouteParam('tillId');
  const { query } = useOwnTill();
  return (
    <QueryView query={query} failed={t('tills.failed')}>
      {({ tills }) => {
        const till = tills.find(({ id }) => id === tillId);
        if (!till)
          return <ErrorState title={t('errors.till-not-found')} onReload={() => void query.refetch()} />;
        const { name, session, lastClose } = till;
        const opened =
          session &&
          t('tills.openedBy', {
            at: dateTime(session.openedAt),
            name: session.openedByName,
            amount: money(session.floatMinor, session.currency),
          });
        const closed =
          lastClose &&
          t('tills.lastClosed', {
            at: dateTime(lastClose.closedAt),
            name: lastClose.closedByName,
            amount: money(lastClose.leftMinor, till.currency),
          });
        return (
          <Page
            title={session ? name : t('tills.openTitle', { name })}
            status={session && <StatusTag tone="success">{t('tills.state.open')}</StatusTag>}
            subtitle={opened ?? closed ?? t('tills.neverOpened')}
            breadcrumbs={[
              { label: t('tills.sales'), to: '/ticketverkoop' },
              { label: t('tills.title'), to: '/ticketverkoop/kassas' },
            ]}
          >
            {session && opened ? (
              <OpenedTill till={till} session={session} opened={opened} />
            ) : canEdit ? (
              <OpenTillForm till={till} />
            ) : (
              <p>{t('tills.needsEdit')}</p>
            )}
          </Page>
        );
      }}
    </QueryView>
  );
}
