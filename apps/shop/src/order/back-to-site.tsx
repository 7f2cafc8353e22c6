import { useTexts } from '../app/texts.tsx';
import { embedding } from '../embed/present-embedding.ts';

/** The way back to the page of the museum's own site on which the order was begun; the payment took the whole window. */
export function BackToSite({ page }: { page: string | null }) {
  const { t } = useTexts();
  if (page === null || embedding !== null) return null;
  return (
    <a className="button" href={page}>
      {t('order-page.backToSite', { site: new URL(page).host })}
    </a>
  );
}
