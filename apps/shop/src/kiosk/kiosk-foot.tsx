import type { PageFoot } from '@foyer/domain/storefront/page-foot.ts';
import { TextsProvider, useTexts } from '../app/texts.tsx';
import { useResource } from '../app/use-resource.ts';
import { kioskFootParts } from './kiosk-texts.tsx';
import { restart } from './restart.ts';

/** Below every page of a kiosk: who sells, to be read and not to be followed, and the way to start again. */
export default function KioskFoot({ client }: { client: string; isMeasured: boolean }) {
  const { language } = useTexts();
  const { value: foot } = useResource<PageFoot>(`visitors/${encodeURIComponent(client)}/foot`);
  if (foot === null) return null;
  return (
    <TextsProvider language={language} parts={kioskFootParts}>
      <Foot foot={foot} />
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
