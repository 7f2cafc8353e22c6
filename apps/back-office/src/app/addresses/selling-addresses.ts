import { legacyAddresses } from './address.ts';

/** Legacy group 1, catalogue and timeslots: what is sold and when. */
const catalogueAddresses = legacyAddresses([
  // ticket groups; any unknown member of the family
  ['/tickets*', 'ticket-groups', 'tickets'],
  // one ticket group
  ['/tickets/{ticketGroupId}', 'ticket-group', 'tickets'],
  // of all groups
  ['/tickets/pricing-rules*', 'all-pricing-rules', 'tickets'],
  // ticket types stand in their groups
  ['/tickettype-*', 'ticket-groups', 'tickets'],
  // add to a group
  ['/tickettype-toevoegen/{ticketGroupId}', 'add-ticket-type', 'tickets'],
  // edit
  ['/tickettype-aanpassen/{ticketTypeId}', 'edit-ticket-type', 'tickets'],
  // its editor deletes it
  ['/tickettype-verwijderen/{ticketTypeId}', 'edit-ticket-type', 'tickets'],
  // its editor holds its texts
  ['/tickettype-tekst-aanpassen/{ticketTypeId}', 'edit-ticket-type', 'tickets'],
  // texts on the ticket
  ['/tickettekst-aanpassen', 'ticket-texts', 'tickets'],
  // logo and banner
  ['/logo-aanpassen', 'ticket-logo', 'tickets'],
  // image behind the PDF
  ['/pdfbackground-aanpassen', 'pdf-background', 'tickets'],
  // older name of the timeslot groups
  ['/timeslots*', 'timeslot-groups', 'timeslotgroup'],
  // timeslot groups
  ['/timeslotgroup*', 'timeslot-groups', 'timeslotgroup'],
  // one group
  ['/timeslotgroup/{timeslotGroupId}', 'timeslot-group', 'timeslotgroup'],
  // its periods
  ['/timeslotgroup/{timeslotGroupId}/periods', 'timeslot-group', 'timeslotgroup'],
  // its times by weekday
  ['/timeslotgroup/{timeslotGroupId}/weekdays', 'timeslot-group', 'timeslotgroup'],
  // dates that differ
  ['/timeslotgroup/{timeslotGroupId}/exceptions/date', 'date-exceptions', 'timeslotgroup'],
  // weekdays of a period that differ
  ['/timeslotgroup/{timeslotGroupId}/exceptions/period', 'weekday-exceptions', 'timeslotgroup'],
  // its group reservations
  ['/timeslotgroup/{timeslotGroupId}/reservations', 'timeslot-reservations', 'timeslotgroup'],
  // its visitors
  ['/timeslotgroup/{timeslotGroupId}/visitors', 'timeslot-visitors', 'timeslotgroup'],
  // one day of it
  ['/timeslotgroup/{timeslotGroupId}/day/{date}', 'timeslot-day', 'timeslotgroup'],
  // what a change of it does
  ['/timeslotgroup/{timeslotGroupId}/changes/{changeId}', 'timeslot-change', 'timeslotgroup'],
  // what a change of chosen timeslots does
  ['/timeslotgroup/changes/{changeId}', 'timeslot-change', 'timeslotgroup'],
  // what waits to be settled
  ['/timeslotgroup/conflicts', 'timeslot-conflicts', 'timeslotgroup'],
  // groups that overviews leave out
  ['/timeslotgroup/hidden-groups', 'hidden-groups', 'timeslotgroup'],
  // who waits for full days and times
  ['/timeslotgroup/waiting-list', 'waiting-list', 'timeslotgroup'],
  // what is closed for a time
  ['/timeslotgroup/closures', 'closures', 'timeslotgroup'],
  // how far the orders of a closure are
  ['/timeslotgroup/closure/{closureId}', 'closure', 'timeslotgroup'],
  // timeslots stand in their groups
  ['/timeslot-*', 'timeslot-groups', 'timeslotgroup'],
  // added in a group
  ['/timeslot-toevoegen', 'add-timeslot', 'timeslotgroup'],
  // edit one
  ['/timeslot-aanpassen/{timeslotId}', 'edit-timeslot', 'timeslotgroup'],
  // its editor deletes it
  ['/timeslot-verwijderen/{timeslotId}', 'edit-timeslot', 'timeslotgroup'],
  // places kept by another system
  ['/timeslot-sync', 'timeslot-sync', 'timeslotgroup'],
  // all timeslots of a day over all groups
  ['/group_timeslots-overzicht*', 'all-timeslots', 'group_timeslots-overzicht'],
  // group reservations on timeslots
  ['/reservations*', 'reservations', 'timeslotgroup'],
  // reserve for a group
  ['/reservations/add', 'add-reservation', 'timeslotgroup'],
  // change one
  ['/reservations/edit/{reservationId}', 'edit-reservation', 'timeslotgroup'],
  // its editor deletes it
  ['/reservations/delete/{reservationId}', 'edit-reservation', 'timeslotgroup'],
  // cancel reservations
  ['/cancel-reservations*', 'cancel-reservations', 'timeslotgroup'],
  // reserve a slot
  ['/slot-reservation*', 'slot-reservation', 'timeslotgroup'],
  // delete a slot
  ['/slot-delete*', 'slot-delete', 'timeslotgroup'],
  // hours and closed days
  ['/openingstijden*', 'opening-hours', 'openingstijden'],
]);

