import { localDateTime } from '@foyer/i18n/format-date.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button, Checkbox } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { text, useAddressSearch } from '../../../components/fields/address-search.ts';
import { useCan } from '../../../components/use-can.ts';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import type { ValidationError } from '../../../session/graphql/validation-error.ts';
import { ChangeFigures } from './change-figures.tsx';
import { ChangedDays } from './changed-days.tsx';
import { ChangedFacts } from './changed-facts.tsx';
import { ChangedLimits } from './changed-limits.tsx';
import { ConflictTable } from './conflict-table.tsx';
import { FailedVisits } from './failed-visits.tsx';
import type { ShownChange } from './shown-change.ts';
import { SkippedStarts } from './skipped-starts.tsx';
import {
  ApplyTimeslotChange,
  ChooseRemedies,
  TimeslotChangeDetails,
  UndoTimeslotChange,
} from './timeslot-change.graphql.ts';

const refetch = [TimeslotChangeDetails];

/** What a change does, or did: the question first, then the affected visitors, then the days (design, part 6). */
export function TimeslotChangeView({ change }: { change: ShownChange }) {
  const { t, number, money, time } = useChangeWords();
  const errorText = useErrorText();
  const module = change.group ? 'timeslotgroup' : 'availability-scheduler';
  const canEdit = useCan(module, 'edit');
  const canCancel = useCan(module, 'extra');
  const choose = useGraphqlMutation(ChooseRemedies, { refetch });
  const apply = useGraphqlMutation(ApplyTimeslotChange, { refetch });
  const undo = useGraphqlMutation(UndoTimeslotChange, { refetch });
  const [shown, setShown] = useState<ShownChange | null>(null);
  const { id, state, group, rows, days, progress } = change;
  const isDraft = state === 'draft';
  const say = (error: ValidationError | null) =>
    error && (error.main ? errorText({ ...error.main, code: error.main.errorKey }) : error.message);
  const moved = apply.error?.main?.errorKey === 'change-moved-on' && shown ? whatMoved(shown, change) : null;
  const scope = days.length;
  const { back: calendar } = useAddressSearch({ back: text });
  const { back, subject, isDraftShown } = placeOf(change, calendar ?? '');
  const hasChange = subject !== 'change.ofConflicts';
  const minutesLeft =
    change.undo && Math.max(1, Math.ceil((Date.parse(change.undo.until) - Date.now()) / 60_000));
  return (
    <Page
      title={t(`change.title.${state}`)}
      subtitle={
        isDraft
          ? t('change.nothingYet', { subject: t(subject) })
          : t(state === 'undone' ? 'change.undoneBy' : 'change.appliedBy', {
              subject: t(subject),
              time: time(change.appliedAt ?? ''),
              name: (state === 'undone' ? change.undoneBy : change.appliedBy) ?? '',
            })
      }
      breadcrumbs={
        group
          ? [
              { label: t('scheduling.title'), to: '/timeslotgroup' },
              { label: group.name, to: `/timeslotgroup/${group.id}` },
            ]
          : [{ label: t('change.scheduler'), to: '/availability-scheduler' }]
      }
      actions={
        isDraft ? (
          <>
            <Button component={Link} to={isDraftShown ? `${back}?draft=${id}` : back} c="var(--text)">
              {t('change.backToEditing')}
            </Button>
            {canEdit && (
              <Button
                variant="filled"
                loading={apply.isPending}
                disabled={
                  choose.isPending ||
                  change.openCount > 0 ||
                  (scope === 0 && rows.length === 0 && !hasChange) ||
                  (!canCancel && rows.some(({ remedy }) => remedy === 'cancel'))
                }
                onClick={() => {
                  setShown(change);
                  apply.mutate({ id, fingerprint: change.fingerprint });
                }}
              >
                {scope > 0 ? t('change.apply', { count: scope }) : t('change.applyRules')}
              </Button>
            )}
          </>
        ) : (
          canEdit &&
          change.undo?.newSalesCount === 0 && (
            <Button
              leftSection={<IconArrowBackUp size={15} stroke={1.6} aria-hidden="true" />}
              loading={undo.isPending}
              onClick={() => undo.mutate({ id })}
            >
              {t('change.undo', { count: minutesLeft ?? 0 })}
            </Button>
          )
        )
      }
    >
      {say(apply.error) && isDraft && (
        <Notice tone="warning" title={say(apply.error)}>
          {moved && t('change.whatMoved', moved)}
        </Notice>
      )}
      {say(undo.error) && <Notice tone="danger">{say(undo.error)}</Notice>}
      {state === 'applied' && (
        <Notice
          tone="success"
          title={t('change.done', {
            count: change.addedCount + change.removedCount + change.changedCount,
            seconds: number(Math.max(0.1, (change.tookMs ?? 0) / 1000), { maximumFractionDigits: 1 }),
          })}
          links={<Link to={back}>{t(group ? 'change.showGroup' : 'change.showScheduler')}</Link>}
        >
          {[
            progress.total > 0 && t('change.progress', { done: progress.done, total: progress.total }),
            change.undo && t('change.undoNotes', change.undo),
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
      {state === 'undone' && (
        <Notice tone="info">
          {progress.total > 0
            ? t('change.undoneProgress', { done: progress.done, total: progress.total })
            : t('change.undoneAll')}
        </Notice>
      )}
      <ChangeFigures change={change} />
      <Columns
        summary={
          <>
            <Card title={t('change.visitors')}>
              <Facts
                facts={[
                  { label: t('change.mails'), value: number(change.mailCount) },
                  { label: t('change.moved'), value: t('change.tickets', { count: change.movedCount }) },
                  { label: t('change.kept'), value: t('change.tickets', { count: change.keptCount }) },
                  {
                    label: t('change.cancelled'),
                    value: t('change.tickets', { count: change.cancelledCount }),
                  },
                  { label: t('change.refund'), value: money(change.refundMinor) },
                ]}
              />
              {isDraft && canEdit && (
                <Checkbox
                  mt="sm"
                  label={t('change.mailVisitors')}
                  checked={change.mailsVisitors}
                  onChange={(event) => choose.mutate({ id, mailsVisitors: event.currentTarget.checked })}
                />
              )}
            </Card>
            <Card title={t('change.elsewhere')}>
              <Facts facts={[{ label: t('change.channels'), value: number(change.channelCount) }]} />
            </Card>
            <Card title={t('change.undoTitle')}>{t('change.undoText')}</Card>
          </>
        }
      >
        {progress.failed.length > 0 && <FailedVisits change={change} />}
        <SkippedStarts starts={change.skippedStarts} />
        {change.outsideHoursCount > 0 && (
          <Notice tone="warning">{t('change.outsideHours', { count: change.outsideHoursCount })}</Notice>
        )}
        {change.limits.length > 0 && <ChangedLimits limits={change.limits} />}
        {change.facts.length > 0 && <ChangedFacts facts={change.facts} />}
        {rows.length > 0 && (
          <ConflictTable
            changeId={id}
            rows={rows}
            canChoose={isDraft && canEdit}
            whyNoCancel={
              canCancel
                ? null
                : t('change.cancelNeedsExtra', { module: t(group ? 'scheduling.title' : 'change.scheduler') })
            }
            onChoose={(remedy, timeslotId, orderIds) =>
              choose.mutate({ id, remedy, timeslotId: timeslotId ?? null, orderIds: orderIds ?? null })
            }
            error={say(choose.error)}
          />
        )}
        {days.length > 0 && <ChangedDays days={days} />}
      </Columns>
    </Page>
  );
}

/** What a change is about, and where it was made: its draft is edited further there. */
function placeOf(change: ShownChange, calendar: string) {
  const { group, changesPeriods, changesExceptions, changesTimeslots, facts, days, wanted } = change;
  const page = group ? `/timeslotgroup/${group.id}` : '/availability-scheduler';
  if (changesTimeslots) {
    const day = days[0]?.date;
    const search = calendar.startsWith('?') ? calendar : day ? `?date=${day}` : '';
    const back = group ? (day ? `${page}/day/${day}` : page) : `${page}${search}`;
    return { back, subject: 'change.ofTimeslots', isDraftShown: false } as const;
  }
  if (changesPeriods) return { back: page, subject: 'change.ofPeriods', isDraftShown: true } as const;
  if (changesExceptions)
    return { back: `${page}/exceptions/date`, subject: 'change.ofExceptions', isDraftShown: true } as const;
  const isAboutGroup = facts.length > 0 || Object.keys(wanted as object).length > 0;
  if (isAboutGroup) return { back: page, subject: 'change.ofGroup', isDraftShown: true } as const;
  return { back: page, subject: 'change.ofConflicts', isDraftShown: false } as const;
}

/** How the figures differ from those on which the button was pressed. */
function whatMoved(before: ShownChange, now: ShownChange) {
  const ticketsOf = (change: ShownChange) => change.rows.reduce((sum, row) => sum + row.ticketCount, 0);
  return {
    tickets: ticketsOf(now) - ticketsOf(before),
    timeslots: now.rows.length - before.rows.length,
  };
}

function useChangeWords() {
  const words = useMessages();
  const { timeZone } = words;
  const { currency = 'EUR' } = useClientFacts() ?? {};
  const { intlLocale } = words;
  return {
    t: words.t,
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(intlLocale, options).format(value),
    money: (amountMinor: number) => words.money(amountMinor, currency),
    time: (at: string) => (at ? localDateTime(at, timeZone).time : ''),
  };
}
