import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { useGoOnceSaved } from '../../components/edit-page/use-go-once-saved.ts';
import { text, useAddressSearch } from '../../components/fields/address-search.ts';
import { useStaffLanguage } from '../../components/names/use-staff-language.ts';
import { pricingRulesOf } from '../../components/price/pricing-rules-of.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { type ClientFactsOfScreen, useClientFacts } from '../../components/use-client-facts.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { type PricedGroup, typesOf } from './group-pricing.ts';
import { AllPricingRules, CreatePricingRule, GroupPrices } from './pricing.graphql.ts';
import { RuleEditor, type RuleStep } from './rule-editor.tsx';
import { emptyRuleForm, readRuleForm, ruleControlOf } from './rule-form.ts';

export default function AddRulePage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const query = useGraphqlQuery(GroupPrices, { ticketGroupId: useRouteParam('ticketGroupId') });
  return (
    <QueryView query={query} failed={t('pricing.typesFailed')}>
      {({ ticketGroup }) => facts && <AddRule group={ticketGroup} facts={facts} />}
    </QueryView>
  );
}

/** A new rule in two steps; once it is made, the rules of its group open. */
function AddRule({ group, facts }: { group: PricedGroup; facts: ClientFactsOfScreen }) {
  const { t } = useMessages();
  const canEdit = useCan('tickets', 'edit');
  const [made, setMade] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { step: asked } = useAddressSearch({ step: text });
  const step: RuleStep = asked === 'prices' ? 'prices' : 'duration';
  const list = `/tickets/${group.id}/dynamic-price`;
  const pathOf = (wanted: RuleStep) => `${list}/create${wanted === 'prices' ? '?step=prices' : ''}`;
  const types = typesOf(group.ticketTypes, useStaffLanguage());
  const create = useGraphqlMutation(CreatePricingRule, { refetch: [GroupPrices, AllPricingRules] });
  const form = useEditForm({
    values: emptyRuleForm(types.map(({ id }) => id)),
    check: readRuleForm,
    controlOf: ruleControlOf,
    save: async (_typed, input) => {
      setFailed(false);
      try {
        await create.mutateAsync({ ticketGroupId: group.id, input });
        setMade(true);
      } catch (error) {
        setFailed(true);
        throw error;
      }
    },
  });
  useGoOnceSaved(form, made ? list : null);
  return (
    <EditPage
      title={t('pricing.create')}
      breadcrumbs={[
        { label: group.name, to: `/tickets/${group.id}` },
        { label: t('pricing.title'), to: list },
      ]}
      actions={
        <>
          <Button component={Link} to={list}>
            {t('ui.cancel')}
          </Button>
          {step === 'duration' ? (
            <Button
              component={Link}
              to={pathOf('prices')}
              variant="filled"
              rightSection={<IconArrowRight size={15} stroke={1.6} aria-hidden="true" />}
            >
              {t('pricing.step.prices')}
            </Button>
          ) : (
            canEdit && (
              <Button variant="filled" loading={form.saving} onClick={() => void form.submit()}>
                {t('pricing.create')}
              </Button>
            )
          )}
        </>
      }
      form={form}
      canEdit={canEdit}
      withoutBar
    >
      {hasFailed && (
        <Notice tone="danger" title={t('pricing.createFailed')}>
          {form.error}
        </Notice>
      )}
      <RuleEditor
        form={form}
        step={step}
        pathOf={pathOf}
        ticketGroupId={group.id}
        types={types}
        others={pricingRulesOf(group.id, group.pricingRules)}
        sequence={Number.MAX_SAFE_INTEGER}
        currency={facts.currency}
      />
    </EditPage>
  );
}
