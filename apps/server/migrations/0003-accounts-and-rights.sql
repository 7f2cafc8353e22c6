-- Accounts, the matrix of rights, start tables of rights, and the items of the menu.

-- A data key per person, wrapped by FOYER_SECRET. Erasing a person empties wrapped_key: every value that was
-- encrypted with it is then unreadable for good (product.md, section 11).
create table person_key (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  wrapped_key bytea,
  created_at timestamptz not null default now(),
  erased_at timestamptz,
  primary key (client_id, id)
);
call protect_client_table('person_key');

create table account (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  username text not null constraint account_username_shape check (username !~ '\|' and length(username) between 1 and 100),
  email text not null default '',
  account_type text not null check (account_type in
    ('management', 'client user', 'reception', 'read only', 'sales partner', 'voucher partner', 'web shop customer')),
  locale text not null default 'nl_NL',
  password_hash text,
  is_main boolean not null default false,
  must_change_password boolean not null default false,
  activated_at timestamptz,
  archived_at timestamptz,
  person_key_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, person_key_id) references person_key,
  -- An account of the platform is an Admin: of type management, and with every right by being one (decision 0037).
  constraint account_platform_admins check
    (account_type = 'management' or client_id <> '00000000-0000-7000-8000-000000000001')
);
create unique index account_username_key on account (client_id, lower(username));
call protect_client_table('account');

-- An Admin is an account of the platform, whose rows no client sees: the name, for the clients' log, and nothing else.
create function admin_name(wanted uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select username from account
    where client_id = '00000000-0000-7000-8000-000000000001' and id = wanted $$;

create table account_right (
  client_id uuid not null,
  account_id uuid not null,
  module text not null,
  access boolean not null default false,
  edit boolean not null default false,
  extra boolean not null default false,
  management_only boolean not null default false,
  office_ip_only boolean not null default false,
  reception_only boolean not null default false,
  offline_sales boolean not null default false,
  plu_system boolean not null default false,
  primary key (client_id, account_id, module),
  foreign key (client_id, account_id) references account on delete cascade,
  -- each level has those before it
  constraint account_right_levels_build check ((access or not edit) and (edit or not extra)),
  -- a right with both limits would never count
  constraint account_right_one_type check (not (management_only and reception_only)),
  -- the right `clients` of the specification is the module of that name, which Admins have and no account is given
  constraint account_right_clients_for_admins check (module <> 'clients'),
  constraint account_right_not_of_admins check (client_id <> '00000000-0000-7000-8000-000000000001')
);
call protect_client_table('account_right');

-- No account loses its own Edit on menu rights by its own hand, and the main account never does: one account that can
-- give rights remains. Checked when the transaction ends, since a form replaces rights in two steps.
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

-- The start table of an account type where a client has one of its own: the whole table of that type. A type without
-- a row here starts with the table of product.md, section 2.
create table start_table (
  client_id uuid not null references client
    constraint start_table_not_of_admins check (client_id <> '00000000-0000-7000-8000-000000000001'),
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

create table menu_item (
  client_id uuid not null references client,
  user_type text not null check (user_type in ('Admin', 'ClientUser')),
  item text not null,
  position integer not null default 0,
  group_name text constraint menu_item_group_known check (group_name is null or group_name = 'BETA'),
  primary key (client_id, user_type, item)
);
call protect_client_table('menu_item');
