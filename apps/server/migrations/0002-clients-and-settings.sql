-- Clients as Admins edit them (specification 001, section 3), their settings, secrets and company form.

create table client (
  id uuid primary key default uuidv7(),
  subdomain text not null constraint client_subdomain_key unique
    constraint client_subdomain_shape check (subdomain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$')
    -- the platform's own addresses (product.md, section 5); the client with the name `platform` is the platform itself
    constraint client_subdomain_free check (subdomain <> all (array['admin', 'api', 'cms', 'new-cms', 'octo',
      'order', 'scan', 'screen', 'shop', 'static', 'ui', 'webhooks', 'www', 'carts', 'orders'])),
  external_id text constraint client_external_id_key unique,
  name text not null,
  address text not null default '',
  postal_code text not null default '',
  town text not null default '',
  country text not null default 'NL',
  phone text not null default '',
  website text not null default '',
  email text not null default '',
  currency text not null default 'EUR' check (currency in ('EUR', 'GBP', 'ZAR')),
  code_type text not null default 'qr' check (code_type in ('qr', '1d')),
  time_zone text not null default 'Europe/Amsterdam',
  payment_environment text not null default 'test' check (payment_environment in ('test', 'live')),
  default_locale text not null default 'nl_NL',
  supported_locales text[] not null default '{nl_NL,en_US}',
  channel_types text[] not null default '{ticketstreet,webshop}'
    constraint client_channel_types_known check (channel_types <@ array['ticketstreet', 'webshop']),
  logo_url text,
  banner_url text,
  order_prefix text not null default 'GT',
  -- empty = none; text, since it is a name and not a quantity
  crm_id text not null default '' constraint client_crm_id_numeric check (crm_id ~ '^\d*$'),
  crm_logical_account text not null default '',
  service_fee_online_minor integer not null default 0 check (service_fee_online_minor >= 0),
  service_fee_offline_minor integer not null default 0 check (service_fee_offline_minor >= 0),
  service_fee_groups_minor integer not null default 0 check (service_fee_groups_minor >= 0),
  transaction_cost_online_minor integer not null default 0 check (transaction_cost_online_minor >= 0),
  transaction_cost_offline_minor integer not null default 0 check (transaction_cost_offline_minor >= 0),
  -- "pass-on of service and transaction cost" (specification 001, section 3): what visitors pay of the fees
  pass_on_service_cost boolean not null default false,
  pass_on_transaction_cost boolean not null default false,
  active boolean not null default true,
  disabled_at timestamptz,
  -- raised by every change, so that of two editors the second is refused
  version integer not null default 1,
  created_at timestamptz not null default now()
);
-- The row of a client is guarded by its id; protect_client_table() guards by client_id.
alter table client enable row level security;
alter table client force row level security;
create policy client_only on client to foyer_app, foyer_worker
  using (id = nullif(current_setting('app.client_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.client_id', true), '')::uuid);
-- In the platform's own transaction an Admin's list of clients is read; writing needs the client's own transaction.
create policy platform_reads_all on client for select to foyer_app
  using (nullif(current_setting('app.client_id', true), '')::uuid = '00000000-0000-7000-8000-000000000001');
create policy worker_sees_all on client to foyer_worker using (true) with check (true);
do $$ begin execute format('create policy owner_migrates on client to %I using (true) with check (true)', current_user); end $$;
grant select, insert, update on client to foyer_app, foyer_worker;

-- The platform itself: Admins are its accounts (product.md, section 1).
insert into client (id, subdomain, name, default_locale) values
  ('00000000-0000-7000-8000-000000000001', 'platform', 'Foyer', 'en_US');

create function find_client_by_subdomain(wanted text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from client where subdomain = lower(wanted) $$;

-- Client settings (product.md, section 13): every value that was ever saved, when it comes into force, its author, and
-- whether it was withdrawn. Rows are added and withdrawn, never changed or deleted.
create table client_setting (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  subject text not null,
  -- 1, 2, 3 ... per subject: of two saves at once, the second finds its number taken
  sequence integer not null,
  value jsonb not null,
  -- what was in force when it was saved
  value_before jsonb not null,
  effective_at timestamptz not null,
  made_at timestamptz not null,
  -- an Admin belongs to the platform: the id has no reference, the name is that of the moment
  made_by uuid,
  made_by_name text not null,
  -- null = still to come; then it waits, is withdrawn, or is settled when its moment has come
  settled_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by_name text,
  primary key (client_id, id),
  constraint client_setting_sequence_key unique (client_id, subject, sequence),
  constraint client_setting_ends_once check (settled_at is null or withdrawn_at is null)
);
-- One coming value per subject, whatever two editors do at the same moment.
create unique index client_setting_one_coming on client_setting (client_id, subject)
  where settled_at is null and withdrawn_at is null;
call protect_client_table('client_setting');
call let_worker_see_all('client_setting');

-- Secrets of settings: sealed by FOYER_SECRET, never read back by a screen.
create table client_secret (
  client_id uuid not null references client,
  name text not null,
  ciphertext bytea not null,
  key_id text not null,
  set_at timestamptz not null,
  set_by_name text not null,
  primary key (client_id, name)
);
call protect_client_table('client_secret');

-- The company form is filled in once (specification 001, section 5, Administration).
create table company_form (
  client_id uuid not null references client,
  company_name text not null,
  address text not null,
  postal_code text not null,
  town text not null,
  vat_number text not null,
  kvk_number text not null,
  account_number text not null,
  beneficiary text not null,
  saved_at timestamptz not null,
  -- null = by the secret link, without an account
  saved_by uuid,
  saved_by_name text,
  primary key (client_id)
);
call protect_client_table('company_form');

-- The form's access token: a secret link for the client's bookkeeper. Only its hash is stored.
create table company_form_link (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  token_hash bytea not null,
  made_at timestamptz not null,
  made_by_name text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  spent_at timestamptz,
  primary key (client_id, id)
);
create unique index company_form_link_one on company_form_link (client_id)
  where revoked_at is null and spent_at is null;
create index company_form_link_hash on company_form_link using hash (token_hash);
call protect_client_table('company_form_link');

create function find_client_by_company_form_hash(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from company_form_link where token_hash = wanted $$;
