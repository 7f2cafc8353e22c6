import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type CountedDenomination, sumOfCount } from '@foyer/domain/tills/denominations.ts';
import { isLastCloseOfDay } from '@foyer/domain/tills/till-rules.ts';
import { localDateTime } from '@foyer/i18n/format-date.ts';
import { Card } from '@foyer/ui/card.tsx';
import { PasswordField } from '@foyer/ui/fields/password-field.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditGuard } from '../../components/edit-page/edit-guard.tsx';
import { EditableIf } from '../../components/edit-page/editable-if.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { useGoOnceSaved } from '../../components/edit-page/use-go-once-saved.ts';
import { PaperHead } from '../../components/paper-head.tsx';
import { AmountInput } from '../../components/tills/amount-input.tsx';
import { OwnTills } from '../../components/tills/tills.graphql.ts';
import type { OpenSession, OwnTill } from '../../components/tills/use-own-till.ts';
import { useCan } from '../../components/use-can.ts';
import { operationName } from '../../session/graphql/graphql-document.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { CashSums } from './cash-sums.tsx';
import { closeTillControlOf } from './close-till-controls.ts';
import { CountDifference } from './count-difference.tsx';
import { CountTable } from './count-table.tsx';
import { MeansTable } from './means-table.tsx';
import styles from './till-pages.module.css';
import { CloseTill, TillCloseList } from './tills.graphql.ts';

interface ManagerForm {
  username: string;
  password: string;
  code: string;
}

type CloseForm = {
  counts: readonly CountedDenomination[];
  leftMinor: number;
  note: string;
  terminalMinor: number | null;
  closesDay: boolean;
  manager: ManagerForm;
};

const emptyOf = ({ floatMinor }: OpenSession, closesDay: boolean): CloseForm => ({
  ...{ counts: [], leftMinor: floatMinor, note: '', terminalMinor: null, closesDay },
  manager: { username: '', password: '', code: '' },
});

