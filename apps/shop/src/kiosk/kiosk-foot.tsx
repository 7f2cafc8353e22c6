import type { PageFoot } from '@foyer/domain/storefront/page-foot.ts';
import { TextsProvider, useTexts } from '../app/texts.tsx';
import { kioskFootParts } from './kiosk-texts.tsx';
import { restart } from './restart.ts';

// One file for all that a kiosk needs: the first script names it once.
export { KioskDone } from './kiosk-done.tsx';
export { startKiosk } from './start-kiosk.tsx';

/** Below every page of a kiosk: who sells, to be read and not to be followed, and the way to start again. */
export default function KioskFoot(props: { foot: PageFoot }) {
  const { language } = useTexts();
  return (
    <TextsProvider language={language} parts={kioskFootParts}>
      <Foot {...props} />
    </TextsProvider>
  );
}

function Foot({ foot }: { foot: PageFoot }) {
  const { t } = useTexts();
  const place = [foot.address, [foot.postalCode, foot.town].filter(Boolean).join(' ')].filter(Boolean);
  const pages = [
    { label: t('page-foot.privacy'), href: foot.privacyUrl },
    { label: t('page-foot.imprint'), href: foot.imprintUrl },
  ].filter(({ href }) => href);
  return (
    <footer className="page-foot">
      <button type="button" className="kiosk-again" onClick={() => void restart()}>
        {t('kiosk.again')}
      </button>
      <p>{[foot.name, ...place].join(', ')}</p>
      <ul>
        {[foot.phone, foot.alternatePhone, foot.email].filter(Boolean).map((reached) => (
          <li key={reached}>{reached}</li>
        ))}
        {pages.map(({ label, href }) => (
          <li key={label}>
            {label}: {href.replace(/^https:\/\//, '')}
          </li>
        ))}
      </ul>
    </footer>
  );
}
