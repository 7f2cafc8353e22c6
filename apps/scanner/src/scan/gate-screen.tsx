import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceChoices, RememberedDevice } from '../app/device-memory.ts';
import { DeviceSheet } from '../app/device-sheet.tsx';
import { useMessages } from '../app/messages.ts';
import { SetupScreen } from '../setup/setup-screen.tsx';
import { AsleepScreen } from './asleep-screen.tsx';
import { FindOrderSheet } from './find-order-sheet.tsx';
import { gateFigure } from './gate-figure.ts';
import { allowSounds, playGateSound, vibrate } from './gate-sounds.ts';
import { GroupScreen } from './group-screen.tsx';
import { HandheldField } from './handheld-field.tsx';
import { ReadyScreen } from './ready-screen.tsx';
import { rehearseVerdict } from './rehearse-verdict.tsx';
import { SettledScreen } from './settled-screen.tsx';
import type { ShownVerdict } from './shown-verdict.ts';
import { TypeCodeSheet } from './type-code-sheet.tsx';
import { useCamera } from './use-camera.ts';
import { useGate } from './use-gate.ts';
import { useIsVisible, useSleep } from './use-sleep.ts';
import { useUndo } from './use-undo.ts';
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
  const isAsleep = useSleep();
  const isVisible = useIsVisible();
  const gate = useGate(device, onRenamed, onNotPaired, isAsleep);
  const [sheet, setSheet] = useState<'type' | 'find' | 'device' | null>(null);
  const [isSettingUp, setIsSettingUp] = useState(choices.setUpKey !== device.key);
  const video = useRef<HTMLVideoElement>(null);
  const { scan, letIn, next, shown } = gate;
  const { direction, isMuted } = choices;
  const { undoable, forget } = useUndo(shown);
  const group = shown?.reason === 'how-many' ? shown.group : null;

  const say = useCallback(
    (answer: ShownVerdict | null) => {
      if (!answer) return;
      if (!isMuted) playGateSound(answer.verdict);
      vibrate(answer.verdict);
    },
    [isMuted],
  );
  const onCode = useCallback(
    async (code: string) => {
      setSheet(null);
      document.dispatchEvent(new Event('gate-scan'));
      if (!isMuted) playGateSound('read');
      say(await scan(code, direction));
    },
    [scan, direction, isMuted, say],
  );
  const camera = useCamera(
    video,
    choices.usesCamera && !isSettingUp && !isAsleep && isVisible,
    shown !== null || gate.isChecking || sheet !== null,
    onCode,
  );

  useEffect(() => {
    if (shown?.verdict !== 'valid' || shown.reason === 'how-many') return;
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

  useEffect(() => rehearseVerdict(messages), [messages]);

  const listTime = gate.list?.madeAt ?? null;
  const place = { clientName: device.clientName, timeZone: device.timeZone, now: new Date(), listTime };
  const spoken =
    shown && `${messages.t(`scanner.reason.${shown.reason}`)}. ${verdictLine(shown, place, messages)}`;
  const figure = gateFigure(gate, direction, messages);
  const undo = () => {
    forget();
    void gate.undo();
  };
  const deviceSheet = sheet === 'device' && (
    <DeviceSheet
      device={device}
      waiting={gate.waiting}
      choices={choices}
      onChoose={onChoose}
      onUnpair={onUnpair}
      onClose={() => setSheet(null)}
    />
  );
  if (isSettingUp)
    return (
      <>
        <SetupScreen
          device={device}
          choices={choices}
          onDone={(chosen) => {
            onChoose(chosen);
            setIsSettingUp(false);
          }}
          onOpenDevice={() => setSheet('device')}
          onNotPaired={onNotPaired}
        />
        {deviceSheet}
      </>
    );
  const isSettled = !shown && gate.settled !== null && gate.settled.differing.length > 0;
  return (
    <>
      <div className="spoken" role="alert">
        {spoken}
      </div>
      <HandheldField isListening={sheet === null} onCode={onCode} onEnter={group ? () => {} : next} />
      <ReadyScreen
        device={device}
        gate={gate}
        figure={figure}
        direction={direction}
        choices={choices}
        camera={camera}
        video={video}
        isHidden={shown !== null || isSettled}
        undoable={undoable}
        onUndo={undo}
        onChoose={onChoose}
        onTypeCode={() => setSheet('type')}
        onFindOrder={() => setSheet('find')}
        onSetUp={() => setIsSettingUp(true)}
      />
      {isSettled && gate.settled && (
        <SettledScreen device={device} figure={figure} settled={gate.settled} onScan={gate.dismissSettled} />
      )}
      {shown && group && (
        <GroupScreen
          device={device}
          figure={figure}
          shown={shown}
          left={group.left}
          size={group.size}
          onLetIn={(people) => void letIn(people).then(say)}
          onCancel={next}
        />
      )}
      {shown && !group && (
        <VerdictScreen
          device={device}
          figure={figure}
          shown={shown}
          listTime={listTime}
          onNext={next}
          onUndo={undoable ? undo : null}
        />
      )}
      {isAsleep && !shown && <AsleepScreen device={device} />}
      {sheet === 'type' && <TypeCodeSheet onCode={onCode} onClose={() => setSheet(null)} />}
      {sheet === 'find' && (
        <FindOrderSheet deviceKey={device.key} onCode={onCode} onClose={() => setSheet(null)} />
      )}
      {deviceSheet}
    </>
  );
}
