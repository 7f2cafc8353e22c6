import { legacyAddresses } from './address.ts';

/** Legacy group 2, accounts and locations, and the audit log, which is no menu item. */
const accountAddresses = legacyAddresses([
  // the one-time company form
  ['/administratie*', 'company-form', 'administratie'],
  // outside the layout
  ['/company-form/{token}', 'company-form-by-link', null],
  // for Admins: clients first, then accounts
  ['/clients*', 'clients', 'clients'],
  // accounts; for Admins clients first
  ['/gebruikers*', 'accounts', 'gebruikers'],
  // what is disabled
  ['/gebruikers-archief', 'accounts', 'gebruikers'],
  // without an id: the list
  ['/useraanpassen', 'accounts', 'gebruikers'],
  // older name of edit
  ['/useraanpassen/{accountId}', 'edit-account', 'gebruikers'],
  // without an id: the list
  ['/userverwijderen', 'accounts', 'gebruikers'],
  // its page deletes it
  ['/userverwijderen/{accountId}', 'edit-account', 'gebruikers'],
  // a new account
  ['/account-add', 'add-account', 'gebruikers'],
  // without an id: the list
  ['/account-edit', 'accounts', 'gebruikers'],
  // one account
  ['/account-edit/{accountId}', 'edit-account', 'gebruikers'],
  // without an id: the list
  ['/account-delete', 'accounts', 'gebruikers'],
  // its page deletes it
  ['/account-delete/{accountId}', 'edit-account', 'gebruikers'],
  // outside the layout
  ['/account-activation/{token}', 'activation', null],
  // any unknown member
  ['/gebruiker-*', 'find-user', 'gebruiker-ticket-zoeken'],
  // search a user
  ['/gebruiker-zoeken', 'find-user', 'gebruiker-ticket-zoeken'],
  // a user's tickets
  ['/gebruiker-ticket-zoeken', 'find-user', 'gebruiker-ticket-zoeken'],
  // one's own password
  ['/wachtwoord-aanpassen', 'own-password', null],
  // one's own password
  ['/changepassword', 'own-password', null],
  // who may do what
  ['/menu-rights', 'menu-rights', 'menu-rights'],
  // who orders on balance
  ['/groupaccounts*', 'group-accounts', 'groupaccounts'],
  // any unknown member
  ['/groupaccount-*', 'group-accounts', 'groupaccounts'],
  // a new one
  ['/groupaccount-add', 'add-group-account', 'groupaccounts'],
  // one
  ['/groupaccount-edit/{groupAccountId}', 'edit-group-account', 'groupaccounts'],
  // its page deletes it
  ['/groupaccount-delete/{groupAccountId}', 'edit-group-account', 'groupaccounts'],
  // what happened to it
  ['/groupaccount-log/{groupAccountId}', 'group-account-log', 'groupaccounts'],
  // older name of the list
  ['/groupaccount-admin', 'group-accounts', 'groupaccounts'],
  // sales partners, OCTO keys, buffers
  ['/resellers*', 'resellers', 'settings'],
  // every change; reached from its neighbours
  ['/audit-log', 'audit-log', 'audit-log'],
]);

/** Legacy group 2, codes, money and settings. */
const moneyAddresses = legacyAddresses([
  // imported series
  ['/barcodes*', 'barcode-series', 'barcodes'],
  // archived series
  ['/barcodes2*', 'archived-barcodes', 'barcodes2'],
  // made here
  ['/barcodes-generated*', 'generated-barcodes', 'barcodes-generated'],
  // discount codes, vouchers, gift cards
  ['/discountcodes-and-vouchers*', 'codes-and-vouchers', 'discountcodes-and-vouchers'],
  // vouchers
  ['/voucher*', 'vouchers', 'discountcodes-and-vouchers'],
  // ticket sales
  ['/exporteren*', 'sales-export', 'exporteren'],
  // e-mail addresses
  ['/exporteer-email', 'email-export', 'exporteren'],
  // country of origin
  ['/exporteer-landvanherkomst', 'country-export', 'exporteren'],
  // company and sales
  ['/instellingen*', 'client-settings', 'instellingen'],
  // technical and connections
  ['/settings*', 'connection-settings', 'settings'],
  // one of the connections
  ['/settings-mailplus', 'mailplus-settings', 'settings'],
  // one of the connections
  ['/settings-scanapi', 'scan-api-settings', 'settings'],
  // one of the connections
  ['/payment-providers-settings', 'payment-provider-settings', 'settings'],
  // one of the connections
  ['/blocking-settings', 'blocking-settings', 'settings'],
  // statistics
  ['/statistieken*', 'statistics', 'statistieken-v2'],
  // their newer name
  ['/statistieken-v2*', 'statistics', 'statistieken-v2'],
  // turnover of a day
  ['/dagomzet', 'day-turnover', 'statistieken-v2'],
  // earnings; any unknown member
  ['/verdiensten*', 'earnings', 'verdiensten'],
  // for each client
  ['/verdiensten-klanten', 'earnings-per-client', 'verdiensten-klanten'],
  // education
  ['/verdiensten-onderwijs', 'education-earnings', 'verdiensten-onderwijs'],
  // monthly invoices
  ['/verdiensten-facturen', 'invoices', 'verdiensten-facturen'],
  // as a file
  ['/export-verdiensten-user', 'earnings-export', 'verdiensten'],
  // fees
  ['/transactiekosten', 'transaction-fees', 'transactiekosten'],
  // templates of the platform
  ['/templates*', 'templates', 'templates'],
  // a new one
  ['/template-toevoegen', 'add-template', 'templates'],
  // without an id: the list
  ['/template-aanpassen', 'templates', 'templates'],
  // one template
  ['/template-aanpassen/{templateId}', 'edit-template', 'templates'],
  // without an id: the list
  ['/template-verwijderen', 'templates', 'templates'],
  // its page deletes it
  ['/template-verwijderen/{templateId}', 'edit-template', 'templates'],
  // files of a client
  ['/static*', 'static-assets', null],
]);

export const administrationAddresses = [...accountAddresses, ...moneyAddresses];
