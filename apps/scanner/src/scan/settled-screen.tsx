import type { RememberedDevice } from '../app/device-memory.ts';
import { type GateFigure, GateHeader } from '../app/gate-header.tsx';
import { type GateMessages, useMessages } from '../app/messages.ts';
import type { SettledScan } from '../offline-queue/send-waiting-scans.ts';
import type { GateState } from './gate-state.ts';
import { localTime } from './local-time.ts';
import { VerdictShape } from './verdict-shape.tsx';

interface SettledScreenProps {
  device: RememberedDevice;
  figure: GateFigure | null;
  settled: NonNullable<GateState['settled']>;
  onScan: () => void;
}

/** What happened while offline: shown where the server says otherwise than this device did. */
export function SettledScreen({ device, figure, settled, onScan }: SettledScreenProps) {
  const messages = useMessages();
  const { t, number } = messages;
  const { at, sent, differing } = settled;
  const confirmed = sent - differing.length;
  return (
    <main className="gate gate-ready">
      <GateHeader device={device} figure={figure} />
      <p className="strip strip-online" role="status">
        <strong>{t('scanner.settled.back', { time: localTime(at, device.timeZone) })}</strong>
        <span>{t('scanner.settled.sent', { count: number(sent), look: number(differing.length) })}</span>
      </p>
      <div className="settled">
        <h1>{t('scanner.settled.title')}</h1>
        <ul>
          {confirmed > 0 && (
            <li>
              <VerdictShape verdict="valid" />
              <div>
                <strong>{t('scanner.settled.confirmed', { count: number(confirmed) })}</strong>
                <p>{t('scanner.settled.noAction')}</p>
              </div>
            </li>
          )}
          {differing.map((one) => (
            <li key={one.scan.sequence}>
              <VerdictShape verdict={one.answer.reason === 'cancelled' ? 'attention' : 'refused'} />
              <div>
                <strong>{nameOf(one)}</strong>
                <p>{lineOf(one, device.timeZone, messages)}</p>
              </div>
              <time dateTime={one.scan.at}>{localTime(new Date(one.scan.at), device.timeZone)}</time>
            </li>
          ))}
        </ul>
        <p>{t('scanner.settled.explanation')}</p>
      </div>
      <div className="gate-buttons">
        <a href="/cms/ticketscannen/log" target="_blank" rel="noopener">
          {t('scanner.settled.openLog')}
        </a>
        <button type="button" className="button-solid" onClick={onScan}>
          {t('scanner.settled.scan')}
        </button>
      </div>
    </main>
  );
}

function nameOf({ scan, answer }: SettledScan): string {
  const { ticket } = answer;
  return (
    [ticket?.orderNumber, ticket?.typeName].filter(Boolean).join(', ') ||
    `…${scan.code.replace(/\s/g, '').slice(-6)}`
  );
}

function lineOf({ scan, answer }: SettledScan, timeZone: string, { t }: GateMessages): string {
  const wasLetIn = scan.told === 'valid';
  if (answer.earlier && answer.reason !== 'cancelled')
    return t('scanner.settled.also', {
      gate: answer.earlier.deviceName,
      time: localTime(new Date(answer.earlier.at), timeZone),
    });
  const reason = t(`scanner.reason.${answer.reason}`);
  return wasLetIn ? t('scanner.settled.letIn', { reason }) : reason;
}
