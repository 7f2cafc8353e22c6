import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refused } from '@foyer/domain/result/result.ts';
import { type CountedDenomination, sumOfCount } from '@foyer/domain/tills/denominations.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { EditGuard } from '../../components/edit-page/edit-guard.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { AmountInput } from '../../components/tills/amount-input.tsx';
import { OwnTills } from '../../components/tills/tills.graphql.ts';
import type { OwnTill } from '../../components/tills/use-own-till.ts';
import { useNotify } from '../../components/use-notify.ts';
import { keepDeskTill } from '../../session/desk-till.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { CountTable } from './count-table.tsx';
import styles from './till-pages.module.css';
import { OpenTill, TillCloseList } from './tills.graphql.ts';

/** The floats that a button chooses, in minor units. */
const usualFloats = [10_000, 15_000, 20_000];

/** The float of a session, as an amount or by coin; another one than the last close left says why. */
export function OpenTillForm({ till }: { till: OwnTill }) {
  const { t, money, date, today } = useMessages();
  const notify = useNotify();
  const { currency, lastClose, closedDay } = till;
  const expectedMinor = lastClose?.leftMinor ?? null;
  const [counts, setCounts] = useState<readonly CountedDenomination[] | null>(null);
  const open = useGraphqlMutation(OpenTill, { refetch: [OwnTills, TillCloseList] });
  const form = useEditForm({
    values: { floatMinor: expectedMinor ?? 0, note: '' },
    check: async (values) => {
      const [{ openTillInput }, { mayOpen }] = await Promise.all([
        import('@foyer/domain/tills/session-input.ts'),
        import('@foyer/domain/tills/till-rules.ts'),
      ]);
      const checked = parseInput(openTillInput, values);
      if (!checked.ok) return checked;
      const allowed = mayOpen(checked.value.floatMinor, expectedMinor, checked.value.note);
      return allowed.ok ? checked : refused(...allowed.refusals);
    },
    save: async (_values, input) => {
      await open.mutateAsync({ tillId: till.id, input });
      keepDeskTill(till.id);
      notify.done(t('tills.opened', { name: till.name }));
    },
  });
  const { getInputProps, getValues, setFieldValue } = form.fields;
  const { floatMinor } = getValues();
  const { error: floatError } = getInputProps('floatMinor');
  const setFloat = (minor: number) => setFieldValue('floatMinor', minor);
  const amount = (minor: number) => money(minor, currency);
  const differs = expectedMinor !== null && expectedMinor !== floatMinor;
  return (
    <form
      noValidate
      className={styles.opening}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <EditGuard form={form} withoutBar />
      {closedDay !== null && closedDay >= today() && (
        <Notice tone="warning">{t('tills.dayIsClosed', { date: date(closedDay) })}</Notice>
      )}
      <Card>
        <div className={styles.stack}>
          <div className={styles.pair}>
            <AmountInput
              label={t('tills.field.float')}
              value={floatMinor}
              onChange={setFloat}
              error={floatError}
              disabled={counts !== null}
              autoFocus
              large
            />
            {expectedMinor !== null && (
              <TextInput
                label={t('tills.field.expectedFloat')}
                size="md"
                readOnly
                className={styles.expected}
                value={amount(expectedMinor)}
              />
            )}
          </div>
          {expectedMinor !== null && (
            <Notice tone={differs ? 'warning' : 'success'}>
              {differs
                ? t('tills.floatDiffers', { amount: amount(floatMinor - expectedMinor) })
                : t('tills.floatMatches')}
            </Notice>
          )}
          {differs && (
            <TextInput label={t('tills.field.why')} size="md" maxLength={500} {...getInputProps('note')} />
          )}
          <div className={styles.choices}>
            <Button
              size="md"
              aria-expanded={counts !== null}
              onClick={() => {
                setCounts(counts === null ? [] : null);
                if (counts === null) setFloat(0);
              }}
            >
              {t('tills.countByCoin')}
            </Button>
            {counts === null &&
              usualFloats.map((minor) => (
                <Button key={minor} size="md" onClick={() => setFloat(minor)}>
                  {amount(minor)}
                </Button>
              ))}
          </div>
          {counts !== null && (
            <CountTable
              currency={currency}
              counts={counts}
              onChange={(next) => {
                setCounts(next);
                setFloat(sumOfCount(next));
              }}
            />
          )}
        </div>
      </Card>
      {form.error && (
        <p role="alert" className={styles.error}>
          {form.error}
        </p>
      )}
      <Button
        type="submit"
        variant="filled"
        c="var(--on-ink)"
        className={styles.go}
        h={64}
        fz="md"
        loading={form.saving}
      >
        {t('tills.openWith', { amount: amount(floatMinor) })}
      </Button>
    </form>
  );
}
