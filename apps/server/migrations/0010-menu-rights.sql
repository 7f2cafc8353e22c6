-- Rights as the matrix edits them, start tables of a client's own, and sign-in limited to locations.

alter table account_right
  -- each level has those before it
  add constraint account_right_levels_build check ((access or not edit) and (edit or not extra)),
  -- a right with both limits would never count
  add constraint account_right_one_type check (not (management_only and reception_only)),
  -- clients are the platform's business (product.md, section 2)
  add constraint account_right_clients_for_admins check
    ((module <> 'clients' and not clients) or client_id = '00000000-0000-7000-8000-000000000001');

-- Nobody takes his own Edit on menu rights, nor the main account's: somebody stays who can give rights. Looked at when
-- the transaction ends, since a form replaces rights in two steps.
create function keep_menu_rights() returns trigger language plpgsql as $$
declare keeper record;
begin
  if old.module <> 'menu-rights' or not old.edit then
    return null;
  end if;
  select a.is_main, a.account_type into keeper from account a
    where a.client_id = old.client_id and a.id = old.account_id;
  if not found or not (keeper.is_main or old.account_id::text = current_setting('app.account_id', true)) then
    return null;
  end if;
  if not exists (select from account_right r
      where r.client_id = old.client_id and r.account_id = old.account_id and r.module = 'menu-rights' and r.edit
        and not r.office_ip_only
        and (not r.management_only or keeper.account_type = 'management')
        and (not r.reception_only or keeper.account_type = 'reception')) then
    raise exception 'this account keeps Edit on menu rights' using errcode = 'check_violation',
      constraint = case when keeper.is_main then 'main_account_menu_rights' else 'own_menu_rights' end;
  end if;
  return null;
end $$;
create constraint trigger account_keeps_menu_rights after update or delete on account_right
  deferrable initially deferred for each row execute function keep_menu_rights();

-- The start table of an account type where a client has one of its own: the whole table of that type. A type that is
-- not here starts with the table of product.md, section 2.
create table start_table (
  client_id uuid not null references client,
  account_type text not null check (account_type in
    ('management', 'client user', 'reception', 'read only', 'sales partner', 'voucher partner', 'web shop customer')),
  primary key (client_id, account_type)
);
call protect_client_table('start_table');

create table start_right (
  client_id uuid not null,
  account_type text not null,
  module text not null check (module <> 'clients'),
  access boolean not null default false,
  edit boolean not null default false,
  extra boolean not null default false,
  management_only boolean not null default false,
  office_ip_only boolean not null default false,
  reception_only boolean not null default false,
  offline_sales boolean not null default false,
  plu_system boolean not null default false,
  primary key (client_id, account_type, module),
  foreign key (client_id, account_type) references start_table on delete cascade,
  constraint start_right_levels_build check ((access or not edit) and (edit or not extra)),
  constraint start_right_one_type check (not (management_only and reception_only))
);
call protect_client_table('start_right');

alter table menu_item add constraint menu_item_group_known check (group_name is null or group_name = 'BETA');

-- The networks of a location, and the accounts that may sign in only there ("Login refused by location").
alter table location add column ip_ranges text[] not null default '{}';

create table account_login_location (
  client_id uuid not null,
  account_id uuid not null,
  location_id uuid not null,
  primary key (client_id, account_id, location_id),
  foreign key (client_id, account_id) references account on delete cascade,
  -- a location that limits sign-in stays: without it the account would be free to sign in anywhere
  constraint account_login_location_known foreign key (client_id, location_id) references location
);
create index account_login_location_of on account_login_location (client_id, location_id);
call protect_client_table('account_login_location');
