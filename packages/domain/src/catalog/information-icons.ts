/** Icons that a ticket type may show before its extra information. */
const informationIcons = [
  'info',
  'child',
  'adult',
  'senior',
  'student',
  'family',
  'group',
  'wheelchair',
  'card',
  'guide',
  'audio',
  'bicycle',
  'dog',
  'parking',
  'gift',
] as const;
export type InformationIcon = (typeof informationIcons)[number];

/** '' = none. */
export const informationIconChoices = ['', ...informationIcons] as const;
export type InformationIconChoice = (typeof informationIconChoices)[number];
