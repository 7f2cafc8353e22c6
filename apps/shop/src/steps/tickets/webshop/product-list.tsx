import { ContentText } from '@foyer/content-html/content-text.tsx';
import { isHtmlText } from '@foyer/content-html/is-html-text.ts';
import { useOwnTexts } from '../../../app/own-texts.ts';
import { pathWith } from '../../../app/shop-address.ts';
import type { StepProps } from '../../../app/step-props.ts';
import { chosenGroups, ticketCountOf } from '../../../app/summary-of.ts';
import { useTexts } from '../../../app/texts.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { PathLink } from '../../../components/path-link.tsx';
import { Programme } from '../../../components/programme.tsx';
import { ResponsiveImage } from '../../../components/responsive-image.tsx';
import { fromPriceOf, productsOf, type WebshopProduct } from './products-of.ts';

/** Everything that a webshop sells, each with the way to its page. */
export function ProductList({ page, lines, hasExpired, hasOrdered }: StepProps) {
  const { t } = useTexts();
  const { heading, intro } = useOwnTexts('tickets');
  const title = heading || page.channel.title;
  const products = productsOf(page);
  const [chosen] = chosenGroups(page, lines);
  return (
    <main id="main">
      <div className="content webshop">
        {hasExpired && (
          <Notice kind="news" title={t('shop.expired.title')} text={t('shop.expired.tickets')} />
        )}
        {hasOrdered && lines.length === 0 && (
          <Notice kind="news" title={t('shop.ordered.title')} text={t('shop.ordered.text')} />
        )}
        <PageHeading
          title={title}
          documentTitle={`${title} · ${page.client.name}`}
          lead={intro && <ContentText text={intro} className="formatted" />}
        />
        {chosen && (
          <p className="card webshop-chosen">
            <span>{[ticketCountOf(page, lines, t), chosen.productTitle].filter(Boolean).join(' · ')}</span>
            <PathLink path={pathOfProduct(chosen.productId)} className="button primary">
              {t('shop.pages.back')}
            </PathLink>
          </p>
        )}
        {page.channel.steps.program && <Programme events={page.events} />}
        {products.length === 0 && <p className="card empty">{t('shop.tickets.empty')}</p>}
        <ul className="products" data-template={page.channel.style.template}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} today={page.today} currency={page.currency} />
          ))}
        </ul>
      </div>
    </main>
  );
}

function pathOfProduct(product: string): string {
  return pathWith(new URL(location.href), { product });
}

interface ProductCardProps {
  product: WebshopProduct;
  today: string;
  currency: string;
}

function ProductCard({ product, today, currency }: ProductCardProps) {
  const { t, money, price } = useTexts();
  const { id, title, groups } = product;
  const [first] = groups;
  const from = fromPriceOf(product, today);
  const line = first?.shortText && !isHtmlText(first.shortText) ? first.shortText : '';
  const duration = first?.durationMinutes && t('shop.group.duration', { minutes: first.durationMinutes });
  return (
    <li className="card product">
      {first?.imageUrl ? (
        <ResponsiveImage source={first.imageUrl} alt={first.imageText} width={640} height={220} />
      ) : (
        <div className="product-plain" aria-hidden="true" />
      )}
      <div className="product-text">
        <h2>
          <PathLink path={pathOfProduct(id)} className="product-link">
            {title}
          </PathLink>
        </h2>
        <p className="muted">{line || duration || first?.location.name}</p>
        <p className="product-foot">
          <span className="figures">
            {from === null
              ? t('shop.webshop.none')
              : from.isFrom
                ? t('shop.price.from', { amount: money(from.minor, currency) })
                : price(from.minor, currency)}
          </span>
          <span className="product-go" aria-hidden="true">
            {t('shop.steps.tickets')}
          </span>
        </p>
      </div>
    </li>
  );
}
