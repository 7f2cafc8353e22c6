import { expect, test } from 'vitest';
import { accountTypes, maySignIn } from './account-types.ts';
import { modules } from './modules.ts';
import { startRights } from './start-rights.ts';

/**
 * The start table of product.md, section 2, typed out a line per module and not made from the code: a access, e edit,
 * x extra; the columns are management, client user, reception, read only, sales partner, voucher partner.
 */
const table = `
dashboard                 aex ae ae a  -  -
channel-management        aex ae -  a  -  -
products                  aex ae -  a  -  -
availability-scheduler    aex ae -  a  -  -
order-management          aex ae ae a  -  -
exports                   aex ae -  a  -  -
message-queue             aex -  -  -  -  -
new-settings              aex -  -  -  -  -
administratie             aex -  -  -  -  -
barcodes                  aex ae -  a  -  -
barcodes-generated        aex ae -  a  -  -
barcodes2                 aex ae -  a  -  -
discountcodes-and-vouchers aex ae - a  -  a
exporteren                aex ae -  a  -  -
gebruiker-ticket-zoeken   aex ae ae a  -  -
gebruikers                aex -  -  -  -  -
group_timeslots-overzicht aex ae ae a  -  -
gt-onderwijs              aex ae -  a  -  -
instellingen              aex -  -  -  -  -
menu-rights               aex -  -  -  -  -
openingstijden            aex ae -  a  -  -
settings                  aex -  -  -  -  -
statistieken-v2           aex ae -  a  -  -
tickets                   aex ae -  a  -  -
ticketscannen             aex ae ae -  -  -
ticketsearch              aex ae ae a  a  -
ticketstreet              aex ae -  a  -  -
ticketverkoop             aex ae ae -  ae -
timeslotgroup             aex ae ae a  -  -
transactiekosten          a   a  -  a  -  -
verdiensten               a   a  -  a  -  -
verdiensten-facturen      a   a  -  a  -  -
verdiensten-klanten       a   a  -  a  -  -
verdiensten-onderwijs     a   a  -  a  -  -
vgm-onderwijs             aex ae -  a  -  -
audit-log                 aex -  -  -  -  -
templates                 aex ae -  a  -  -
groupaccounts             aex ae -  a  -  -
clients                   -   -  -  -  -  -
`;
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(/ +/));

const columns = [
  'management',
  'client user',
  'reception',
  'read only',
  'sales partner',
  'voucher partner',
] as const;

test('the table has every module once, and every account type that signs in', () => {
  expect(rows.map(([module]) => module)).toEqual([...modules]);
  expect([...columns].sort()).toEqual(accountTypes.filter(maySignIn).sort());
});

test.each(columns)('an account of type %s starts with what the table gives it, and nothing more', (type) => {
  const given = startRights(type);
  const started = modules.map((module) => {
    const { access = false, edit = false, extra = false } = given.get(module) ?? {};
    return [module, `${access ? 'a' : ''}${edit ? 'e' : ''}${extra ? 'x' : ''}` || '-'];
  });
  expect(started).toEqual(rows.map((cells) => [cells[0], cells[columns.indexOf(type) + 1]]));
});
