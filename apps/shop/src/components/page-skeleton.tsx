import { useTexts } from '../app/texts.tsx';

/** The shape of the page while it is fetched; invisible for the first 150 ms. */
export function PageSkeleton() {
  const { t } = useTexts();
  return (
    <main id="main" className="content skeleton" aria-busy="true">
      <p className="hidden-text" role="status">
        {t('shop.loading')}
      </p>
      <div className="bone" style={{ inlineSize: '55%', blockSize: 38 }} />
      <div className="bone" style={{ blockSize: 320 }} />
    </main>
  );
}
