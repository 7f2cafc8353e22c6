import { TextsProvider, useTexts } from '../app/texts.tsx';
import { kioskParts } from './kiosk-texts.tsx';
import { restart } from './restart.ts';

/** The end of an order at a kiosk: what it shows is forgotten, and the next visitor can begin. */
export function KioskDone() {
  const { language } = useTexts();
  return (
    <TextsProvider language={language} parts={kioskParts}>
      <Done />
    </TextsProvider>
  );
}

function Done() {
  const { t } = useTexts();
  return (
    <button type="button" className="button primary" onClick={() => void restart()}>
      {t('kiosk.done')}
    </button>
  );
}
