import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useNotify } from '../../../components/use-notify.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import type { ListedCalendar } from '../schedules/schedule-form-values.ts';
import { UndoProductScheduleChange } from '../schedules/schedules.graphql.ts';
import { scheduleQueries } from '../schedules/use-plan.ts';
import type { SchedulerAddress } from '../use-scheduler-address.ts';
import { changedTimeslots } from './changed-timeslots.ts';

interface CalendarStateProps {
  calendar: ListedCalendar;
  address: SchedulerAddress;
  canEdit: boolean;
}

/** What was just changed, with the way back; and the timeslots whose visitors wait for a choice. */
export function CalendarState({ calendar, address, canEdit }: CalendarStateProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const act = useRefusalNotice();
  const undo = useGraphqlMutation(UndoProductScheduleChange, { refetch: scheduleQueries });
  const { lastChange, conflicts, product, location } = calendar;
  return (
    <>
      {lastChange && (
        <Notice
          tone="success"
          links={
            canEdit && (
              <Button
                size="compact-sm"
                leftSection={<IconArrowBackUp size={15} stroke={1.6} aria-hidden="true" />}
                loading={undo.isPending}
                onClick={() =>
                  void act(async () => {
                    await undo.mutateAsync({ id: lastChange.id });
                    notify.done(t('scheduler.undo.done'));
                  })
                }
              >
                {t('scheduler.undo.act')}
              </Button>
            )
          }
        >
          {t('scheduler.undo.text', {
            name: lastChange.name || t('scheduler.blocked'),
            account: lastChange.changedBy,
            parts: changedTimeslots(lastChange, t) || 'none',
          })}
        </Notice>
      )}
      {conflicts && (
        <Notice tone="warning">
          {t('scheduler.settle.text', { count: conflicts.count })}{' '}
          <Link
            to={address.pathOf({
              view: 'product',
              product: product.id,
              location: location.id,
              span: 'week',
              ...{
                date: conflicts.firstDate,
                only: 'settle',
                panel: undefined,
                item: undefined,
                slot: undefined,
              },
            })}
          >
            {t('scheduler.settle.show')}
          </Link>
        </Notice>
      )}
    </>
  );
}
