import { useState } from 'react';
import type { DeviceChoices, RememberedDevice } from './device-memory.ts';
import { gateLanguages, useMessages } from './messages.ts';
import { Sheet } from './sheet.tsx';

interface DeviceSheetProps {
  device: RememberedDevice;
  waiting: number;
  choices: DeviceChoices;
  onChoose: (choices: DeviceChoices) => void;
  onUnpair: () => void;
  onClose: () => void;
}

/** What belongs to this device alone: its name and place, language, camera, and the way out. */
export function DeviceSheet({ device, waiting, choices, onChoose, onUnpair, onClose }: DeviceSheetProps) {
  const { t, locale, number } = useMessages();
  const [isSure, setIsSure] = useState(false);
  return (
    <Sheet title={t('scanner.device.title')} onClose={onClose}>
      <dl className="device-facts">
        <dt>{t('scanner.device.name')}</dt>
        <dd>{device.name}</dd>
        <dt>{t('scanner.device.location')}</dt>
        <dd>{device.locationName ?? t('scanner.device.everywhere')}</dd>
        <dt>{t('scanner.device.waiting')}</dt>
        <dd>{number(waiting)}</dd>
      </dl>
      <Choice
        label={t('scanner.device.language')}
        options={gateLanguages.map((language) => ({ value: language.locale, text: language.name }))}
        chosen={locale}
        onChoose={(chosen) => onChoose({ ...choices, locale: chosen })}
      />
      <Choice
        label={t('scanner.device.camera')}
        options={[
          { value: 'on', text: t('scanner.device.cameraOn') },
          { value: 'off', text: t('scanner.device.cameraOff') },
        ]}
        chosen={choices.usesCamera ? 'on' : 'off'}
        onChoose={(chosen) => onChoose({ ...choices, usesCamera: chosen === 'on' })}
      />
      {!isSecureContext && <p>{t('scanner.device.insecure')}</p>}
      {waiting > 0 && <p>{t('scanner.device.unpairWaiting')}</p>}
      {isSure && <p role="status">{t('scanner.device.unpairSure')}</p>}
      <div className="gate-buttons">
        {waiting === 0 && (
          <button type="button" onClick={isSure ? onUnpair : () => setIsSure(true)}>
            {isSure ? t('scanner.device.unpairConfirm') : t('scanner.device.unpair')}
          </button>
        )}
        <button type="button" className="button-solid" onClick={onClose}>
          {t('scanner.device.close')}
        </button>
      </div>
    </Sheet>
  );
}

interface ChoiceProps {
  label: string;
  options: { value: string; text: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

function Choice({ label, options, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={label}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
