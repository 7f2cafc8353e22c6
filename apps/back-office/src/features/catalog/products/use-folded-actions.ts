import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useMediaQuery } from '@mantine/hooks';
import type { RowAction } from '../../../components/row-menu.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useGo } from '../../../components/use-go.ts';

interface Folded {
  /** The kind of thing as the audit log names it. */
  entity: string;
  id: string;
  /** Where visitors find it. */
  pageUrl?: string | undefined;
}

/**
 * On a phone the three dots take in the other acts beside a title (design/more.md, 16): its history and its sales
 * page. Undefined on anything wider.
 */
export function useFoldedActions({ entity, id, pageUrl }: Folded): RowAction[] | undefined {
  const { t } = useMessages();
  const go = useGo();
  const readsHistory = useCan('audit-log', 'access');
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  if (!phone) return undefined;
  const history = { label: t('ui.history'), onClick: () => go(`/audit-log?entity=${entity}&entityId=${id}`) };
  const view = {
    label: t('catalog.product.view'),
    onClick: () => void window.open(pageUrl, '_blank', 'noopener'),
  };
  return [...(pageUrl ? [view] : []), ...(readsHistory ? [history] : [])];
}
