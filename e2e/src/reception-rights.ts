/** Of the doors of a new client those that the table of product.md, section 2, opens to a reception. */
export const RECEPTIONS_DOORS = [
  '/',
  '/order-management',
  '/ticketverkoop',
  '/ticketscannen',
  '/group_timeslots-overzicht',
  '/timeslotgroup',
];
/** A call for each module that has any: those of the reception, and those that it lacks. */
export const RECEPTION_MAY = [
  '{ dashboard { date } }',
  '{ orders(first: 1) { edges { node { id } } } }',
  '{ timeslotsOfDay(date: "2030-06-15") { __typename } }',
  '{ scanDevices { id } }',
  'mutation { createScanDevice(input: { name: "Gate 1" }) { code } }',
  '{ timeslotGroups { id } }',
];
const NOTHING = '00000000-0000-7000-8000-0000000000ff';
export const RECEPTION_MAY_NOT = [
  '{ companyForm { __typename } }',
  '{ auditSeals { __typename } }',
  '{ productCalendars { __typename } }',
  '{ managedClientSummary(filter: {}) { total } }',
  '{ accountSummary(filter: {}) { total } }',
  '{ configuredMenu { userType } }',
  '{ messageQueue { __typename } }',
  `mutation { deleteLocation(id: "${NOTHING}") }`,
  `{ location(id: "${NOTHING}") { id } }`,
  '{ productSummary { __typename } }',
  '{ clientSettings { subject } }',
  '{ clientSecrets { name } }',
  '{ ticketGroups { id } }',
  '{ ticketstreets { __typename } }',
];
