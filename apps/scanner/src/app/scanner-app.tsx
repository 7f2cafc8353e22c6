import { useCallback, useEffect, useMemo, useState } from 'react';
import { waitingScans } from '../offline-queue/scan-queue.ts';
import { PairingScreen } from '../pairing/pairing-screen.tsx';
import { GateScreen } from '../scan/gate-screen.tsx';
import {
  type DeviceChoices,
  deviceChoices,
  forgetDevice,
  type RememberedDevice,
  rememberDevice,
  rememberedDevice,
  saveChoices,
} from './device-memory.ts';
import { MessagesProvider, messagesFor } from './messages.ts';

/** The code in `/scan#pair=K7M29XQP`: behind the #, so that no server log ever holds it. */
function offeredCode(): string {
  return new URLSearchParams(location.hash.slice(1)).get('pair') ?? '';
}

export function ScannerApp() {
  const [device, setDevice] = useState(rememberedDevice);
  const [choices, setChoices] = useState(deviceChoices);
  const [isRevoked, setIsRevoked] = useState(false);
  const messages = useMemo(() => messagesFor(choices.locale), [choices.locale]);

  useEffect(() => {
    document.documentElement.lang = messages.locale;
    document.title = device ? `${device.name} · Foyer` : 'Foyer';
  }, [messages, device]);

  const choose = useCallback((changed: DeviceChoices) => {
    saveChoices(changed);
    setChoices(changed);
  }, []);
  const remember = useCallback((known: RememberedDevice) => {
    rememberDevice(known);
    setDevice(known);
  }, []);
  const pair = useCallback(
    (paired: RememberedDevice) => {
      history.replaceState(null, '', location.pathname);
      setIsRevoked(false);
      remember(paired);
    },
    [remember],
  );
  const unpair = useCallback(() => {
    forgetDevice();
    void import('../offline-list/gate-database.ts').then(({ emptyGateDatabase }) => emptyGateDatabase());
    setDevice(null);
  }, []);
  const onNotPaired = useCallback(() => {
    setIsRevoked(true);
    unpair();
  }, [unpair]);

  const waiting = waitingScans().length;
  const revokedNotice =
    waiting > 0
      ? messages.t('scanner.pair.revokedWaiting', { count: waiting })
      : messages.t('scanner.pair.revoked');
  return (
    <MessagesProvider value={messages}>
      {device ? (
        <GateScreen
          device={device}
          choices={choices}
          onChoose={choose}
          onRenamed={remember}
          onNotPaired={onNotPaired}
          onUnpair={unpair}
        />
      ) : (
        <PairingScreen
          offeredCode={offeredCode()}
          notice={isRevoked ? revokedNotice : null}
          onPaired={pair}
        />
      )}
    </MessagesProvider>
  );
}
