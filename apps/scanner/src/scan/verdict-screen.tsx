import type { RememberedDevice } from '../app/device-memory.ts';
import { type GateFigure, GateHeader } from '../app/gate-header.tsx';
import { useMessages } from '../app/messages.ts';
import type { ShownVerdict } from './shown-verdict.ts';
import { VerdictFacts } from './verdict-facts.tsx';
import { verdictLine } from './verdict-line.ts';
import { VerdictShape } from './verdict-shape.tsx';

interface VerdictScreenProps {
  device: RememberedDevice;
  figure: GateFigure | null;
  shown: ShownVerdict;
  listTime: string | null;
  onNext: () => void;
  /** null = nothing to take back. */
  onUndo: (() => void) | null;
}

/** The whole screen is the answer: shape, colour, word, reason, four facts. */
export function VerdictScreen({ device, figure, shown, listTime, onNext, onUndo }: VerdictScreenProps) {
  const messages = useMessages();
  const place = { clientName: device.clientName, timeZone: device.timeZone, now: new Date(), listTime };
  return (
    <main className={`gate gate-${shown.verdict}`}>
      <GateHeader device={device} figure={figure} />
      <div className="verdict">
        <VerdictShape verdict={shown.verdict} />
        <h1>{messages.t(`scanner.reason.${shown.reason}`)}</h1>
        <p>{verdictLine(shown, place, messages)}</p>
        {shown.group && shown.group.people > 1 && (
          <p>{messages.t('scanner.group.entered', { count: shown.group.people, left: shown.group.left })}</p>
        )}
        {shown.ticket && <VerdictFacts ticket={shown.ticket} verdict={shown.verdict} />}
      </div>
      <div className="gate-buttons">
        {onUndo && (
          <button type="button" onClick={onUndo}>
            {messages.t('scanner.verdict.undo')}
          </button>
        )}
        <button type="button" className="button-solid" onClick={onNext}>
          {messages.t('scanner.verdict.next')}
        </button>
      </div>
    </main>
  );
}
