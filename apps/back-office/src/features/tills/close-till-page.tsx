import { ErrorState } from '@foyer/ui/states/error-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useOwnTill } from '../../components/tills/use-own-till.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { CloseTillForm } from './close-till-form.tsx';

/** The close of a till: the drawer is counted against what should be in it (design: `till-close`). */
export default function CloseTillPage() {
  const { t } = useMessages();
  const tillId = useRouteParam('tillId');
  const { query } = useOwnTill();
  return (
    <QueryView query={query} failed={t('tills.failed')}>
      {({ tills }) => {
        const till = tills.find(({ id }) => id === tillId);
        if (!till?.session) {
          const title = t(till ? 'errors.till-not-open' : 'errors.till-not-found');
          return <ErrorState title={title} onReload={() => void query.refetch()} />;
        }
        return <CloseTillForm till={till} session={till.session} />;
      }}
    </QueryView>
  );
}
