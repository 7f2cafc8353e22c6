import { isCompleteText } from '@foyer/domain/catalog/product-content.ts';
import type { EditedProduct } from './product-form.ts';
import { timesSourcePath } from './times-source-path.ts';

/** Something without which visitors cannot buy, and the page where it is added. */
export interface ProductLack {
  name: 'ticketType' | 'time' | 'text';
  to: string;
}

type Facts = Pick<EditedProduct, 'id' | 'texts' | 'timesSources'> & {
  ticketGroups: readonly { id: string; ticketTypes: readonly { state: string }[] }[];
};

/** What a product lacks before visitors can buy it, in the order in which it is usually added. */
export function productLacks({ id, texts, timesSources, ticketGroups }: Facts): ProductLack[] {
  const types = ticketGroups.flatMap(({ ticketTypes }) => ticketTypes);
  const [group] = ticketGroups;
  const lacks: (ProductLack | false)[] = [
    types.every(({ state }) => state === 'archived') && {
      name: 'ticketType',
      to: group ? `/tickettype-toevoegen/${group.id}` : `/products/edit/${id}?tab=ticket-types`,
    },
    timesSources.every(({ timeslotCount }) => timeslotCount === 0) && {
      name: 'time',
      to: timesSourcePath(id, timesSources[0]),
    },
    !texts.some(isCompleteText) && { name: 'text', to: `/products/edit/${id}?tab=content` },
  ];
  return lacks.filter((lack) => lack !== false);
}
