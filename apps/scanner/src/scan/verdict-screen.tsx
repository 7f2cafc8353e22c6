import type { GateCount } from '@foyer/domain/scanning/gate-contract.ts';
import type { RememberedDevice } from '../app/device-memory.ts';
import { GateHeader } from '../app/gate-header.tsx';
import { useMessages } from '../app/messages.ts';
import type { ShownVerdict } from './shown-verdict.ts';
import { VerdictFacts } from './verdict-facts.tsx';
import { verdictLine } from './verdict-line.ts';
import { VerdictShape } from './verdict-shape.tsx';

interface VerdictScreenProps {
  device: RememberedDevice;
  today: GateCount | null;
  shown: ShownVerdict;
  onNext: () => void;
}

/** The whole screen is the answer: shape, colour, word, reason, four facts. */
export function VerdictScreen({ device, today, shown, onNext }: VerdictScreenProps) {
  const messages = useMessages();
  const place = { clientName: device.clientName, timeZone: device.timeZone, now: new Date() };
  return (
    <main className={`gate gate-${shown.verdict}`}>
      <GateHeader device={device} today={today} />
      <div className="verdict">
        <VerdictShape verdict={shown.verdict} />
        <h1>{messages.t(`scanner.reason.${shown.reason}`)}</h1>
        <p>{verdictLine(shown, place, messages)}</p>
        {shown.ticket && <VerdictFacts ticket={shown.ticket} verdict={shown.verdict} />}
      </div>
      <div className="gate-buttons">
        <button type="button" className="button-solid" onClick={onNext}>
          {messages.t('scanner.verdict.next')}
        </button>
      </div>
    </main>
  );
}
