import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { ClosuresNow } from '../../components/close-timeslots/closures-now.graphql.ts';
import { useClosureWords } from '../../components/close-timeslots/use-closure-words.ts';
import { PaperHead } from '../../components/paper-head.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import type { ClosureProgressQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import type { ValidationError } from '../../session/graphql/validation-error.ts';
import { sumByGroup } from './closure-facts.ts';
import { ClosureProgressCard } from './closure-progress-card.tsx';
import { ClosureStateTag } from './closure-state-tag.tsx';
import { ClosureSummary } from './closure-summary.tsx';
import { ClosureVisitsCard } from './closure-visits-card.tsx';
import {
  ClosureProgress,
  ClosureVisits,
  LiftClosure,
  PauseClosure,
  ResumeClosure,
} from './closures.graphql.ts';

type Closure = ClosureProgressQuery['closure'];

const everyMs = 3_000;

/** How far the orders of a closure are, what needs a person, and the ways to pause or reopen. */
export default function ClosurePage() {
  const { t } = useMessages();
  const id = useRouteParam('closureId');
  const query = useGraphqlQuery(ClosureProgress, { id }, { refetchEveryMs: everyMs });
  return (
    <QueryView query={query} failed={t('closures.failed')}>
      {({ closure }) => <Progress closure={closure} />}
    </QueryView>
  );
}

function Progress({ closure }: { closure: Closure }) {
  const { t, dateTime } = useMessages();
  const { when } = useClosureWords();
  const notify = useNotify();
  const errorText = useErrorText();
  const canEdit = useCan('timeslotgroup', 'edit');
  const [isLifting, setLifting] = useState(false);
  const refetch = { refetch: [ClosureProgress, ClosureVisits, ClosuresNow] };
  const pause = useGraphqlMutation(PauseClosure, refetch);
  const resume = useGraphqlMutation(ResumeClosure, refetch);
  const lift = useGraphqlMutation(LiftClosure, refetch);
  const onError = ({ main, message }: ValidationError) =>
    notify.failed(errorText({ code: main?.errorKey ?? 'unexpected', message }));
  const { id } = closure;
  const isPaused = closure.pausedAt !== null;
  const isLifted = closure.liftedAt !== null;
  const sums = sumByGroup(closure.totals);
  const cause = [closure.reason === 'other' ? '' : t(`closures.reason.${closure.reason}`), closure.note];
  const settledOrders = sums.refunded.orders + sums.moved.orders;
  const title = t('closures.page.title', { when: when(closure) });
  const subtitle = [
    ...cause,
    closure.where.join(', '),
    t('closures.page.by', { name: closure.closedByName, at: dateTime(closure.createdAt, closure.timeZone) }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Page
      title={title}
      status={<ClosureStateTag closure={closure} />}
      subtitle={subtitle}
      breadcrumbs={[
        { label: t('closures.timeslots'), to: '/timeslotgroup' },
        { label: t('closures.list.title'), to: '/timeslotgroup/closures' },
      ]}
      actions={
        <>
          <Button
            leftSection={<IconPrinter size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('closures.page.print')}
          </Button>
          {canEdit && (sums.waiting.orders > 0 || (isPaused && !isLifted)) && (
            <Button
              leftSection={
                isPaused ? (
                  <IconPlayerPlay size={15} stroke={1.6} aria-hidden="true" />
                ) : (
                  <IconPlayerPause size={15} stroke={1.6} aria-hidden="true" />
                )
              }
              loading={pause.isPending || resume.isPending}
              onClick={() => (isPaused ? resume : pause).mutate({ id }, { onError })}
            >
              {t(isPaused ? 'closures.page.resume' : 'closures.page.pause')}
            </Button>
          )}
          {canEdit && !isLifted && (
            <Button onClick={() => setLifting(true)}>{t('closures.page.lift')}</Button>
          )}
        </>
      }
    >
      <PaperHead heading={title} note={subtitle} />
      <ClosureProgressCard closure={closure} />
      <Columns summary={<ClosureSummary closure={closure} />}>
        <ClosureVisitsCard closure={closure} refetchEveryMs={everyMs} />
      </Columns>
      <ConfirmDialog
        opened={isLifting}
        title={t('closures.lift.title', { timeslots: closure.timeslotCount })}
        confirmLabel={t('closures.page.lift')}
        onConfirm={() => lift.mutate({ id }, { onError, onSettled: () => setLifting(false) })}
        onCancel={() => setLifting(false)}
      >
        {t('closures.lift.text', { timeslots: closure.timeslotCount })}{' '}
        {settledOrders > 0 && t('closures.lift.settled', { count: settledOrders })}
      </ConfirmDialog>
    </Page>
  );
}
