import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { RowMenu } from '../../../components/row-menu.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import type { ShownException } from './exception-form.ts';
import { RebookingExceptions } from './rebooking.graphql.ts';
import styles from './rebooking.module.css';
import { useExceptionActs } from './use-exception-acts.ts';
import { useExceptionWords } from './use-exception-words.ts';

const RebookingExceptionDrawer = onDemand(
  async () => (await import('./rebooking-exception-drawer.tsx')).RebookingExceptionDrawer,
);

interface RebookingExceptionsCardProps {
  /** The rules for all tickets that are in force. */
  forAll: Record<string, unknown>;
  mayEdit: boolean;
  mayApplyNow: boolean;
  timeZone: string;
}

/** Exceptions to the rules for all tickets: for what, what differs, since when. */
export function RebookingExceptionsCard(props: RebookingExceptionsCardProps) {
  const { t, intlLocale } = useMessages();
  const [edited, setEdited] = useState<{ exception: ShownException | null }>();
  const query = useGraphqlQuery(RebookingExceptions, { language: intlLocale.slice(0, 2) });
  return (
    <Card
      title={t('rebooking.exceptions')}
      flush
      actions={
        props.mayEdit && (
          <Button
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => setEdited({ exception: null })}
          >
            {t('rebooking.add')}
          </Button>
        )
      }
    >
      <QueryView query={query} failed={t('rebooking.failed')}>
        {({ rebookingExceptions }) =>
          rebookingExceptions.length === 0 ? (
            <p className={styles.note}>{t('rebooking.none')}</p>
          ) : (
            <>
              <Exceptions
                {...props}
                exceptions={rebookingExceptions}
                onEdit={(exception) => setEdited({ exception })}
              />
              <p className={styles.note}>{t('rebooking.strictest')}</p>
            </>
          )
        }
      </QueryView>
      {edited && (
        <RebookingExceptionDrawer {...edited} forAll={props.forAll} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  );
}

interface ExceptionsProps extends RebookingExceptionsCardProps {
  exceptions: readonly ShownException[];
  onEdit: (exception: ShownException) => void;
}

function Exceptions({ exceptions, mayEdit, mayApplyNow, timeZone, onEdit }: ExceptionsProps) {
  const { t } = useMessages();
  const { ruleInWords, latestMoment, kindInWords, furtherRules } = useExceptionWords();
  const { actsOf, dialog } = useExceptionActs({ mayApplyNow, onEdit });
  const nameOf = (exception: ShownException) => (
    <>
      <strong>{exception.targetName}</strong>
      {furtherRules(exception).map((rule) => (
        <small key={rule} className={styles.further}>
          {rule}
        </small>
      ))}
    </>
  );
  const menuOf = (exception: ShownException) => {
    const actions = mayEdit ? actsOf(exception) : [];
    return actions.length > 0 ? <RowMenu label={exception.targetName} actions={actions} /> : null;
  };
  return (
    <>
      {dialog}
      <DataTable
        label={t('rebooking.exceptions')}
        rows={exceptions}
        rowKey={({ id }) => id}
        columns={[
          { key: 'for', header: t('rebooking.column.for'), cell: nameOf },
          { key: 'kind', header: t('rebooking.column.kind'), muted: true, cell: kindInWords },
          { key: 'latestHours', header: t('settings.field.latestHours'), cell: latestMoment },
          {
            key: 'mostTimes',
            header: t('settings.field.mostTimes'),
            align: 'end',
            cell: (one) => ruleInWords(one, 'mostTimes'),
          },
          {
            key: 'feeMinor',
            header: t('rebooking.column.fee'),
            align: 'end',
            cell: (one) => ruleInWords(one, 'feeMinor'),
          },
          {
            key: 'earlierDays',
            header: t('rebooking.column.earlier'),
            cell: (one) => ruleInWords(one, 'earlierDays'),
          },
          {
            key: 'state',
            header: t('rebooking.column.status'),
            cell: (one) => <ExceptionStatus exception={one} timeZone={timeZone} />,
          },
          { key: 'menu', header: t('ui.more'), hiddenHeader: true, align: 'end', cell: menuOf },
        ]}
        card={(one) => ({
          title: one.targetName,
          figure: <ExceptionStatus exception={one} timeZone={timeZone} />,
          line2: kindInWords(one),
          line3: phoneLine(one),
          actions: menuOf(one),
        })}
      />
    </>
  );

  function phoneLine(exception: ShownException): string {
    if (exception.isAllowed === false) return t('rebooking.notAllowed');
    const times =
      exception.mostTimes === null ? [] : [t('settings.unit.times', { count: exception.mostTimes })];
    const others = (['latestHours', 'feeMinor', 'earlierDays'] as const)
      .filter((rule) => exception[rule] !== null)
      .map((rule) =>
        rule === 'earlierDays' && exception[rule] === 0
          ? t('rebooking.notEarlier')
          : ruleInWords(exception, rule),
      );
    return [...others, ...times, ...furtherRules(exception)].join(' · ');
  }
}

function ExceptionStatus({ exception, timeZone }: { exception: ShownException; timeZone: string }) {
  const { t, dateTime } = useMessages();
  switch (exception.state) {
    case 'in-force':
      return <StatusTag tone="success">{t('rebooking.state.in-force')}</StatusTag>;
    case 'coming':
      return (
        <StatusTag tone="info" mark="ring">
          {t('settings.from', { at: dateTime(exception.effectiveAt, timeZone).slice(0, 10) })}
        </StatusTag>
      );
    default:
      return (
        <StatusTag tone={exception.state === 'ending' ? 'neutral' : 'info'} mark="ring">
          {t(`rebooking.state.${exception.state}`)}
        </StatusTag>
      );
  }
}
