import './webshop.css';
import { ContentText } from '@foyer/content-html/content-text.tsx';
import { pathWith } from '../../../app/shop-address.ts';
import type { StepProps } from '../../../app/step-props.ts';
import { useTexts } from '../../../app/texts.tsx';
import { useAddress } from '../../../app/use-address.ts';
import { PathLink } from '../../../components/path-link.tsx';
import { ResponsiveImage } from '../../../components/responsive-image.tsx';
import { TicketsStep } from '../tickets-step.tsx';
import { ProductList } from './product-list.tsx';
import { productsOf, type WebshopProduct } from './products-of.ts';

/** The first step of a webshop: its products, or the page of the one that the address names. */
export default function WebshopStep(props: StepProps) {
  const address = useAddress();
  const wanted = address.kind === 'sales page' ? address.product : null;
  const product = productsOf(props.page).find(({ id }) => id === wanted);
  if (!product) return <ProductList {...props} />;
  return (
    <TicketsStep
      key={product.id}
      {...props}
      only={{ title: product.title, groups: product.groups, content: <ProductContent product={product} /> }}
    />
  );
}

/** What a product is: its picture and its texts, above its tickets. */
function ProductContent({ product: { groups } }: { product: WebshopProduct }) {
  const { t } = useTexts();
  const [first] = groups;
  const duration = first?.durationMinutes && t('shop.group.duration', { minutes: first.durationMinutes });
  const facts = [duration, first?.location.name].filter(Boolean).join(' · ');
  return (
    <div className="product-content">
      <PathLink path={pathWith(new URL(location.href), { product: null })} className="link">
        {t('shop.webshop.all')}
      </PathLink>
      {first?.imageUrl && (
        <ResponsiveImage source={first.imageUrl} alt={first.imageText} width={640} height={220} />
      )}
      {first?.shortText && <ContentText text={first.shortText} className="formatted product-lead" />}
      {facts && <p className="muted">{facts}</p>}
      {first?.description && <ContentText text={first.description} className="formatted" />}
    </div>
  );
}
