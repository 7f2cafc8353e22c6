import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { type InfoPage, infoPages } from '../app/shop-address.ts';
import { useTexts } from '../app/texts.tsx';
import { PathLink } from './path-link.tsx';

interface InfoLinksProps {
  page: SalesPage;
  current: InfoPage | null;
  pathOf: (page: InfoPage) => string;
}

/** Below every step: the pages that the channel has besides what it sells. */
export function InfoLinks({ page, current, pathOf }: InfoLinksProps) {
  const { t } = useTexts();
  const shown = infoPages.filter((info) => hasInfo(page, info));
  if (shown.length === 0) return null;
  return (
    <nav className="page-links" aria-label={t('shop.pages.label')}>
      {shown.map((info) => (
        <PathLink key={info} path={pathOf(info)} isCurrent={info === current}>
          {headingOf(page, info) || t(`shop.pages.${info}`)}
        </PathLink>
      ))}
    </nav>
  );
}

/** A page that is switched on and has something to say. */
export function hasInfo({ channel: { steps, texts } }: SalesPage, info: InfoPage): boolean {
  const isOn = { ...steps, school: steps.schoolDetails, terms: true }[info];
  return isOn && textOf(texts, info) !== '';
}

type Texts = SalesPage['channel']['texts'];

const keys = {
  program: ['programHeading', 'programText'],
  information: ['informationHeading', 'informationText'],
  groups: ['groupsHeading', 'groupsText'],
  school: ['schoolDetailsHeading', 'schoolDetailsText'],
  terms: [null, 'termsText'],
} as const satisfies Record<InfoPage, readonly [keyof Texts | null, keyof Texts]>;

export const textOf = (texts: Texts, info: InfoPage): string => texts[keys[info][1]] ?? '';

export function headingOf({ channel: { texts } }: SalesPage, info: InfoPage): string {
  const [heading] = keys[info];
  return (heading && texts[heading]) ?? '';
}
