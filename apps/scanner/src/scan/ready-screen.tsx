import type { ScanDirection } from '@foyer/domain/scanning/scan-verdict.ts';
import type { ReactNode, RefObject } from 'react';
import type { DeviceChoices, RememberedDevice } from '../app/device-memory.ts';
import { GateHeader } from '../app/gate-header.tsx';
import { useMessages } from '../app/messages.ts';
import type { CameraState } from './use-camera.ts';
import type { Gate } from './use-gate.ts';

interface ReadyScreenProps {
  device: RememberedDevice;
  gate: Gate;
  direction: ScanDirection;
  choices: DeviceChoices;
  camera: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  onDirection: (direction: ScanDirection) => void;
  onChoose: (choices: DeviceChoices) => void;
  onTypeCode: () => void;
  onOpenDevice: () => void;
}

/** Waits for a code. Stays mounted under the verdict, so that the camera never stops. */
export function ReadyScreen(props: ReadyScreenProps) {
  const { t } = useMessages();
  const { gate, camera, choices, direction } = props;
  const hasCamera = camera === 'starting' || camera === 'reading';
  return (
    <main className="gate gate-ready" hidden={gate.shown !== null}>
      <GateHeader device={props.device} today={gate.today} />
      <GateStrips gate={gate} />
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
          <p>{t(helpOf(camera))}</p>
        </div>
        <div className="pills">
          <fieldset className="choice">
            <legend className="spoken">{t('scanner.ready.direction')}</legend>
            {(['in', 'out'] as const).map((option) => (
              <label key={option}>
                <input
                  type="radio"
                  name="direction"
                  checked={option === direction}
                  onChange={() => props.onDirection(option)}
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
        </div>
      </div>
      <div className="gate-buttons">
        <button type="button" onClick={props.onTypeCode}>
          {t('scanner.ready.typeCode')}
        </button>
        <button type="button" onClick={props.onOpenDevice}>
          {t('scanner.ready.device')}
        </button>
      </div>
    </main>
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

/**
 * One amber line while every scan is refused or cannot be checked; one grey line when stored scans were sent
 * afterwards.
 */
function GateStrips({ gate }: { gate: Gate }): ReactNode {
  const { t } = useMessages();
  if (gate.isStopped) {
    return (
      <p className="strip strip-offline" role="status">
        {t('scanner.stopped.strip')}
      </p>
    );
  }
  if (gate.isOffline) {
    return (
      <p className="strip strip-offline" role="status">
        {t('scanner.offline.strip', { count: gate.waiting })}
      </p>
    );
  }
  if (gate.late.sent === 0) return null;
  const { sent, notValid } = gate.late;
  return (
    <p className="strip" role="status">
      <span>
        {notValid === 0
          ? t('scanner.late.strip', { count: sent })
          : t('scanner.late.stripRefused', { count: sent, refused: notValid })}
      </span>
      <button type="button" onClick={gate.dismissLate}>
        {t('scanner.late.dismiss')}
      </button>
    </p>
  );
}
