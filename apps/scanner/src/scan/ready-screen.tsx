import type { ScanDirection } from '@foyer/domain/scanning/scan-verdict.ts';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { DeviceChoices, RememberedDevice } from '../app/device-memory.ts';
import { type GateFigure, GateHeader } from '../app/gate-header.tsx';
import { type GateMessages, useMessages } from '../app/messages.ts';
import { localTime } from './local-time.ts';
import type { ShownVerdict } from './shown-verdict.ts';
import type { CameraState, Torch } from './use-camera.ts';
import type { Gate } from './use-gate.ts';

const sentShownMs = 3_000;

interface ReadyScreenProps {
  device: RememberedDevice;
  gate: Gate;
  figure: GateFigure | null;
  direction: ScanDirection;
  choices: DeviceChoices;
  camera: { state: CameraState; torch: Torch | null };
  video: RefObject<HTMLVideoElement | null>;
  isHidden: boolean;
  /** The last scan, as long as it can be taken back. */
  undoable: ShownVerdict | null;
  onUndo: () => void;
  onChoose: (choices: DeviceChoices) => void;
  onTypeCode: () => void;
  onFindOrder: () => void;
  onSetUp: () => void;
}

/** Waits for a code. Stays mounted under the verdict, so that the camera never stops. */
export function ReadyScreen(props: ReadyScreenProps) {
  const { t } = useMessages();
  const { gate, choices, direction, device } = props;
  const { state: camera, torch } = props.camera;
  const hasCamera = camera === 'starting' || camera === 'reading';
  const isOffline = gate.offlineSince !== null;
  return (
    <main className="gate gate-ready" hidden={props.isHidden}>
      <GateHeader device={device} figure={props.figure} onSetUp={props.onSetUp} />
      <GateStrips gate={gate} timeZone={device.timeZone} />
      {props.undoable && (
        <p className="strip" role="status">
          <span>{undoText(props.undoable, t)}</span>
          <button type="button" onClick={props.onUndo}>
            {t('scanner.verdict.undo')}
          </button>
        </p>
      )}
      <div className="ready">
        <div className="finder" hidden={!hasCamera}>
          <video ref={props.video} muted playsInline aria-label={t('scanner.device.camera')} />
          <i />
          <i />
          <i />
          <i />
          {camera === 'reading' && <b />}
        </div>
        <div className="ready-words" role="status">
          <h1>{t(gate.isChecking ? 'scanner.ready.checking' : titleOf(camera))}</h1>
          <p>
            {isOffline && gate.list?.madeAt
              ? t('scanner.offline.against', { time: localTime(new Date(gate.list.madeAt), device.timeZone) })
              : t(helpOf(camera))}
          </p>
        </div>
        {isOffline && <OfflineFacts gate={gate} timeZone={device.timeZone} />}
        <div className="pills">
          <fieldset className="choice">
            <legend className="spoken">{t('scanner.ready.direction')}</legend>
            {(['in', 'out'] as const).map((option) => (
              <label key={option}>
                <input
                  type="radio"
                  name="direction"
                  checked={option === direction}
                  onChange={() => props.onChoose({ ...choices, direction: option })}
                />
                <span>{t(option === 'in' ? 'scanner.ready.entry' : 'scanner.ready.exit')}</span>
              </label>
            ))}
          </fieldset>
          <button
            type="button"
            className="pill"
            aria-pressed={!choices.isMuted}
            onClick={() => props.onChoose({ ...choices, isMuted: !choices.isMuted })}
          >
            {t(choices.isMuted ? 'scanner.ready.soundOff' : 'scanner.ready.soundOn')}
          </button>
          {torch && (
            <button type="button" className="pill" aria-pressed={torch.isOn} onClick={torch.toggle}>
              {t(torch.isOn ? 'scanner.ready.torchOff' : 'scanner.ready.torchOn')}
            </button>
          )}
        </div>
      </div>
      <div className="gate-buttons">
        <button type="button" onClick={props.onTypeCode}>
          {t('scanner.ready.typeCode')}
        </button>
        <button type="button" onClick={props.onFindOrder}>
          {t('scanner.find.open')}
        </button>
      </div>
    </main>
  );
}

function undoText({ reason, group, ticket }: ShownVerdict, t: GateMessages['t']): string {
  const what = [t(`scanner.reason.${reason}`), ticket?.orderNumber].filter(Boolean).join(' · ');
  return group && group.people > 1 ? t('scanner.undo.group', { what, count: group.people }) : what;
}

/** What the device decides by until the connection is back. */
function OfflineFacts({ gate, timeZone }: { gate: Gate; timeZone: string }) {
  const { t, number } = useMessages();
  const { list, waiting } = gate;
  return (
    <dl className="offline-facts">
      <div>
        <dt>{t('scanner.offline.tickets')}</dt>
        <dd>{number(list?.count ?? 0)}</dd>
      </div>
      {list?.madeAt && (
        <div>
          <dt>{t('scanner.offline.soldAfter', { time: localTime(new Date(list.madeAt), timeZone) })}</dt>
          <dd>{t('scanner.offline.bySignature')}</dd>
        </div>
      )}
      <div>
        <dt>{t('scanner.offline.toSend')}</dt>
        <dd>{number(waiting)}</dd>
      </div>
    </dl>
  );
}

function titleOf(camera: CameraState): string {
  if (camera === 'starting') return 'scanner.camera.starting';
  return camera === 'reading' ? 'scanner.ready.title' : 'scanner.ready.titleWithoutCamera';
}

function helpOf(camera: CameraState): string {
  switch (camera) {
    case 'denied':
      return 'scanner.camera.denied';
    case 'missing':
      return 'scanner.camera.missing';
    case 'insecure':
      return 'scanner.camera.insecure';
    case 'failed':
      return 'scanner.camera.failed';
    case 'off':
      return 'scanner.ready.helpWithoutCamera';
    default:
      return 'scanner.ready.help';
  }
}

/** One amber strip while there is no connection or every scan is refused; for seconds, that stored scans were sent. */
function GateStrips({ gate, timeZone }: { gate: Gate; timeZone: string }): ReactNode {
  const { t } = useMessages();
  const { settled, dismissSettled } = gate;
  useEffect(() => {
    if (settled?.differing.length !== 0) return;
    const timer = setTimeout(dismissSettled, sentShownMs);
    return () => clearTimeout(timer);
  }, [settled, dismissSettled]);
  if (gate.isStopped) {
    return (
      <p className="strip strip-offline" role="status">
        {t('scanner.stopped.strip')}
      </p>
    );
  }
  if (gate.offlineSince) {
    return (
      <p className="strip strip-offline" role="status">
        <strong>{t('scanner.offline.since', { time: localTime(gate.offlineSince, timeZone) })}</strong>
        <span>{t('scanner.offline.stored', { count: gate.waiting })}</span>
      </p>
    );
  }
  if (!settled) return null;
  return (
    <p className="strip" role="status">
      {t('scanner.late.strip', { count: settled.sent })}
    </p>
  );
}
