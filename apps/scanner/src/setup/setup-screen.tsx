import type { GateSetupChoices } from '@foyer/domain/scanning/gate-contract.ts';
import { useCallback, useEffect, useState } from 'react';
import type { DeviceChoices, RememberedDevice } from '../app/device-memory.ts';
import { batteryPercentage } from '../app/device-status.ts';
import { type GateCall, readSetup, saveSetup } from '../app/gate-api.ts';
import { useMessages } from '../app/messages.ts';

interface SetupScreenProps {
  device: RememberedDevice;
  choices: DeviceChoices;
  onDone: (choices: DeviceChoices) => void;
  onOpenDevice: () => void;
  onNotPaired: () => void;
}

/** The location of this gate, which ticket groups it accepts, and whether visitors come in or go out. */
export function SetupScreen({ device, choices, onDone, onOpenDevice, onNotPaired }: SetupScreenProps) {
  const { t, number } = useMessages();
  const [setup, setSetup] = useState<GateSetupChoices | 'unreachable' | null>(null);
  const [locationId, setLocationId] = useState<string | null>(null);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [direction, setDirection] = useState(choices.direction);
  const [battery, setBattery] = useState<number | null>(null);
  const [failed, setFailed] = useState<GateCall<never>['kind'] | null>(null);

  const load = useCallback(async () => {
    const call = await readSetup(device.key);
    if (call.kind === 'not-paired') return onNotPaired();
    if (call.kind !== 'answered') return setSetup('unreachable');
    const { chosen, ticketGroups } = call.value;
    setSetup(call.value);
    setLocationId(chosen.locationId);
    setAccepted(new Set(chosen.ticketGroupIds ?? ticketGroups.map(({ id }) => id)));
  }, [device.key, onNotPaired]);
  useEffect(() => {
    void load();
    void batteryPercentage().then(setBattery);
  }, [load]);

  const wasSetUp = choices.setUpKey === device.key;
  const done = { ...choices, direction, setUpKey: device.key };
  const start = async () => {
    if (setup === null || setup === 'unreachable') return onDone(done);
    const ids = setup.ticketGroups.map(({ id }) => id).filter((id) => accepted.has(id));
    const isAll = ids.length === setup.ticketGroups.length;
    const call = await saveSetup(device.key, { locationId, ticketGroupIds: isAll ? null : ids });
    if (call.kind === 'not-paired') return onNotPaired();
    if (call.kind === 'answered') return onDone(done);
    setFailed(call.kind);
  };
  const flip = (id: string) => {
    const changed = new Set(accepted);
    if (!changed.delete(id)) changed.add(id);
    setAccepted(changed);
  };
  const isKnown = setup !== null && setup !== 'unreachable';
  const isEmpty = isKnown && setup.ticketGroups.length > 0 && accepted.size === 0;
  return (
    <main className="gate gate-ready setup">
      <header className="gate-header">
        <div>
          <h1>{t('scanner.setup.title')}</h1>
          <span>{[device.name, device.clientName].join(' · ')}</span>
        </div>
        {battery !== null && <span>{t('scanner.setup.battery', { percentage: battery })}</span>}
      </header>
      {setup === null && <p role="status">{t('scanner.setup.loading')}</p>}
      {setup === 'unreachable' && (
        <p className="strip strip-offline" role="status">
          <span>{t('scanner.setup.offline')}</span>
          <button type="button" onClick={load}>
            {t('scanner.setup.again')}
          </button>
        </p>
      )}
      {isKnown && (
        <>
          <fieldset className="rows">
            <legend>{t('scanner.device.location')}</legend>
            {[{ id: null, name: t('scanner.device.everywhere'), address: '' }, ...setup.locations].map(
              (one) => (
                <label key={one.id ?? ''}>
                  <input
                    type="radio"
                    name="location"
                    checked={one.id === locationId}
                    onChange={() => setLocationId(one.id)}
                  />
                  <span>
                    <strong>{one.name}</strong>
                    {one.address && <small>{one.address}</small>}
                  </span>
                </label>
              ),
            )}
          </fieldset>
          {setup.ticketGroups.length > 0 && (
            <fieldset className="rows" aria-describedby="accepted">
              <legend>{t('scanner.setup.groups')}</legend>
              <p id="accepted" className="rows-count">
                {t('scanner.setup.accepted', { count: accepted.size, all: setup.ticketGroups.length })}
              </p>
              {setup.ticketGroups.map(({ id, name, ticketsToday }) => (
                <label key={id}>
                  <input type="checkbox" checked={accepted.has(id)} onChange={() => flip(id)} />
                  <span>
                    <strong>{name}</strong>
                    <small>{t('scanner.setup.ticketsToday', { count: number(ticketsToday) })}</small>
                  </span>
                </label>
              ))}
            </fieldset>
          )}
        </>
      )}
      <label className="setup-direction">
        <span>{t('scanner.ready.direction')}</span>
        <select
          value={direction}
          onChange={({ target }) => setDirection(target.value === 'out' ? 'out' : 'in')}
        >
          <option value="in">{t('scanner.ready.entry')}</option>
          <option value="out">{t('scanner.ready.exit')}</option>
        </select>
      </label>
      <div className="setup-end">
        {isEmpty && <p id="setup-empty">{t('scanner.setup.empty')}</p>}
        {failed && <p role="alert">{t('scanner.setup.notSaved')}</p>}
        {/* Without a connection visitors come in all the same: the server keeps what this gate was set to before. */}
        {(failed === 'unreachable' || failed === 'stopped') && (
          <div className="gate-buttons">
            <button type="button" onClick={() => onDone(done)}>
              {t('scanner.setup.earlier')}
            </button>
          </div>
        )}
        <div className="gate-buttons">
          {wasSetUp && (
            <button type="button" onClick={() => onDone(choices)}>
              {t('scanner.type.cancel')}
            </button>
          )}
          <button type="button" onClick={onOpenDevice}>
            {t('scanner.ready.device')}
          </button>
          <button
            type="button"
            className="button-solid"
            disabled={isEmpty || setup === null}
            aria-describedby={isEmpty ? 'setup-empty' : undefined}
            onClick={start}
          >
            {t('scanner.setup.start')}
          </button>
        </div>
      </div>
    </main>
  );
}
