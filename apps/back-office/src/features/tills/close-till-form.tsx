import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type CountedDenomination, sumOfCount } from '@foyer/domain/tills/denominations.ts';
import { differenceLimitMinor, freeDifferenceMinor } from '@foyer/domain/tills/till-rules.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
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
import { CashSums } from './cash-sums.tsx';
import { CountTable } from './count-table.tsx';
import { MeansTable } from './means-table.tsx';
import styles from './till-pages.module.css';
import { CloseTill, TillCloseList } from './tills.graphql.ts';

type CloseForm = {
  counts: readonly CountedDenomination[];
  leftMinor: number;
  note: string;
  terminalMinor: number | null;
  closesDay: boolean;
};

const emptyOf = ({ floatMinor }: OpenSession): CloseForm => ({
  ...{ counts: [], leftMinor: floatMinor, note: '', terminalMinor: null, closesDay: true },
});

export function CloseTillForm({ till, session }: { till: OwnTill; session: OpenSession }) {
  const { t, money, dateTime } = useMessages();
  const canEdit = useCan('ticketverkoop', 'edit');
  const queries = useQueryClient();
  const [isClosed, setClosed] = useState(false);
  const { currency, report, id: sessionId } = session;
  const { figures } = report;
  const close = useGraphqlMutation(CloseTill, { refetch: [TillCloseList] });
  const form = useEditForm({
    values: emptyOf(session),
    marksOtherFields: true,
    check: async (values) => {
      const { closeTillInput } = await import('@foyer/domain/tills/session-input.ts');
      return parseInput(closeTillInput, values);
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
        throw refusal;
      }
      setClosed(true);
    },
  });
  useGoOnceSaved(form, isClosed ? `/ticketverkoop/afsluiting/${sessionId}` : null, { replace: true });
  const { getInputProps, getValues, setFieldValue } = form.fields;
  const { counts, leftMinor, terminalMinor } = getValues();
  const amount = (minor: number) => money(minor, currency);
  const countedMinor = sumOfCount(counts);
  const differenceMinor = countedMinor - figures.expectedMinor;
  const card = figures.means.find(({ means }) => means === 'card');
  const cardMinor = card ? card.sales.amountMinor + card.refunds.amountMinor : 0;
  const agrees = terminalMinor === null || terminalMinor === cardMinor;
  const sales = figures.means.reduce((sum, one) => sum + one.sales.count, 0);
  const label =
    differenceMinor === 0
      ? t('tills.closeExact')
      : t(differenceMinor < 0 ? 'tills.closeShort' : 'tills.closeOver', {
          amount: amount(Math.abs(differenceMinor)),
        });
  const { error: leftError } = getInputProps('leftMinor');
  const { error: terminalError } = getInputProps('terminalMinor');
  return (
    <Page
      title={t('tills.closeTitle', { name: till.name })}
      subtitle={t('tills.closing', {
        at: dateTime(session.openedAt),
        name: session.openedByName,
        amount: amount(session.floatMinor),
        count: sales,
      })}
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
              <CashSums figures={figures} currency={currency} countedMinor={countedMinor} />
              <div
                className={styles.difference}
                data-differs={differenceMinor !== 0 || undefined}
                role="status"
              >
                {differenceMinor === 0 ? (
                  <IconCircleCheck size={20} stroke={1.6} aria-hidden="true" />
                ) : (
                  <IconAlertTriangle size={20} stroke={1.6} aria-hidden="true" />
                )}
                <span>{t('tills.difference')}</span>
                <strong>{amount(differenceMinor)}</strong>
              </div>
              <TextInput
                label={t('tills.field.what')}
                placeholder={t('tills.neededAbove', { amount: amount(freeDifferenceMinor) })}
                maxLength={500}
                {...getInputProps('note')}
              />
              <p className={styles.hint}>
                {t('tills.allowedUpTo', { amount: amount(differenceLimitMinor) })}
              </p>
            </Card>
            <Card
              title={t('tills.others')}
              actions={
                card && (
                  <StatusTag tone={agrees ? 'success' : 'warning'}>
                    {t(agrees ? 'tills.allAgree' : 'tills.doNotAgree')}
                  </StatusTag>
                )
              }
            >
              <MeansTable
                figures={figures}
                currency={currency}
                terminal={
                  <span className={styles.terminal}>
                    <AmountInput
                      label={t('tills.means.terminal')}
                      value={terminalMinor ?? 0}
                      onChange={(minor) => setFieldValue('terminalMinor', minor)}
                      error={terminalError}
                      hidesLabel
                    />
                  </span>
                }
              />
            </Card>
            <Card title={t('tills.nextFloat')}>
              <div className={styles.safe}>
                <AmountInput
                  label={t('tills.field.left')}
                  value={leftMinor}
                  onChange={(minor) => setFieldValue('leftMinor', minor)}
                  error={leftError}
                />
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
            </Card>
          </div>
        </div>
      </EditableIf>
    </Page>
  );
}
