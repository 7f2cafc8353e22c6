import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import type { PricingRuleRowFragment } from '../../generated/operations.ts';

/** Active, inactive or overwritten; a rule whose last date is behind us says so. */
export function RuleStateTag({ rule }: { rule: Pick<PricingRuleRowFragment, 'state' | 'isEnded'> }) {
  const { t } = useMessages();
  if (rule.isEnded && rule.state !== 'inactive') {
    return (
      <StatusTag tone="neutral" mark="ring">
        {t('pricing.state.ended')}
      </StatusTag>
    );
  }
  if (rule.state === 'active') return <StatusTag tone="success">{t('pricing.state.active')}</StatusTag>;
  const mark = rule.state === 'overwritten' ? 'half' : 'ring';
  return (
    <StatusTag tone="neutral" mark={mark}>
      {t(`pricing.state.${rule.state}`)}
    </StatusTag>
  );
}
