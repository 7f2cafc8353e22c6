import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { EditedProduct } from './product-form.ts';

/** The sales page on which visitors find the product now: the first published channel that sells it. */
export function ProductPageLink({ product }: { product: EditedProduct }) {
  const { t } = useMessages();
  const sold = product.channels.find(
    ({ enabled, ticketGroupCount, channel }) =>
      enabled && ticketGroupCount > 0 && channel.state === 'published',
  );
  if (!sold || product.state !== 'active') return null;
  return (
    <Button
      component="a"
      href={sold.channel.pageUrl}
      target="_blank"
      rel="noopener"
      leftSection={<IconExternalLink size={15} stroke={1.6} aria-hidden="true" />}
    >
      {t('catalog.product.view')}
    </Button>
  );
}
