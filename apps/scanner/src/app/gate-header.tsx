import type { RememberedDevice } from './device-memory.ts';
import { useMessages } from './messages.ts';

export interface GateFigure {
  /** In large type. */
  count: number;
  /** Beside it, such as "of 1,219 in". */
  text: string;
  spoken: string;
}

interface GateHeaderProps {
  device: RememberedDevice;
  figure: GateFigure | null;
  /** Opens the set-up; left out = the name is no button. */
  onSetUp?: (() => void) | undefined;
}

/** Which gate this is, and how many of today's visitors are in. */
export function GateHeader({ device, figure, onSetUp }: GateHeaderProps) {
  const { t, number } = useMessages();
  const place = [device.clientName, device.locationName].filter(Boolean).join(' · ');
  return (
    <header className="gate-header">
      {onSetUp ? (
        <button type="button" className="gate-name" onClick={onSetUp}>
          <strong>{device.name}</strong>
          <span>{place}</span>
          <span className="spoken">{t('scanner.setup.open')}</span>
        </button>
      ) : (
        <div>
          <strong>{device.name}</strong>
          <span>{place}</span>
        </div>
      )}
      {figure && (
        <div className="gate-count">
          <strong aria-hidden="true">{number(figure.count)}</strong>
          <span aria-hidden="true">{figure.text}</span>
          <span className="spoken">{figure.spoken}</span>
        </div>
      )}
    </header>
  );
}