export function CloseTillForm({ till, session }: { till: OwnTill; session: OpenSession }) {
  const { t, money, dateTime, timeZone } = useMessages();
  const canEdit = useCan('ticketverkoop', 'edit');
  const queries = useQueryClient();
  const [isClosed, setClosed] = useState(false);
  const { currency, report, id: sessionId } = session;
  const { figures, freeDifferenceMinor, differenceLimitMinor } = report;
  const isManager = useCan('ticketverkoop', 'extra');
  const [isRefused, setRefused] = useState(false);
  const close = useGraphqlMutation(CloseTill, { refetch: [TillCloseList] });
  const differenceOf = ({ counts }: CloseForm) => (figures ? sumOfCount(counts) - figures.expectedMinor : 0);
  const needsManager = (values: CloseForm) =>
    isRefused || (!isManager && Math.abs(differenceOf(values)) > differenceLimitMinor);
  // As it is when the count begins.
  const [closesDay] = useState(() =>
    isLastCloseOfDay({
      openedOn: localDateTime(session.openedAt, timeZone).date,
      ...localDateTime(Date.now(), timeZone),
      hours: till.hoursToday ?? null,
    }),
  );
  const form = useEditForm({
    values: emptyOf(session, closesDay),
    marksOtherFields: true,
    controlOf: closeTillControlOf,
    check: async (values) => {
      const { closeTillInput } = await import('@foyer/domain/tills/session-input.ts');
      return parseInput(closeTillInput, { ...values, manager: needsManager(values) ? values.manager : null });
    },
    save: async (_values, input) => {
      try {
        await close.mutateAsync({
          ...{ sessionId, version: report.entries },
          input: { ...input, counts: [...input.counts] },
        });
      } catch (refusal) {
        // A sale that came after the count: its figures are shown beside the count, which stays.
        void queries.invalidateQueries({ queryKey: [operationName(OwnTills)] });
        if (refusal instanceof ValidationError && refusal.main?.errorKey === 'till-difference-needs-manager')
          setRefused(true);
        throw refusal;
      }
      setClosed(true);
    },
  });
  useGoOnceSaved(form, isClosed ? `/ticketverkoop/afsluiting/${sessionId}` : null, { replace: true });
  const { getInputProps, getValues, setFieldValue } = form.fields;
  const { counts, leftMinor, terminalMinor, note, closesDay: isLastOfDay } = getValues();
  const amount = (minor: number) => money(minor, currency);
  const countedMinor = sumOfCount(counts);
  const differenceMinor = differenceOf(getValues());
  const card = figures?.means.find(({ means }) => means === 'card');
  const cardMinor = card ? card.sales.amountMinor + card.refunds.amountMinor : 0;
  const agrees = terminalMinor === cardMinor;
  const opened = {
    ...{ at: dateTime(session.openedAt), name: session.openedByName },
    amount: amount(session.floatMinor),
  };
  const label = !figures
    ? t('tills.closeNow')
    : differenceMinor === 0
      ? t('tills.closeExact')
      : t(differenceMinor < 0 ? 'tills.closeShort' : 'tills.closeOver', {
          amount: amount(Math.abs(differenceMinor)),
        });
  const { error: leftError } = getInputProps('leftMinor');
  const { error: terminalError } = getInputProps('terminalMinor');
  const terminal = (
    <>
      <AmountInput
        label={t('tills.means.terminal')}
        value={terminalMinor ?? 0}
        onChange={(minor) => setFieldValue('terminalMinor', minor)}
        error={terminalError}
        hidesLabel={figures !== null}
      />
      <span className={styles.onPaper}>
        {!figures && `${t('tills.means.terminal')}: `}
        {terminalMinor === null ? '–' : amount(terminalMinor)}
      </span>
    </>
  );
  return (
    <Page
      title={t('tills.closeTitle', { name: till.name })}
      subtitle={
        figures
          ? t('tills.closing', { ...opened, count: report.sales ?? 0 })
          : t('tills.closingBlind', opened)
      }
      breadcrumbs={[
        { label: t('tills.sales'), to: '/ticketverkoop' },
        { label: till.name, to: `/ticketverkoop/kassa/${till.id}` },
      ]}
      actions={
        <>
          <Button onClick={() => window.print()}>{t('tills.printCount')}</Button>
          {canEdit && (
            <Button
              variant="filled"
              c="var(--on-ink)"
              loading={form.saving}
              onClick={() => void form.submit()}
            >
              {label}
            </Button>
          )}
        </>
      }
    >
      <PaperHead heading={t('tills.closeTitle', { name: till.name })} />
      <EditGuard form={form} withoutBar />
      {form.error && (
        <p role="alert" className={styles.error}>
          {form.error}
        </p>
      )}
      <EditableIf can={canEdit}>
        <div className={styles.closing}>
          <Card
            title={t('tills.count')}
            actions={<span className={styles.hint}>{t('tills.count.hint')}</span>}
          >
            <CountTable
              currency={currency}
              counts={counts}
              onChange={(next) => setFieldValue('counts', next)}
            />
          </Card>
          <div className={styles.side}>
            <Card title={t('tills.cash')}>
              {figures ? (
                <>
                  <CashSums figures={figures} currency={currency} countedMinor={countedMinor} />
                  <CountDifference differenceMinor={differenceMinor} currency={currency} />
                </>
              ) : (
                <p>{t('tills.blind')}</p>
              )}
              <TextInput
                label={t('tills.field.what')}
                placeholder={t('tills.neededAbove', { amount: amount(freeDifferenceMinor) })}
                maxLength={500}
                {...getInputProps('note')}
              />
              {note !== '' && (
                <p className={styles.onPaper}>
                  {t('tills.field.what')}: {note}
                </p>
              )}
              <p className={styles.hint}>
                {t('tills.allowedUpTo', { amount: amount(differenceLimitMinor) })}
              </p>
            </Card>
            {needsManager(getValues()) && (
              <Card title={t('tills.manager')}>
                <div className={styles.stack}>
                  <p className={styles.hint}>
                    {t('tills.managerText', { amount: amount(differenceLimitMinor) })}
                  </p>
                  <TextInput
                    label={t('tills.field.managerName')}
                    autoComplete="off"
                    {...getInputProps('manager.username')}
                  />
                  <PasswordField
                    label={t('tills.field.managerPassword')}
                    autoComplete="off"
                    {...getInputProps('manager.password')}
                  />
                  <TextInput
                    label={t('tills.field.managerCode')}
                    description={t('tills.managerCodeHint')}
                    autoComplete="off"
                    {...getInputProps('manager.code')}
                  />
                </div>
              </Card>
            )}
            <Card
              title={t('tills.others')}
              actions={
                card &&
                terminalMinor !== null && (
                  <StatusTag tone={agrees ? 'success' : 'warning'}>
                    {t(agrees ? 'tills.allAgree' : 'tills.doNotAgree')}
                  </StatusTag>
                )
              }
            >
              {figures ? (
                <MeansTable
                  figures={figures}
                  currency={currency}
                  terminal={<span className={styles.terminal}>{terminal}</span>}
                />
              ) : (
                terminal
              )}
            </Card>
            <Card title={t('tills.nextFloat')}>
              <div className={styles.safe}>
                <AmountInput
                  label={t('tills.field.left')}
                  value={leftMinor}
                  onChange={(minor) => setFieldValue('leftMinor', minor)}
                  error={leftError}
                />
                <span className={styles.onPaper}>
                  {t('tills.field.left')} <strong>{amount(leftMinor)}</strong>
                </span>
                <span>
                  {t('tills.toSafe')} <strong>{amount(Math.max(countedMinor - leftMinor, 0))}</strong>
                </span>
              </div>
              <Checkbox
                mt="sm"
                label={t('tills.closesDay')}
                description={t('tills.closesDayHint')}
                {...getInputProps('closesDay', { type: 'checkbox' })}
              />
              {isLastOfDay && <p className={styles.onPaper}>{t('tills.closesDay')}</p>}
            </Card>
          </div>
        </div>
      </EditableIf>
    </Page>
  );
}
