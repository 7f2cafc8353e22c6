import type { ScanDirection } from '@foyer/domain/scanning/scan-verdict.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceChoices, RememberedDevice } from '../app/device-memory.ts';
import { DeviceSheet } from '../app/device-sheet.tsx';
import { useMessages } from '../app/messages.ts';
import { allowSounds, playGateSound, vibrate } from './gate-sounds.ts';
import { HandheldField } from './handheld-field.tsx';
import { ReadyScreen } from './ready-screen.tsx';
import { TypeCodeSheet } from './type-code-sheet.tsx';
import { useCamera } from './use-camera.ts';
import { useGate } from './use-gate.ts';
import { verdictLine } from './verdict-line.ts';
import { VerdictScreen } from './verdict-screen.tsx';

const validClearsAfterMs = 1_200;

interface GateScreenProps {
  device: RememberedDevice;
  choices: DeviceChoices;
  onChoose: (choices: DeviceChoices) => void;
  onRenamed: (device: RememberedDevice) => void;
  onNotPaired: () => void;
  onUnpair: () => void;
}

/** The gate at work: camera, handheld scanner and typed codes all end in one verdict. */
export function GateScreen({ device, choices, onChoose, onRenamed, onNotPaired, onUnpair }: GateScreenProps) {
  const messages = useMessages();
  const gate = useGate(device, onRenamed, onNotPaired);
  const [direction, setDirection] = useState<ScanDirection>('in');
  const [sheet, setSheet] = useState<'type' | 'device' | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { scan, next, shown } = gate;

  const onCode = useCallback(
    async (code: string) => {
      setSheet(null);
      if (!choices.isMuted) playGateSound('read');
      const verdict = (await scan(code, direction))?.verdict;
      if (!verdict) return;
      if (!choices.isMuted) playGateSound(verdict);
      vibrate(verdict);
    },
    [scan, direction, choices.isMuted],
  );
  const camera = useCamera(
    video,
    choices.usesCamera,
    shown !== null || gate.isChecking || sheet !== null,
    onCode,
  );

  useEffect(() => {
    if (shown?.verdict !== 'valid') return;
    const timer = setTimeout(next, validClearsAfterMs);
    return () => clearTimeout(timer);
  }, [shown, next]);

  useEffect(() => {
    document.addEventListener('pointerdown', allowSounds);
    document.addEventListener('keydown', allowSounds);
    return () => {
      document.removeEventListener('pointerdown', allowSounds);
      document.removeEventListener('keydown', allowSounds);
    };
  }, []);

  const place = { clientName: device.clientName, timeZone: device.timeZone, now: new Date() };
  const spoken =
    shown && `${messages.t(`scanner.reason.${shown.reason}`)}. ${verdictLine(shown, place, messages)}`;
  return (
    <>
      <div className="spoken" role="alert">
        {spoken}
      </div>
      <HandheldField isListening={sheet === null} onCode={onCode} onEnter={next} />
      <ReadyScreen
        device={device}
        gate={gate}
        direction={direction}
        choices={choices}
        camera={camera}
        video={video}
        onDirection={setDirection}
        onChoose={onChoose}
        onTypeCode={() => setSheet('type')}
        onOpenDevice={() => setSheet('device')}
      />
      {shown && <VerdictScreen device={device} today={gate.today} shown={shown} onNext={next} />}
      {sheet === 'type' && <TypeCodeSheet onCode={onCode} onClose={() => setSheet(null)} />}
      {sheet === 'device' && (
        <DeviceSheet
          device={device}
          waiting={gate.waiting}
          choices={choices}
          onChoose={onChoose}
          onUnpair={onUnpair}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
}
