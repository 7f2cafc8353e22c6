-- An account of the platform is an Admin: of type management, and with every right by being one (decision 0037).

-- One of another type acted as an Admin all the same. It stays, in the archive, until an Admin brings it back as one.
update account set account_type = 'management', archived_at = coalesce(archived_at, now())
  where client_id = '00000000-0000-7000-8000-000000000001' and account_type <> 'management';
alter table account add constraint account_platform_admins check
  (account_type = 'management' or client_id <> '00000000-0000-7000-8000-000000000001');

-- Rows of rights of Admins said nothing. Taking them away takes no right from anybody.
alter table account_right disable trigger account_keeps_menu_rights;
delete from account_right where client_id = '00000000-0000-7000-8000-000000000001';
alter table account_right enable trigger account_keeps_menu_rights;
delete from start_table where client_id = '00000000-0000-7000-8000-000000000001';

-- The right `clients` of the specification is the module of that name, which Admins have and nobody is given.
alter table account_right
  drop constraint account_right_clients_for_admins,
  drop column clients,
  add constraint account_right_clients_for_admins check (module <> 'clients'),
  add constraint account_right_not_of_admins check (client_id <> '00000000-0000-7000-8000-000000000001');
alter table start_table
  add constraint start_table_not_of_admins check (client_id <> '00000000-0000-7000-8000-000000000001');
