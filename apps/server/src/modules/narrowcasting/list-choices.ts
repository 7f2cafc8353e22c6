import type { ClientScope } from '../../platform/database/database.ts';
import { listAllTicketGroups, listProducts } from '../catalog/index.ts';
import { listChannels } from '../channels/index.ts';
import { listLocations } from '../venues/index.ts';

interface Named {
  id: string;
  name: string;
}

/** What a screen can be limited to: places, sales pages, and products that have timeslots. */
export interface WallScreenChoices {
  locations: Named[];
  channels: Named[];
  products: Named[];
}

/** By name, for accounts that may see screens and perhaps no products and sales pages themselves. */
export async function listChoices(scope: ClientScope): Promise<WallScreenChoices> {
  const groups = (await listAllTicketGroups(scope)).filter(
    ({ kind, isArchived }) => kind === 'day plus time' && !isArchived,
  );
  const products = await listProducts(scope, [...new Set(groups.map(({ productId }) => productId))]);
  const named = ({ id, name }: Named): Named => ({ id, name });
  return {
    locations: (await listLocations(scope)).map(named),
    channels: (await listChannels(scope)).map(({ id, title }) => ({ id, name: title })),
    products: products
      .filter(({ isArchived }) => !isArchived)
      .map(named)
      .sort((one, other) => one.name.localeCompare(other.name)),
  };
}
