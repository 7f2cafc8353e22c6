import './change.css';
import type { VisitorChanges } from '@foyer/domain/order-changes/visitor-change.ts';
import { useTexts } from '../../app/texts.tsx';
import { Notice } from '../../components/notice.tsx';
import { ChangeTexts } from './change-texts.tsx';
import { WaitingChange } from './waiting-change.tsx';

interface ChangeNewsProps {
  secret: string;
  changes: VisitorChanges;
  reload: () => void;
}

/** Above the tickets: the change that waits, or what became of the last one. */
export default function ChangeNews({ secret, changes, reload }: ChangeNewsProps) {
  const { waiting, settled, currency } = changes;
  return (
    <ChangeTexts>
      {waiting && <WaitingChange secret={secret} waiting={waiting} currency={currency} reload={reload} />}
      {settled && <SettledChange settled={settled} />}
    </ChangeTexts>
  );
}

const told = ['made', 'expired', 'declined'] as const;

function SettledChange({
  settled: { state, refundMinor },
}: {
  settled: NonNullable<VisitorChanges['settled']>;
}) {
  const { t } = useTexts();
  // Money that goes back says itself why.
  const shown = told.find((one) => one === state);
  if (!shown || (shown === 'made' && refundMinor > 0)) return null;
  return (
    <Notice
      kind="news"
      title={t(`order-change.settled.${shown}`)}
      text={t(`order-change.settled.${shown}Text`)}
    />
  );
}
