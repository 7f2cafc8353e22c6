import type { GateCount } from '@foyer/domain/scanning/gate-contract.ts';
import type { RememberedDevice } from './device-memory.ts';
import { useMessages } from './messages.ts';

/** Which gate this is, and how many of today's visitors are in. */
export function GateHeader({ device, today }: { device: RememberedDevice; today: GateCount | null }) {
  const { t, intlLocale } = useMessages();
  const number = new Intl.NumberFormat(intlLocale);
  return (
    <header className="gate-header">
      <div>
        <strong>{device.name}</strong>
        <span>{[device.clientName, device.locationName].filter(Boolean).join(' · ')}</span>
      </div>
      {today && (
        <div className="gate-count">
          <strong aria-hidden="true">{number.format(today.scans)}</strong>
          <span aria-hidden="true">
            {t('scanner.count.in', { count: number.format(today.reservations) })}
          </span>
          <span className="spoken">
            {t('scanner.count.spoken', {
              scans: number.format(today.scans),
              reservations: number.format(today.reservations),
            })}
          </span>
        </div>
      )}
    </header>
  );
}
