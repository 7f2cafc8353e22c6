import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { keepChoices, noChoices, readChoices } from '../app/kept-choices.ts';
import { pathOfStep } from '../app/shop-address.ts';
import { useTexts } from '../app/texts.tsx';

interface ResumeLinkProps {
  order: VisitorOrder;
  label: string;
}

/**
 * Back to the sales page: to its payment while the cart still holds the places, else to a new start. The
 * choices are put back first, for a banking app may have returned to another window than it came from.
 */
export function ResumeLink({ order, label }: ResumeLinkProps) {
  const { language } = useTexts();
  const { client, channelUrl, cartSecret } = order;
  if (channelUrl === null) return null;
  const keep = () => {
    if (cartSecret === null) return;
    const { codePass, campaign } = readChoices(client.subdomain, channelUrl);
    keepChoices(client.subdomain, channelUrl, {
      ...noChoices,
      codePass,
      campaign,
      cartSecret,
      quantities: Object.fromEntries(order.lines.map((line) => [line.ticketTypeId, line.quantity])),
      date: order.visit.date,
      timeslotId: order.timeslot?.id ?? null,
      // The order has the gift that was chosen: it is not asked for again.
      donationMinor: order.totals.donationMinor,
    });
  };
  const step = cartSecret === null ? 'tickets' : 'payment';
  return (
    <a
      className="button primary"
      href={pathOfStep(client.subdomain, channelUrl, step, language)}
      onClick={keep}
    >
      {label}
    </a>
  );
}
