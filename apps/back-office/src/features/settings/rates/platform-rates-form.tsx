import { refused } from '@foyer/domain/result/result.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { EditArea } from '../../../components/edit-page/edit-area.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { decimalSignOf } from '../../../components/fields/decimal-sign.ts';
import { RatesFields } from '../../../components/rates/rates-fields.tsx';
import {
  changesRates,
  onAnotherDay,
  type RatesForm,
  ratesFormOf,
} from '../../../components/rates/rates-form.ts';
import { RatesTable } from '../../../components/rates/rates-table.tsx';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { operationName } from '../../../session/graphql/graphql-document.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { signOf } from '../currency-sign.ts';
import type { SubjectOfScreen } from '../setting-forms.ts';
import { ClientSettings, SaveSetting, WithdrawSetting } from '../settings.graphql.ts';

const subject = 'platform-rates';
const refetch = [ClientSettings];

/** What the platform charges the client: in force, to come, and from which day on it changes (insight-and-settings, decision 17). */
export function PlatformRatesForm({ setting, timeZone }: { setting: SubjectOfScreen; timeZone: string }) {
  const { t, intlLocale } = useMessages();
  const queries = useQueryClient();
  const attempt = useRefusalNotice();
  const save = useGraphqlMutation(SaveSetting, { refetch });
  const withdraw = useGraphqlMutation(WithdrawSetting, { refetch });
  const currency = useClientFacts()?.currency ?? 'EUR';
  const { version, mayEdit } = setting;
  const decimalSign = decimalSignOf(intlLocale);
  const form = useEditForm<RatesForm, { fromDay: string }>({
    values: ratesFormOf(setting, timeZone, decimalSign),
    version,
    check: async (typed) => {
      const { checkRates } = await import('../../../components/rates/check-rates.ts');
      const checked = checkRates(typed, timeZone);
      if (!checked.ok || changesRates(typed, setting, timeZone)) return checked;
      return refused({ code: 'rates-unchanged', field: 'fromDay' });
    },
    controlOf: (field) => field.replace(/Minor$/, ''),
    save: (_typed, { fromDay, ...value }, seenVersion) =>
      save.mutateAsync({ subject, value, fromDay, version: seenVersion, applyNow: false }),
  });
  const { fields } = form;
  const takeBack = (id: string) =>
    void attempt(() =>
      withdraw
        .mutateAsync({ subject, id, version })
        .finally(() => queries.invalidateQueries({ queryKey: [operationName(ClientSettings)] })),
    );
  return (
    <EditArea form={form} canEdit={mayEdit} change={save} query={ClientSettings} readOnlyReason={false}>
      <Card title={t('client-choice.rate.title')}>
        {!mayEdit && <Notice tone="neutral">{t('settings.adminOnly')}</Notice>}
        <RatesTable
          rates={setting}
          currency={currency}
          timeZone={timeZone}
          busy={withdraw.isPending}
          {...(mayEdit && { onWithdraw: takeBack })}
        />
      </Card>
      {mayEdit && (
        <Card title={t('client-choice.rate.change')}>
          <RatesFields
            getInputProps={(name) => fields.getInputProps(name)}
            sign={signOf(currency, intlLocale)}
            day={{
              value: fields.getValues().fromDay,
              timeZone,
              onChange: (day) =>
                fields.setValues(
                  onAnotherDay(fields.getValues(), day, { rates: setting, timeZone, decimalSign }),
                ),
            }}
          />
        </Card>
      )}
    </EditArea>
  );
}
