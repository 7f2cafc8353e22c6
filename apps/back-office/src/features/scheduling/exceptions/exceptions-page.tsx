import { addMonths, monthOf } from '@foyer/domain/calendar/local-date.ts';
import { compareExceptions } from '@foyer/domain/scheduling/exceptions-in-force.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { text, useAddressSearch, useChangeSearch } from '../../../components/fields/address-search.ts';
import { QueryView } from '../../../components/query-view.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useRouteParam } from '../../../components/use-route-param.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { useDraftChange } from '../changes/use-draft-change.ts';
import { useDraft } from '../changes/use-drafted-change.ts';
import { TimeslotGroupDetails } from '../scheduling.graphql.ts';
import type { EditedTimeslotGroup } from '../timeslot-groups/timeslot-group-form.ts';
import { ExceptionCalendar } from './exception-calendar.tsx';
import { type ExceptionRow, newException } from './exception-form.ts';
import { ExceptionTable } from './exception-table.tsx';
import styles from './exceptions.module.css';
import { hasTimes } from './has-times.ts';

const ExceptionDrawer = onDemand(async () => (await import('./exception-drawer.tsx')).ExceptionDrawer);

type Kind = 'date' | 'weekday';
const exceptionSearch = { draft: text, edit: text, from: text, until: text, month: text };

export function ExceptionsPage({ kind }: { kind: Kind }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(TimeslotGroupDetails, { id: useRouteParam('timeslotGroupId') });
  return (
    <QueryView query={query} failed={t('scheduling.group.failed')}>
      {({ timeslotGroup }) => <Exceptions kind={kind} group={timeslotGroup} />}
    </QueryView>
  );
}

/** A month with its exceptions, the list of all, and the editor beside them. All of it is in the address. */
function Exceptions({ kind, group }: { kind: Kind; group: EditedTimeslotGroup }) {
  const { t, intlLocale } = useMessages();
  const errorText = useErrorText();
  const canEdit = useCan('timeslotgroup', 'edit');
  const search = useAddressSearch(exceptionSearch);
  const changeSearch = useChangeSearch();
  const change = (changes: Partial<Record<keyof typeof exceptionSearch, string | undefined>>) =>
    changeSearch(changes, { replace: true });
  const draft = useDraft();
  const version = draft?.seenVersion ?? group.version;
  const save = useDraftChange({ id: group.id, version });
  const [chosen, setChosen] = useState<string[]>([]);
  const all = (draft?.wanted.exceptions as ExceptionRow[] | undefined) ?? group.exceptions;
  const rows = all.filter((exception) => exception.kind === kind).sort(compareExceptions);
  const today = group.localNow.date;
  // The coming weeks are before this month's own page: what is past can no longer be changed.
  const { month } = search;
  const before = month ? monthOf(addMonths(`${month}-01`, -1)) : monthOf(today);
  const after = monthOf(addMonths(month ? `${month}-01` : today, 1));
  const days = { from: search.from ?? today, until: search.until ?? search.from ?? today };
  const keyOf = (exception: ExceptionRow) => exception.id ?? `new ${rows.indexOf(exception)}`;
  const edited =
    search.edit === 'new'
      ? newException(kind, group, days)
      : // A timeslot leads to the exception that decided it, whichever kind that is.
        (all.find(({ id }) => id !== null && id === search.edit) ??
        rows.find((exception) => keyOf(exception) === search.edit));
  const base = `/timeslotgroup/${group.id}`;
  const monthTitle = new Intl.DateTimeFormat(intlLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const canAdd = canEdit && group.ticketGroups.length > 0;
  const start = (from: string, until: string) => canAdd && change({ edit: 'new', from, until });
  return (
    <Page
      title={t('exceptions.title')}
      subtitle={t('exceptions.force')}
      breadcrumbs={[
        { label: t('scheduling.title'), to: '/timeslotgroup' },
        { label: group.name, to: base },
      ]}
      actions={
        canAdd && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => change({ edit: 'new', from: undefined, until: undefined })}
          >
            {t('exceptions.add')}
          </Button>
        )
      }
      tabs={
        <TabLinks
          label={t('exceptions.kinds')}
          tabs={[
            {
              to: `${base}/exceptions/date`,
              label: t('exceptions.dates'),
              current: kind === 'date',
              count: all.filter((one) => one.kind === 'date').length,
            },
            {
              to: `${base}/exceptions/period`,
              label: t('exceptions.weekdays'),
              current: kind === 'weekday',
              count: all.filter((one) => one.kind === 'weekday').length,
            },
          ]}
        />
      }
    >
      {save.error && (
        <Notice tone="danger">
          {save.error.main
            ? errorText({ ...save.error.main, code: save.error.main.errorKey })
            : save.error.message}
        </Notice>
      )}
      {draft && (
        <Notice
          tone="warning"
          links={
            <Button size="compact-sm" variant="subtle" onClick={() => change({ draft: undefined })}>
              {t('exceptions.discardDraft')}
            </Button>
          }
        >
          {t('exceptions.draft')}
        </Notice>
      )}
      {group.ticketGroups.length === 0 && <Notice tone="info">{t('exceptions.linkFirst')}</Notice>}
      {kind === 'date' && (
        <Card
          title={month ? monthTitle.format(new Date(`${month}-01T00:00:00Z`)) : t('exceptions.comingWeeks')}
          actions={
            <>
              <ActionIcon
                variant="subtle"
                aria-label={t('exceptions.previousMonth')}
                onClick={() => change({ month: before })}
              >
                <IconChevronLeft size={17} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={t('exceptions.nextMonth')}
                onClick={() => change({ month: after })}
              >
                <IconChevronRight size={17} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            </>
          }
        >
          <ExceptionCalendar
            month={month}
            today={today}
            exceptions={all}
            hasTimes={(date) => hasTimes(group.periods, date)}
            chosen={edited}
            onOpen={(exception) => exception.kind === kind && change({ edit: keyOf(exception) })}
            onStart={start}
          />
        </Card>
      )}
      <Card
        flush
        title={t('exceptions.all')}
        actions={
          canEdit &&
          chosen.length > 0 && (
            <Button
              loading={save.busy}
              onClick={() =>
                void save
                  .review({
                    exceptions: all.map((one) =>
                      chosen.includes(keyOf(one)) && one.kind === kind ? { ...one, published: true } : one,
                    ),
                  })
                  .catch(() => {})
              }
            >
              {t('exceptions.publishChosen', { count: chosen.length })}
            </Button>
          )
        }
      >
        {rows.length === 0 && kind === 'date' ? (
          <p className={styles.none}>
            {t('exceptions.none')}. {t('exceptions.noneText')}
          </p>
        ) : rows.length === 0 ? (
          <EmptyState kind="first" title={t('exceptions.none')}>
            {t('exceptions.noneTextWeekdays')}
          </EmptyState>
        ) : (
          <ExceptionTable
            rows={rows}
            rowLink={(exception) =>
              `${base}/exceptions/${kind === 'date' ? 'date' : 'period'}?edit=${keyOf(exception)}${draft ? `&draft=${draft.id}` : ''}`
            }
            chosen={chosen}
            onChoose={
              canEdit
                ? (id, isChosen) => setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
                : undefined
            }
          />
        )}
      </Card>
      {edited && (
        <ExceptionDrawer
          key={search.edit}
          exception={edited}
          group={group}
          version={version}
          canEdit={canEdit}
          others={all.filter((one) => one !== edited)}
          onReview={save.review}
          onClose={() => change({ edit: undefined, from: undefined, until: undefined })}
        />
      )}
    </Page>
  );
}
