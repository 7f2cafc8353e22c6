import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { lazy, type ReactNode, useEffect } from 'react';
import { lookStyle } from '../app/look-style.ts';
import { useTexts } from '../app/texts.tsx';
import { embedding } from '../embed/present-embedding.ts';
import { LanguageSelect } from './language-select.tsx';
import { SidePart } from './page-boundary.tsx';
import { ResponsiveImage } from './responsive-image.tsx';
import { type Progress, StepProgress } from './step-progress.tsx';

const PageFoot = lazy(() => import('../foot/page-foot.tsx'));
const CloseFrame = lazy(() => import('../embed/close-frame.tsx'));

interface PageFrameProps {
  client: { subdomain: string; name: string; town: string; logoUrl: string | null };
  look: Pick<SalesPage['channel'], 'colours' | 'style'>;
  /** Above what is shown; null = none. */
  bannerUrl?: string | null;
  languages: readonly string[];
  /** Where the name leads; null = nowhere. */
  homePath: string | null;
  progress?: Progress | undefined;
  /** The visit may be measured where the visitor allows it. */
  isMeasured?: boolean;
  /** Places are held for the visitor. */
  isHolding?: boolean;
  onLanguage: (language: string) => void;
  children: ReactNode;
}

/** Header with name, progress and language, in the channel's colours, around one page. */
export function PageFrame({
  client,
  look,
  bannerUrl = null,
  languages,
  homePath,
  progress,
  isMeasured = false,
  isHolding = false,
  onLanguage,
  children,
}: PageFrameProps) {
  const { t } = useTexts();
  const { colours, style } = look;
  // The canvas around the page shows on overscroll and beside it: it takes the paper colour too.
  useEffect(() => {
    document.body.style.backgroundColor = colours.paper;
  }, [colours.paper]);
  // A logo says the name itself.
  const name = client.logoUrl ? (
    <ResponsiveImage
      className="client-logo"
      source={client.logoUrl}
      client={client.subdomain}
      alt={client.name}
      width={180}
      height={40}
    />
  ) : (
    <span>
      <strong>{client.name}</strong>
      {client.town && <small>{client.town}</small>}
    </span>
  );
  return (
    <div className="page" style={lookStyle(look)} data-step-buttons={style.stepButtons}>
      <button type="button" className="skip-link" onClick={skipToPage}>
        {t('shop.skip')}
      </button>
      <header className="header">
        <div className="header-row">
          {homePath ? (
            <a className="client-name" href={homePath}>
              {name}
            </a>
          ) : (
            <div className="client-name">{name}</div>
          )}
          {progress && <StepProgress {...progress} />}
          {style.languageSelector && languages.length > 1 && (
            <LanguageSelect languages={languages} onChoose={onLanguage} />
          )}
          {embedding?.mode === 'popover' && (
            <SidePart>
              <CloseFrame isHolding={isHolding} />
            </SidePart>
          )}
        </div>
      </header>
      {bannerUrl && (
        <ResponsiveImage className="banner" source={bannerUrl} alt="" width={1920} height={300} />
      )}
      {children}
      {client.subdomain && (
        <SidePart>
          <PageFoot client={client.subdomain} isMeasured={isMeasured} />
        </SidePart>
      )}
    </div>
  );
}

/** Without a change of the address, as a link would make it: its fragment may hold an order's secret. */
function skipToPage(): void {
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
