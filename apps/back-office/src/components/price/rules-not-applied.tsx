import type { RuleNotAppliedReason } from '@foyer/domain/pricing/price-step.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';

interface RulesNotAppliedProps {
  rules: readonly { name: string; reason: RuleNotAppliedReason; date?: string | null }[];
}

/** The near misses of "Why this price?": every other rule of the group, and what kept it away. */
export function RulesNotApplied({ rules }: RulesNotAppliedProps) {
  const { t, date } = useMessages();
  if (rules.length === 0) return null;
  return (
    <Card title={t('prices.notApplied')}>
      <Facts
        facts={rules.map((rule) => ({
          label: rule.name,
          value: t(`prices.reason.${rule.reason}`, { date: rule.date ? date(rule.date) : '' }),
        }))}
      />
    </Card>
  );
}
