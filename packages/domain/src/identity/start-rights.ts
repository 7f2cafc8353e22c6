import type { AccountType } from './account-types.ts';
import { type Module, modules } from './modules.ts';

export interface RightLevels {
  access: boolean;
  edit: boolean;
  extra: boolean;
}

/** a = access, ae = and edit, aex = and extra, - = nothing; columns as in `columns`. */
type Levels = 'aex' | 'ae' | 'a' | '-';

const columns: readonly AccountType[] = [
  'management',
  'client user',
  'reception',
  'read only',
  'sales partner',
  'voucher partner',
];

const row = (...levels: [Levels, Levels, Levels, Levels, Levels, Levels]) => levels;

/** The table of product.md, section 2, a line per row of it. */
const table: readonly { modules: readonly Module[]; levels: readonly Levels[] }[] = [
  {
    modules: [
      'dashboard',
      'order-management',
      'gebruiker-ticket-zoeken',
      'timeslotgroup',
      'group_timeslots-overzicht',
    ],
    levels: row('aex', 'ae', 'ae', 'a', '-', '-'),
  },
  { modules: ['ticketsearch'], levels: row('aex', 'ae', 'ae', 'a', 'a', '-') },
  { modules: ['ticketverkoop'], levels: row('aex', 'ae', 'ae', '-', 'ae', '-') },
  { modules: ['ticketscannen'], levels: row('aex', 'ae', 'ae', '-', '-', '-') },
  { modules: ['discountcodes-and-vouchers'], levels: row('aex', 'ae', '-', 'a', '-', 'a') },
  {
    modules: [
      'products',
      'tickets',
      'channel-management',
      'ticketstreet',
      'availability-scheduler',
      'barcodes',
      'barcodes2',
      'barcodes-generated',
      'gt-onderwijs',
      'vgm-onderwijs',
      'openingstijden',
      'statistieken-v2',
      'exporteren',
      'exports',
      'groupaccounts',
      'templates',
    ],
    levels: row('aex', 'ae', '-', 'a', '-', '-'),
  },
  {
    modules: [
      'verdiensten',
      'verdiensten-klanten',
      'verdiensten-onderwijs',
      'verdiensten-facturen',
      'transactiekosten',
    ],
    levels: row('a', 'a', '-', 'a', '-', '-'),
  },
  {
    modules: [
      'gebruikers',
      'menu-rights',
      'instellingen',
      'settings',
      'new-settings',
      'administratie',
      'audit-log',
      'message-queue',
    ],
    levels: row('aex', '-', '-', '-', '-', '-'),
  },
];

/**
 * The rights that an account of this type starts with (product.md, section 2). Modules that are for Admins
 * only, and types that never sign in, get nothing.
 */
export function startRights(accountType: AccountType): Map<Module, RightLevels> {
  const column = columns.indexOf(accountType);
  const rights = new Map<Module, RightLevels>();
  for (const module of modules) {
    const levels = table.find((line) => line.modules.includes(module))?.levels[column] ?? '-';
    if (levels === '-') continue;
    rights.set(module, { access: true, edit: levels.includes('e'), extra: levels.includes('x') });
  }
  return rights;
}
