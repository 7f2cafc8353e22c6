import type { RememberedDevice } from '../app/device-memory.ts';
import { useMessages } from '../app/messages.ts';

/** After minutes without a visitor: dark, without camera and calls. Any touch or scan wakes the gate. */
export function AsleepScreen({ device }: { device: RememberedDevice }) {
  const { t } = useMessages();
  return (
    <div className="asleep" role="status">
      <strong>{device.name}</strong>
      <span>{t('scanner.asleep')}</span>
    </div>
  );
}
