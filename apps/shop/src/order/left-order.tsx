import { firstLanguage } from '../app/browser-language.ts';
import { orderParts, TextsProvider, useTexts } from '../app/texts.tsx';
import { PageMessage } from '../components/page-message.tsx';

interface LeftOrderProps {
  language: string | null;
  /** Where this tab went after it had shown the order. */
  salesPath: string;
}

/** An order that this tab has shown and left, perhaps for another visitor: it opens by the mail's link only. */
export function LeftOrder({ language, salesPath }: LeftOrderProps) {
  return (
    <TextsProvider language={firstLanguage(language)} parts={orderParts}>
      <Message salesPath={salesPath} />
    </TextsProvider>
  );
}

function Message({ salesPath }: Pick<LeftOrderProps, 'salesPath'>) {
  const { t } = useTexts();
  return (
    <PageMessage title={t('order-page.left')} text={t('order-page.leftText')}>
      <a className="button primary" href={salesPath}>
        {t('order-page.buy')}
      </a>
    </PageMessage>
  );
}
