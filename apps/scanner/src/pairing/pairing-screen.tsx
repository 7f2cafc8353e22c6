import { formatPairingCode, parsePairingCode } from '@foyer/domain/scanning/pairing-code.ts';
import { useActionState } from 'react';
import { deviceFromPairing, type RememberedDevice } from '../app/device-memory.ts';
import { pairDevice } from '../app/gate-api.ts';
import { useMessages } from '../app/messages.ts';
import { continueNumbering } from '../offline-queue/scan-queue.ts';

interface PairingScreenProps {
  /** Came with the address, from the QR code in the back office. */
  offeredCode: string;
  /** Why the device has to be paired again, if that is so. */
  notice: string | null;
  onPaired: (device: RememberedDevice) => void;
}

interface Refused {
  /** Stays in the field: React empties a form after its action. */
  typed: string;
  problem: string;
}

/** One code makes this phone a gate: from the back office's QR, or typed. */
export function PairingScreen({ offeredCode, notice, onPaired }: PairingScreenProps) {
  const { t } = useMessages();
  const [refused, submit, isPairing] = useActionState(async (_before: Refused | null, form: FormData) => {
    const typed = String(form.get('code') ?? '');
    const refuse = (problem: string): Refused => ({ typed, problem });
    const code = parsePairingCode(typed);
    if (!code) return refuse(t('scanner.pair.wrong'));
    const call = await pairDevice(code);
    if (call.kind === 'answered') {
      await continueNumbering(call.value.lastSequence);
      onPaired(deviceFromPairing(call.value));
      return null;
    }
    if (call.kind === 'unreachable') return refuse(t('scanner.pair.offline'));
    if (call.kind === 'stopped') return refuse(t('scanner.stopped.strip'));
    return refuse(
      t(
        call.kind === 'rejected' && call.code === 'too-many-attempts'
          ? 'scanner.pair.tooMany'
          : 'scanner.pair.wrong',
      ),
    );
  }, null);
  const problem = refused?.problem ?? null;
  const offered = parsePairingCode(offeredCode);
  return (
    <main className="gate gate-ready pairing">
      <form action={submit}>
        <h1>{t('scanner.pair.title')}</h1>
        <p>{t('scanner.pair.explanation')}</p>
        {notice && !problem && (
          <p className="strip strip-offline" role="status">
            {notice}
          </p>
        )}
        <label>
          <span>{t('scanner.pair.code')}</span>
          <input
            name="code"
            defaultValue={refused?.typed ?? (offered ? formatPairingCode(offered) : '')}
            placeholder="K7M2-9XQP"
            maxLength={12}
            required
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={problem !== null}
            aria-describedby={problem ? 'pairing-problem' : undefined}
          />
        </label>
        {problem && (
          <p id="pairing-problem" className="problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button-solid" disabled={isPairing}>
          {t(isPairing ? 'scanner.pair.submitting' : 'scanner.pair.submit')}
        </button>
      </form>
    </main>
  );
}
