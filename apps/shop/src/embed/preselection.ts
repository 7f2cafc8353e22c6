import type { KeptChoices } from '../app/kept-choices.ts';

/** What a link or an embedding page chooses for the visitor. */
export interface Preselection {
  /** Shown first. */
  ticketGroupId: string | null;
  /** '2026-12-01' */
  date: string | null;
  quantities: Readonly<Record<string, number>>;
  campaign: string | null;
}

const most = 500;

/** Reads `?group=…&date=…&tickets={ticket type}:{n},…&campaign=…`; what cannot be read is left out. */
export function readPreselection(query: URLSearchParams): Preselection {
  const date = query.get('date') ?? '';
  const quantities = (query.get('tickets') ?? '').split(',').flatMap((part) => {
    const [id = '', number = ''] = part.split(':');
    const quantity = Number(number);
    return id !== '' && Number.isInteger(quantity) && quantity > 0 && quantity <= most
      ? [[id, quantity] as const]
      : [];
  });
  return {
    ticketGroupId: query.get('group') || null,
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null,
    quantities: Object.fromEntries(quantities),
    campaign: query.get('campaign') || null,
  };
}

/** The choices with which a page starts: held places outrank what a link chooses. */
export function choicesWith(
  kept: KeptChoices,
  { ticketGroupId, date, quantities, campaign }: Preselection,
): KeptChoices {
  const known = {
    ...kept,
    campaign: campaign ?? kept.campaign,
    firstGroupId: ticketGroupId ?? kept.firstGroupId,
  };
  if (kept.cartSecret !== null) return known;
  return {
    ...known,
    ...(Object.keys(quantities).length > 0 ? { quantities } : {}),
    ...(date === null ? {} : { date, timeslotId: null, ownTimes: {} }),
  };
}

const names = ['group', 'date', 'tickets', 'campaign'];

let given: Preselection = readPreselection(new URLSearchParams());

/** Takes it out of the page's address: chosen once, a reload does not choose it again. */
export function takePreselection(page: Window): void {
  const url = new URL(page.location.href);
  // The page of an order keeps its own day in its address.
  if (url.pathname.startsWith('/shop/order/')) return;
  given = readPreselection(url.searchParams);
  if (!names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  page.history.replaceState(page.history.state, '', url);
}

export function givenPreselection(): Preselection {
  return given;
}
