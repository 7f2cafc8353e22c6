import type { BlockingRule } from '@foyer/domain/abuse-limits/blocking-rule.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { QueryView } from '../../../components/query-view.tsx';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import type { SubjectOfScreen } from '../setting-forms.ts';
import { ApplySettingNow, ClientSettings, SaveSetting } from '../settings.graphql.ts';
import { TakesEffect } from '../takes-effect.tsx';
import { useQuestion } from '../use-question.tsx';
import { useSettingWords } from '../use-setting-words.ts';
import { AddRule } from './add-rule.tsx';
import { BlockingTable } from './blocking-table.tsx';
import { BlockingStops } from './limits.graphql.ts';
import styles from './limits.module.css';
import { type BlockingRow, ruleRowsOf, rulesToCome } from './rule-rows.ts';

const refetch = [ClientSettings];

/** The blocking rules: in force, to come and ending, what each stopped, and how to add one. */
export function BlockingCard({ setting, timeZone }: { setting: SubjectOfScreen; timeZone: string }) {
  const { t } = useMessages();
  const { ruleInWords, subjectName } = useSettingWords();
  const { ask, dialog } = useQuestion();
  const attempt = useRefusalNotice();
  const stops = useGraphqlQuery(BlockingStops, {});
  const save = useGraphqlMutation(SaveSetting, { refetch });
  const applyNow = useGraphqlMutation(ApplySettingNow, { refetch });
  const { coming, inForce, history, version, mayEdit } = setting;
  const rows = ruleRowsOf({ inForce, coming: coming ?? null, history });
  const store = (rules: readonly BlockingRule[]) =>
    save.mutateAsync({ subject: 'blocking', value: { rules }, version, applyNow: false });

  const without = (row: BlockingRow) => rulesToCome(rows.filter((one) => one !== row));
  const actsOf = (row: BlockingRow) => {
    if (row.state === 'ending') {
      const keep = rows.map((one) => (one === row ? { ...one, state: 'in-force' as const } : one));
      return [{ label: t('limits.keep'), onClick: () => void attempt(() => store(rulesToCome(keep))) }];
    }
    if (row.state === 'coming') {
      return [{ label: t('limits.withdraw'), onClick: () => void attempt(() => store(without(row))) }];
    }
    const remove = async () => {
      const yes = await ask({
        title: t('limits.removeQuestion', { rule: ruleInWords(row) }),
        text: t('limits.removeText'),
        confirmLabel: t('limits.remove'),
        destructive: true,
      });
      if (yes) await attempt(() => store(without(row)));
    };
    return [{ label: t('limits.remove'), destructive: true, onClick: () => void remove() }];
  };

  return (
    <Card
      title={t('limits.blocked')}
      flush
      actions={
        coming && setting.mayApplyNow ? (
          <Button
            size="compact-sm"
            leftSection={<IconBolt size={15} stroke={1.6} aria-hidden="true" />}
            onClick={async () => {
              const yes = await ask({
                title: t('settings.applyNow.question', { subject: subjectName('blocking') }),
                text: t('settings.applyNow.text'),
                confirmLabel: t('settings.applyNow.confirm'),
              });
              if (yes) await attempt(() => applyNow.mutateAsync({ subject: 'blocking', version }));
            }}
          >
            {t('settings.applyNow.confirm')}
          </Button>
        ) : (
          <TakesEffect atOnce={false} />
        )
      }
    >
      {dialog}
      {!mayEdit && (
        <Notice tone="neutral">{t('settings.noEdit', { module: t(`menu.item.${setting.module}`) })}</Notice>
      )}
      {rows.length === 0 ? (
        <p className={styles.note}>{t('limits.blocked.none')}</p>
      ) : (
        <QueryView query={stops} failed={t('limits.failed')}>
          {({ blockingStops }) => (
            <BlockingTable
              rows={rows}
              stops={blockingStops}
              effectiveAt={coming?.effectiveAt}
              timeZone={timeZone}
              actsOf={mayEdit ? actsOf : () => []}
            />
          )}
        </QueryView>
      )}
      {mayEdit && <AddRule rules={rulesToCome(rows)} onAdd={store} />}
    </Card>
  );
}
