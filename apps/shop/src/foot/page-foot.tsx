import type { PageFoot as PageFootAnswer } from '@foyer/domain/storefront/page-foot.ts';
import { lazy } from 'react';
import { pathOfFindOrder } from '../app/shop-address.ts';
import { footParts, TextsProvider, useTexts } from '../app/texts.tsx';
import { useResource } from '../app/use-resource.ts';
import { SidePart } from '../components/page-boundary.tsx';
import { isKiosk } from '../kiosk/kiosk-point.ts';
import { servicesOf } from './kept-consent.ts';

/** With what measures a visit: most museums measure nothing. */
const ConsentChoice = lazy(() => import('./consent-choice.tsx'));
const KioskFoot = lazy(() => import('../kiosk/kiosk-foot.tsx'));

interface PageFootProps {
  /** Its subdomain. */
  client: string;
  /** The visit may be measured here: not where tickets and their codes are. */
  isMeasured: boolean;
}

/** Below every page: who sells, how to reach them, and what they do with data. Fetched once the page is shown. */
export default function PageFoot(props: PageFootProps) {
  const { language } = useTexts();
  const { value: foot } = useResource<PageFootAnswer>(`visitors/${encodeURIComponent(props.client)}/foot`);
  if (foot === null) return null;
  return (
    <TextsProvider language={language} parts={footParts}>
      {isKiosk ? (
        <SidePart>
          <KioskFoot foot={foot} />
        </SidePart>
      ) : (
        <Foot {...props} foot={foot} />
      )}
    </TextsProvider>
  );
}

function Foot({ client, isMeasured, foot }: PageFootProps & { foot: PageFootAnswer }) {
  const { t, language } = useTexts();
  const place = [foot.address, [foot.postalCode, foot.town].filter(Boolean).join(' ')].filter(Boolean);
  const phones = [foot.phone, foot.alternatePhone].filter(Boolean);
  return (
    <footer className="page-foot">
      <p>{[foot.name, ...place].join(', ')}</p>
      <ul>
        {phones.map((phone) => (
          <li key={phone}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </li>
        ))}
        {foot.email && (
          <li>
            <a href={`mailto:${foot.email}`}>{foot.email}</a>
          </li>
        )}
        <OutwardLink href={foot.supportUrl} label={t('page-foot.contact')} />
        <OutwardLink href={foot.website} label={t('page-foot.website')} />
        <li>
          <a href={pathOfFindOrder(client, language)}>{t('page-foot.findOrder')}</a>
        </li>
        <OutwardLink href={foot.privacyUrl} label={t('page-foot.privacy')} />
        <OutwardLink href={foot.imprintUrl} label={t('page-foot.imprint')} />
        {servicesOf(foot.analytics).length > 0 && (
          <SidePart>
            <ConsentChoice client={client} ids={foot.analytics} isMeasured={isMeasured} />
          </SidePart>
        )}
      </ul>
    </footer>
  );
}

/** A page of the museum: beside the order, not in its place. */
function OutwardLink({ href, label }: { href: string; label: string }) {
  if (!href) return null;
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer">
        {label}
      </a>
    </li>
  );
}
