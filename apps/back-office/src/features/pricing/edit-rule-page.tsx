import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { text, useAddressSearch } from '../../components/fields/address-search.ts';
import { decimalSignOf } from '../../components/fields/decimal-sign.ts';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { useStaffLanguage } from '../../components/names/use-staff-language.ts';
import { pricingRulesOf } from '../../components/price/pricing-rules-of.ts';
import { QueryView } from '../../components/query-view.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { useCan } from '../../components/use-can.ts';
import { type ClientFactsOfScreen, useClientFacts } from '../../components/use-client-facts.ts';
import { useGo } from '../../components/use-go.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import type { PricingRuleRowFragment } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { DeleteRuleDialog } from './delete-rule-dialog.tsx';
import { type PricedGroup, typesOf } from './group-pricing.ts';
import { AllPricingRules, ChangePricingRule, EditPricingRule, GroupPrices } from './pricing.graphql.ts';
import { RuleEditor, type RuleStep } from './rule-editor.tsx';
import { readRuleForm, ruleControlOf, ruleFormOf } from './rule-form.ts';
import { RuleStateTag } from './rule-state-tag.tsx';

export default function EditRulePage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const query = useGraphqlQuery(EditPricingRule, {
    ticketGroupId: useRouteParam('ticketGroupId'),
    ruleId: useRouteParam('ruleId'),
  });
  return (
    <QueryView query={query} failed={t('pricing.failed')}>
      {({ ticketGroup, pricingRule }) =>
        facts && <EditRule key={pricingRule.id} group={ticketGroup} rule={pricingRule} facts={facts} />
      }
    </QueryView>
  );
}

interface EditRuleProps {
  group: PricedGroup;
  rule: PricingRuleRowFragment;
  facts: ClientFactsOfScreen;
}

/** One rule: it keeps its place among the others, whatever is changed. */
function EditRule({ group, rule, facts }: EditRuleProps) {
  const { t, intlLocale } = useMessages();
  const go = useGo();
  const canEdit = useCan('tickets', 'edit');
  const [deleting, setDeleting] = useState(false);
  const { step: asked } = useAddressSearch({ step: text });
  const step: RuleStep = asked === 'prices' ? 'prices' : 'duration';
  const list = `/tickets/${group.id}/dynamic-price`;
  const pathOf = (wanted: RuleStep) => `${list}/${rule.id}${wanted === 'prices' ? '?step=prices' : ''}`;
  const types = typesOf(group.ticketTypes, useStaffLanguage());
  const change = useGraphqlMutation(ChangePricingRule, {
    refetch: [EditPricingRule, GroupPrices, AllPricingRules],
  });
  const form = useEditForm({
    values: ruleFormOf(
      rule,
      types.map(({ id }) => id),
      decimalSignOf(intlLocale),
    ),
    version: rule.version,
    check: readRuleForm,
    controlOf: ruleControlOf,
    save: (_typed, input, version) => change.mutateAsync({ id: rule.id, version, input }),
  });
  return (
    <EditPage
      title={rule.name}
      status={<RuleStateTag rule={rule} />}
      subtitle={
        rule.under
          ? t('pricing.under', { name: rule.under })
          : t('pricing.inEffect', { count: rule.daysInEffect, days: rule.days })
      }
      breadcrumbs={[
        { label: group.name, to: `/tickets/${group.id}` },
        { label: t('pricing.title'), to: list },
      ]}
      actions={
        canEdit && (
          <RowMenu
            label={rule.name}
            variant="default"
            actions={[{ label: t('pricing.delete'), destructive: true, onClick: () => setDeleting(true) }]}
          />
        )
      }
      form={form}
      canEdit={canEdit}
      change={change}
      query={EditPricingRule}
    >
      <RuleEditor
        form={form}
        step={step}
        pathOf={pathOf}
        ticketGroupId={group.id}
        types={types}
        others={pricingRulesOf(
          group.id,
          group.pricingRules.filter(({ id }) => id !== rule.id),
        )}
        sequence={rule.sequence}
        currency={facts.currency}
      />
      <HistoryCard entity="pricing-rule" id={rule.id} />
      {deleting && (
        <DeleteRuleDialog rule={rule} onClose={() => setDeleting(false)} onDeleted={() => go(list)} />
      )}
    </EditPage>
  );
}
