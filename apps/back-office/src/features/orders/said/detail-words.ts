/** What a buyer can say besides: the names that have words. */
const detailNames = [
  'referenceNumber',
  'newsletter',
  'city',
  'country',
  'street',
  'postalCode',
  'gender',
  'dateOfBirth',
  'comments',
  'invoice',
  'houseNumber',
  'standNumber',
  'studentNumber',
  'salutation',
  'additionalOptIn',
  'roomNumber',
  'agentCode',
  'customField',
  'secondaryNewsletter',
  'companyName',
  'vatNumber',
] as const;

export const isDetailName = (name: string): name is (typeof detailNames)[number] =>
  detailNames.some((one) => one === name);
