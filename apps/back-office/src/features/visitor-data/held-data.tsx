import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { type Column, DataTable } from '@foyer/ui/table/data-table.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { AnswerCard } from './answer-card.tsx';
import { LookUpHistoryCard, PersonCard } from './person-cards.tsx';
import { PossibleMatches } from './possible-matches.tsx';
import { VisitorDataOf } from './visitor-data.graphql.ts';
import type { VisitorData } from './visitor-data.ts';

type Held = VisitorData['held'][number];

/** What is held about the visitor of a look-up; while several fit the name, the choice among them. */
export function HeldData({ lookUpId }: { lookUpId: string }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(VisitorDataOf, { id: lookUpId });
  return (
    <QueryView query={query} failed={t('visitor-data.failed')}>
      {({ visitorData }) => <Found data={visitorData} />}
    </QueryView>
  );
}

function Found({ data }: { data: VisitorData }) {
  const { t } = useMessages();
  if (!data.isChosen) {
    return data.matches.length > 0 ? (
      <PossibleMatches data={data} />
    ) : (
      <Card>
        <EmptyState kind="noMatch" title={t('visitor-data.none.title', { query: data.query })}>
          {t('visitor-data.none.text')}
        </EmptyState>
      </Card>
    );
  }
  const records = data.held.reduce((sum, one) => sum + one.records, 0);
  const isNothing = data.held.every(({ kind, records: count }) => count === 0 || kind === 'requests');
  if (isNothing) {
    return (
      <Columns summary={<LookUpHistoryCard data={data} />}>
        <Card>
          <EmptyState kind="noMatch" title={t('visitor-data.none.title', { query: data.query })}>
            {t('visitor-data.none.text')}
          </EmptyState>
        </Card>
      </Columns>
    );
  }
  return (
    <Columns
      summary={
        <>
          <PersonCard data={data} />
          <AnswerCard data={data} />
          <LookUpHistoryCard data={data} />
        </>
      }
    >
      <Card
        flush
        title={data.names[0] ?? data.query}
        actions={t(data.emails.length > 0 ? 'visitor-data.byEmail' : 'visitor-data.byName', {
          count: records,
        })}
      >
        <HeldTable held={data.held.filter(({ kind, records: count }) => count > 0 || usual.has(kind))} />
      </Card>
      {data.matches.length > 0 && <PossibleMatches data={data} />}
    </Columns>
  );
}

/** Shown also where there is none: what a visitor asks about first. */
const usual = new Set(['orders', 'tickets', 'mails', 'payments', 'queue']);

function HeldTable({ held }: { held: readonly Held[] }) {
  const { t, dateTime, number } = useMessages();
  const day = (at: string | null) => (at === null ? '–' : dateTime(at).split(' ')[0]);
  const what = ({ kind, records, names }: Held) =>
    records === 0 ? '–' : [t(`visitor-data.held.${kind}`), ...names].join(', ');
  const columns: Column<Held>[] = [
    {
      key: 'kind',
      header: t('visitor-data.column.kind'),
      cell: ({ kind }) => <strong>{t(`visitor-data.kind.${kind}`)}</strong>,
    },
    {
      key: 'records',
      header: t('visitor-data.column.records'),
      align: 'end',
      cell: ({ records }) => number(records),
    },
    { key: 'what', header: t('visitor-data.column.what'), cell: what },
    { key: 'from', header: t('visitor-data.column.from'), cell: ({ from }) => day(from) },
    { key: 'until', header: t('visitor-data.column.until'), cell: ({ until }) => day(until) },
  ];
  return (
    <DataTable
      label={t('visitor-data.column.kind')}
      columns={columns}
      rows={held}
      rowKey={({ kind }) => kind}
      card={(row) => ({
        title: t(`visitor-data.kind.${row.kind}`),
        figure: t('visitor-data.erase.values', { count: row.records }),
        line2: what(row),
        line3: row.from ? `${day(row.from)} – ${day(row.until)}` : undefined,
      })}
    />
  );
}
