import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { sumByGroup, type VisitTotals } from './closure-facts.ts';

interface ClosureStateTagProps {
  closure: {
    liftedAt: string | null;
    pausedAt: string | null;
    totals: readonly VisitTotals[];
  };
}

/** What a closure does now, what matters most first. */
export function ClosureStateTag({ closure }: ClosureStateTagProps) {
  const { t } = useMessages();
  const sums = sumByGroup(closure.totals);
  if (sums['needs-you'].orders > 0)
    return <StatusTag tone="danger">{t('closures.state.needsYou')}</StatusTag>;
  if (closure.liftedAt !== null)
    return (
      <StatusTag tone="neutral" mark="ring">
        {t('closures.state.lifted')}
      </StatusTag>
    );
  if (closure.pausedAt !== null)
    return (
      <StatusTag tone="warning" mark="half">
        {t('closures.state.paused')}
      </StatusTag>
    );
  return sums.waiting.orders > 0 ? (
    <StatusTag tone="info" mark="half">
      {t('closures.state.settling')}
    </StatusTag>
  ) : (
    <StatusTag tone="success">{t('closures.state.settled')}</StatusTag>
  );
}
