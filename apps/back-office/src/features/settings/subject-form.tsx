import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refused } from '@foyer/domain/result/result.ts';
import { changedFields } from '@foyer/domain/settings/setting-difference.ts';
import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { EditArea } from '../../components/edit-page/edit-area.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { decimalSignOf } from '../../components/fields/decimal-sign.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { operationName } from '../../session/graphql/graphql-document.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { loadParts } from '../../words/loaded-parts.ts';
import type { ComingChange } from './coming-value.tsx';
import {
  type FormValue,
  fieldOfForm,
  fieldsOfSubject,
  recordOf,
  type SubjectOfScreen,
  settingFormOf,
  settingInputOf,
} from './setting-forms.ts';
import { SettingRow } from './setting-row.tsx';
import { ApplySettingNow, ClientSettings, SaveSetting, WithdrawSetting } from './settings.graphql.ts';
import { TakesEffect } from './takes-effect.tsx';
import { useQuestion } from './use-question.tsx';
import { useSettingWords } from './use-setting-words.ts';

interface SubjectFormProps {
  setting: SubjectOfScreen;
  subject: SettingSubject;
  timeZone: string;
}

const RebookingRows = onDemand(
  async () => {
    const [{ RebookingRows: rows }] = await Promise.all([
      import('./rebooking/rebooking-rows.tsx'),
      loadParts(['rebooking']),
    ]);
    return rows;
  },
  { keepsRoom: true },
);

const LimitRows = onDemand(
  async () => {
    const [{ LimitRows: rows }] = await Promise.all([
      import('./limits/limit-rows.tsx'),
      loadParts(['limits']),
    ]);
    return rows;
  },
  { keepsRoom: true },
);

/** Subjects of which several fields are one row. */
const groupedRows = { rebooking: RebookingRows, 'order-limit': LimitRows };
const titlesOfRows = { rebooking: 'settings.rulesForAll', 'order-limit': 'settings.limits.title' } as const;
const isGrouped = (subject: SettingSubject): subject is keyof typeof groupedRows =>
  Object.hasOwn(groupedRows, subject);

const refetch = [ClientSettings];

/** The settings of one subject: in force, to come, and how to change them. */
export function SubjectForm({ setting, subject, timeZone }: SubjectFormProps) {
  const { t, dateTime, intlLocale } = useMessages();
  const { subjectName } = useSettingWords();
  const queries = useQueryClient();
  const { ask, dialog } = useQuestion();
  const attempt = useRefusalNotice();
  const save = useGraphqlMutation(SaveSetting, { refetch });
  const withdraw = useGraphqlMutation(WithdrawSetting, { refetch });
  const applyNow = useGraphqlMutation(ApplySettingNow, { refetch });
  const { coming, inForce, version, mayEdit, actsAtOnce } = setting;
  const readAgain = () => queries.invalidateQueries({ queryKey: [operationName(ClientSettings)] });

  const form = useEditForm({
    values: settingFormOf(subject, coming?.value ?? inForce, decimalSignOf(intlLocale)),
    check: async (values) => {
      const { settingSchemas } = await import('@foyer/domain/settings/setting-values.ts');
      const parsed = parseInput(settingSchemas[subject], settingInputOf(subject, values));
      if (parsed.ok) return parsed;
      return refused(...parsed.refusals.map((one) => ({ ...one, field: fieldOfForm(one.field) })));
    },
    version,
    save: (_values, value, seenVersion) =>
      save.mutateAsync({ subject, value, version: seenVersion, applyNow: false }),
  });
  const submit = async () => {
    if (!actsAtOnce) return form.submit();
    const yes = await ask({
      title: t('settings.atOnce.question', { subject: subjectName(subject) }),
      text: t('settings.atOnce.text'),
      confirmLabel: t('settings.atOnce.confirm'),
    });
    return yes ? form.submit() : false;
  };

  const now = recordOf(inForce);
  const next = recordOf(coming?.value);
  const changed = coming ? changedFields(next, now) : [];
  const values = form.fields.getValues();
  const comingOf = (field: string): ComingChange | undefined =>
    coming && changed.includes(field)
      ? {
          inForce: now[field],
          value: next[field],
          from: t('settings.from', { at: dateTime(coming.effectiveAt, timeZone) }),
          made: t('settings.made', { who: coming.madeByName, at: dateTime(coming.madeAt, timeZone) }),
        }
      : undefined;
  const change = (field: string, value: FormValue) => form.fields.setFieldValue(field, value);
  const Rows = isGrouped(subject) ? groupedRows[subject] : undefined;
  const takeBack = (field: string) =>
    void attempt(() => withdraw.mutateAsync({ subject, field, version }).finally(readAgain));
  return (
    <EditArea
      form={{ ...form, submit }}
      canEdit={mayEdit}
      change={save}
      query={ClientSettings}
      readOnlyReason={false}
      leave={actsAtOnce ? { submit: form.submit, note: t('settings.atOnce.text') } : undefined}
      above={dialog}
    >
      <Card
        title={isGrouped(subject) ? t(titlesOfRows[subject]) : undefined}
        actions={
          coming && setting.mayApplyNow ? (
            <Button
              size="compact-sm"
              leftSection={<IconBolt size={15} stroke={1.6} aria-hidden="true" />}
              onClick={async () => {
                const yes = await ask({
                  title: t('settings.applyNow.question', { subject: subjectName(subject) }),
                  text: t('settings.applyNow.text'),
                  confirmLabel: t('settings.applyNow.confirm'),
                });
                if (yes) await attempt(() => applyNow.mutateAsync({ subject, version }));
              }}
            >
              {t('settings.applyNow.confirm')}
            </Button>
          ) : (
            <TakesEffect atOnce={actsAtOnce} />
          )
        }
      >
        {!mayEdit && (
          <Notice tone="neutral">
            {setting.adminOnly
              ? t('settings.adminOnly')
              : t('settings.noEdit', { module: t(`menu.item.${setting.module}`) })}
          </Notice>
        )}
        {Rows ? (
          <Rows
            key={coming?.id}
            form={values}
            errors={form.fields.errors}
            mayEdit={mayEdit}
            busy={withdraw.isPending}
            comingOf={comingOf}
            onChange={change}
            onWithdraw={takeBack}
          />
        ) : (
          Object.entries(fieldsOfSubject[subject]).map(([field, kind]) => (
            <SettingRow
              key={`${field} ${coming?.id}`}
              subject={subject}
              field={field}
              kind={kind}
              form={values}
              error={form.fields.errors[field] as string | undefined}
              mayEdit={mayEdit}
              busy={withdraw.isPending}
              coming={comingOf(field)}
              onChange={(value) => change(field, value)}
              onWithdraw={() => takeBack(field)}
            />
          ))
        )}
      </Card>
    </EditArea>
  );
}
