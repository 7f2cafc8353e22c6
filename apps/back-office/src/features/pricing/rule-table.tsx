import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type Column, DataTable } from '@foyer/ui/table/data-table.tsx';
import { useState } from 'react';
import { RowMenu } from '../../components/row-menu.tsx';
import { useCan } from '../../components/use-can.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import type { PricingRuleRowFragment } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { DeleteRuleDialog } from './delete-rule-dialog.tsx';
import type { NamedType } from './group-pricing.ts';
import { ActivatePricingRule, AllPricingRules, GroupPrices } from './pricing.graphql.ts';
import styles from './pricing.module.css';
import { RuleStateTag } from './rule-state-tag.tsx';
import { useMadeWords } from './use-made-words.ts';
import { useRuleWords } from './use-rule-words.ts';

export interface RuleRow {
  rule: PricingRuleRowFragment;
  group: { id: string; name: string };
  types: readonly NamedType[];
}

interface RuleTableProps {
  rows: readonly RuleRow[];
  currency: string;
  /** The list of all groups names the group of each rule. */
  withGroup?: boolean;
  refetching?: boolean;
}

/** Pricing rules, the newest first: that is the order in which they have their say. */
export function RuleTable({ rows, currency, withGroup, refetching }: RuleTableProps) {
  const { t } = useMessages();
  const made = useMadeWords();
  const words = useRuleWords(currency);
  const [deleting, setDeleting] = useState<PricingRuleRowFragment>();
  const note = ({ rule }: RuleRow) =>
    rule.under ? t('pricing.under', { name: rule.under }) : made(rule.createdAt);
  const inEffect = ({ rule }: RuleRow) =>
    rule.active ? t('pricing.daysInEffect', { count: rule.daysInEffect, days: rule.days }) : '–';
  const menu = ({ rule }: RuleRow) => <RuleMenu rule={rule} onDelete={() => setDeleting(rule)} />;
  const columns: Column<RuleRow>[] = [
    {
      key: 'name',
      header: t('pricing.column.rule'),
      cell: (row) => (
        <span className={styles.two} data-quiet={row.rule.state === 'overwritten' || undefined}>
          <strong>{row.rule.name}</strong>
          <small>{note(row)}</small>
        </span>
      ),
    },
    ...(withGroup
      ? [
          {
            key: 'group',
            header: t('pricing.column.group'),
            cell: ({ group }: RuleRow) => group.name,
          },
        ]
      : []),
    {
      key: 'dates',
      header: t('pricing.column.dates'),
      muted: true,
      cell: ({ rule }) => (
        <span className={styles.two}>
          <span>{words.dates(rule)}</span>
          <small>{words.weekdays(rule.weekdays)}</small>
        </span>
      ),
    },
    {
      key: 'change',
      header: t('pricing.column.change'),
      cell: ({ rule, types }) => words.change(rule, types),
    },
    { key: 'days', header: t('pricing.column.days'), align: 'end', muted: true, cell: inEffect },
    { key: 'state', header: t('pricing.column.state'), cell: ({ rule }) => <RuleStateTag rule={rule} /> },
    { key: 'menu', header: t('ui.more'), hiddenHeader: true, align: 'end', cell: menu },
  ];
  return (
    <>
      <DataTable
        label={t('pricing.title')}
        columns={columns}
        rows={rows}
        rowKey={({ rule }) => rule.id}
        rowLink={({ rule, group }) => `/tickets/${group.id}/dynamic-price/${rule.id}`}
        refetching={refetching}
        card={(row) => ({
          title: row.rule.name,
          figure: inEffect(row),
          line2: `${words.dates(row.rule)}, ${words.weekdays(row.rule.weekdays)}`,
          line3: [withGroup ? row.group.name : null, words.change(row.rule, row.types)]
            .filter(Boolean)
            .join(' · '),
          line3End: <RuleStateTag rule={row.rule} />,
          actions: menu(row),
        })}
      />
      {deleting && <DeleteRuleDialog rule={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

interface RuleMenuProps {
  rule: PricingRuleRowFragment;
  onDelete: () => void;
}

function RuleMenu({ rule, onDelete }: RuleMenuProps) {
  const { t } = useMessages();
  const notice = useRefusalNotice();
  const activate = useGraphqlMutation(ActivatePricingRule, { refetch: [GroupPrices, AllPricingRules] });
  if (!useCan('tickets', 'edit')) return null;
  return (
    <RowMenu
      label={rule.name}
      actions={[
        {
          label: t(rule.active ? 'pricing.switchOff' : 'pricing.switchOn'),
          disabled: activate.isPending,
          onClick: () => void notice(() => activate.mutateAsync({ id: rule.id, active: !rule.active })),
        },
        { label: t('pricing.delete'), destructive: true, onClick: onDelete },
      ]}
    />
  );
}
