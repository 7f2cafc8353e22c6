import { newAddresses } from './address.ts';

/** The newer screens. */
export const newScreenAddresses = newAddresses([
  // the first page; its path is the empty first segment
  ['/', 'dashboard', 'dashboard'],
  // sign-in with the second-factor step, outside the layout
  ['/login', 'sign-in', null],
  // asks for a mail with a link
  ['/password-forgotten', 'password-forgotten', null],
  // the mailed link, its token in the fragment
  ['/password-reset', 'password-reset', null],
  // the link of the specification
  ['/password-reset/{token}', 'password-reset', null],
  // the mailed link, its token in the fragment
  ['/account-activation', 'activation', null],
  // the secret link, its token in the fragment
  ['/company-form', 'company-form-by-link', null],
  // the user guide: where the help link leads by default
  ['/help', 'help', null],
  // one chapter of it
  ['/help/{area}', 'help', null],
  // channels by state
  ['/channel-management', 'channels', 'channel-management'],
  // a new webshop channel
  ['/channel-management/webshop/create', 'add-channel', 'channel-management'],
  // one webshop channel
  ['/channel-management/webshop/edit/{channelId}', 'edit-channel', 'channel-management'],
  // the waiting room of a channel
  ['/channel-management/waiting-room/{channelId}', 'waiting-room', 'channel-management'],
  // what visitors do here
  ['/products', 'products', 'products'],
  // one product
  ['/products/edit/{productId}', 'edit-product', 'products'],
  // places by day, week and month
  ['/availability-scheduler', 'availability', 'availability-scheduler'],
  // orders; ?order= opens one
  ['/order-management', 'orders', 'order-management'],
  // exports and their downloads
  ['/exports', 'exports', 'exports'],
  // queue overview and outbox
  ['/message-queue', 'message-queue', 'message-queue'],
  // what could not be delivered
  ['/message-queue/failed-messages', 'failed-messages', 'message-queue'],
  // the way to every setting
  ['/new-settings', 'settings-overview', 'new-settings'],
  // venues
  ['/new-settings/locations', 'locations', 'new-settings'],
  // one venue
  ['/new-settings/locations/edit-venue/{venueId}', 'edit-location', 'new-settings'],
  // mails
  ['/new-settings/email-template', 'email-template', 'new-settings'],
  // PDF tickets
  ['/new-settings/eticket-template', 'eticket-template', 'new-settings'],
  // the look of sales pages
  ['/new-settings/webshop-template', 'webshop-template', 'new-settings'],
  // pricing rules of one ticket group
  ['/tickets/{ticketGroupId}/dynamic-price', 'pricing-rules', 'tickets'],
  // a new pricing rule
  ['/tickets/{ticketGroupId}/dynamic-price/create', 'add-pricing-rule', 'tickets'],
  // one pricing rule
  ['/tickets/{ticketGroupId}/dynamic-price/{ruleId}', 'edit-pricing-rule', 'tickets'],
]);
