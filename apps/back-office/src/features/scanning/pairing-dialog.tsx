import { formatPairingCode } from '@foyer/domain/scanning/pairing-code.ts';
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { QrCode } from '../../components/account/qr-code.tsx';
import styles from './pairing-dialog.module.css';

export interface Pairing {
  deviceId: string;
  code: string;
  url: string;
  expiresAt: string;
  /** The gate had a phone before: being paired says nothing about the new one. */
  wasPaired: boolean;
}

interface PairingDialogProps {
  pairing: Pairing;
  deviceName: string;
  isPaired: boolean;
  onClose: () => void;
}

/** The code to scan or type on the phone; says by itself when the phone is paired. */
export function PairingDialog({ pairing, deviceName, isPaired, onClose }: PairingDialogProps) {
  const { t } = useMessages();
  const minutesLeft = useMinutesLeft(pairing.expiresAt);
  const waiting =
    minutesLeft > 0 ? t('scanning.pairing.minutes', { minutes: minutesLeft }) : t('scanning.pairing.expired');
  return (
    <Dialog opened onClose={onClose} title={t('scanning.pairing.title', { name: deviceName })} size={440}>
      {isPaired ? (
        <Notice tone="success">{t('scanning.pairing.done', { name: deviceName })}</Notice>
      ) : (
        <div className={styles.pairing}>
          <p>{t('scanning.pairing.how')}</p>
          <QrCode text={pairing.url} label={t('scanning.pairing.qr')} />
          <p className={styles.code} translate="no">
            {formatPairingCode(pairing.code)}
          </p>
          <p role="status" className={styles.waiting}>
            {waiting}
          </p>
        </div>
      )}
      <div className={styles.buttons}>
        {!isPaired && minutesLeft > 0 && (
          <Button component="a" href={pairing.url} target="_blank" rel="noopener">
            {t('scanning.pairing.here')}
          </Button>
        )}
        <Button variant="filled" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </div>
    </Dialog>
  );
}

function useMinutesLeft(until: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 60_000));
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(left()), 5_000);
    return () => clearInterval(timer);
  });
  return minutes;
}