/** Legacy group 1, selling and visiting. */
const visitAddresses = legacyAddresses([
  // sale at the desk
  ['/ticketverkoop*', 'desk-sale', 'ticketverkoop'],
  // buttons of a desk
  ['/ticketverkoop/knoppen', 'desk-buttons', 'ticketverkoop'],
  // desk sale, till assortment
  ['/kassaverkoop', 'desk-sale', 'ticketverkoop'],
  // desk sale, shop assortment
  ['/winkelverkoop', 'desk-sale', 'ticketverkoop'],
  // desk sale, bar assortment
  ['/barverkoop', 'desk-sale', 'ticketverkoop'],
  // tills of the museum
  ['/ticketverkoop/kassas', 'tills', 'ticketverkoop'],
  // one till: open, X report
  ['/ticketverkoop/kassa/{tillId}', 'till', 'ticketverkoop'],
  // its close by a count
  ['/ticketverkoop/kassa/{tillId}/sluiten', 'close-till', 'ticketverkoop'],
  // closes of tills
  ['/ticketverkoop/afsluitingen', 'till-closes', 'ticketverkoop'],
  // one close: Z report
  ['/ticketverkoop/afsluiting/{sessionId}', 'till-close', 'ticketverkoop'],
  // desks without a connection: their places, and sales that wait
  ['/ticketverkoop/offline', 'offline-desks', 'ticketverkoop'],
  // second window: what the customer sees
  ['/ticketverkoop/klantscherm', 'customer-display', 'ticketverkoop'],
  // sales pages: list and editor
  ['/ticketstreet*', 'ticketstreets', 'ticketstreet'],
  // ticket search: order management
  ['/ticketzoeken', 'orders', 'ticketsearch'],
  // order management
  ['/ticketsearch*', 'orders', 'ticketsearch'],
  // one ticket: download
  ['/ticketdownloaden', 'one-ticket', 'ticketsearch'],
  // one ticket: details
  ['/ticketinfo', 'one-ticket', 'ticketsearch'],
  // one ticket: e-mail again
  ['/emailtickets', 'one-ticket', 'ticketsearch'],
  // scan screen, devices, scan log
  ['/ticketscannen*', 'scanning', 'ticketscannen'],
  // pairing of a scan device
  ['/scanapp-login*', 'scanning', 'ticketscannen'],
  // visitors of a date
  ['/bezoekerlijst*', 'visitor-list', 'timeslotgroup'],
  // visitors of all dates
  ['/bezoekerlijst-all', 'visitor-list', 'timeslotgroup'],
  // rebook an order
  ['/rebooking*', 'rebooking', 'order-management'],
  // gift cards and gift tickets
  ['/gift*', 'gifts', 'discountcodes-and-vouchers'],
  // one gift card
  ['/gift/{giftCardId}', 'gift-card', 'discountcodes-and-vouchers'],
  // look up, export, erase
  ['/visitordata*', 'visitor-data', 'gebruiker-ticket-zoeken'],
  // events: add, edit, delete, exception list
  ['/events*', 'events', 'tickets'],
  // exhibitions: the same screen
  ['/exhibitions*', 'events', 'tickets'],
  // a new event
  ['/events/add', 'add-event', 'tickets'],
  // a new exhibition
  ['/exhibitions/add', 'add-event', 'tickets'],
  // one event, with its exception list
  ['/events/{eventId}', 'event', 'tickets'],
  // one exhibition: the same screen
  ['/exhibitions/{eventId}', 'event', 'tickets'],
  // wall screens, version 1 list
  ['/narrowcasting*', 'wall-screens', 'timeslotgroup'],
  // wall screens, version 2 board
  ['/narrowcasting-v2', 'wall-screens', 'timeslotgroup'],
  // education
  ['/gt-onderwijs*', 'education', 'gt-onderwijs'],
  // its timeslots
  ['/onderwijs_timeslot*', 'education', 'gt-onderwijs'],
  // any unknown member of the family
  ['/vgm-*', 'education-locations', 'vgm-onderwijs'],
  // education by location
  ['/vgm-onderwijs*', 'education-locations', 'vgm-onderwijs'],
]);

export const sellingAddresses = [...catalogueAddresses, ...visitAddresses];
