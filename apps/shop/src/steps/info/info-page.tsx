import { ContentText } from '@foyer/content-html/content-text.tsx';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import type { InfoPage } from '../../app/shop-address.ts';
import { useTexts } from '../../app/texts.tsx';
import { hasInfo, headingOf, textOf } from '../../components/info-links.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PathLink } from '../../components/path-link.tsx';
import { Programme } from '../../components/programme.tsx';

interface InfoPageProps {
  page: SalesPage;
  info: InfoPage;
  /** Where the tickets are. */
  path: string;
}

/** What the museum says about its programme, its visit, its groups or its terms; the way back to the tickets. */
export default function InfoPageView({ page, info, path }: InfoPageProps) {
  const { t } = useTexts();
  const isThere = hasInfo(page, info);
  const title = isThere ? headingOf(page, info) || t(`shop.pages.${info}`) : t('shop.pages.none');
  return (
    <main id="main" className="content info-page">
      <PageHeading title={title} documentTitle={`${title} · ${page.client.name}`} />
      {isThere && (
        <div className="card info-text">
          <ContentText text={textOf(page.channel.texts, info)} className="formatted" />
        </div>
      )}
      {isThere && info === 'program' && <Programme events={page.events} />}
      <p>
        <PathLink className="button" path={path}>
          {t('shop.pages.back')}
        </PathLink>
      </p>
    </main>
  );
}
