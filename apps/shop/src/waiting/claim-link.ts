import { keepPlace } from '../app/kept-place.ts';
import { RequestRefused, requestShop } from '../app/shop-request.ts';

/**
 * Takes the place that the link of a mail names to this browser, once; the address is an ordinary one again.
 * @returns false where the place is used or over
 */
export async function claimLink(pagePath: string): Promise<boolean> {
  if (!/^#[\w-]{43}$/.test(location.hash)) return true;
  try {
    const body = { link: location.hash.slice(1) };
    const { place } = await requestShop<{ place: string | null }>(`${pagePath}/waiting/claim`, {
      method: 'POST',
      body,
    });
    if (place !== null) keepPlace(pagePath, place);
    dropLink();
    return true;
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.status >= 500) throw error;
    dropLink();
    return false;
  }
}

const dropLink = () => history.replaceState(history.state, '', location.pathname + location.search);
