-- Foundation: roles, row-level security, clients, accounts, keys, audit, outbox, mail.
-- Every business table is keyed by client_id first and protected by protect_client_table().

create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;

-- PostgreSQL 18 brings uuidv7(); an older server gets one of the same shape (RFC 9562, section 5.7).
do $$
begin
  if to_regprocedure('uuidv7()') is null then
    create function uuidv7() returns uuid language sql volatile parallel safe as $f$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
            from 1 for 6),
          52, 1), 53, 1), 'hex')::uuid
    $f$;
  end if;
end $$;

-- The application and the worker use roles that own nothing. Roles belong to the whole server, so two
-- databases may create them at the same moment.
do $$
declare role_name text;
begin
  foreach role_name in array array['foyer_app', 'foyer_worker'] loop
    begin
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I nologin', role_name);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    -- From version 16 on a maker of roles may not act as them until it says so.
    if not pg_has_role(current_user, role_name,
        case when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member' end) then
      begin
        execute format('grant %I to current_user', role_name);
      exception when insufficient_privilege then
        raise exception 'The role % belongs to another installation on this PostgreSQL server', role_name
          using hint = format('As a superuser: grant %I to %I', role_name, current_user);
      end;
    end if;
  end loop;
end $$;

grant usage on schema public to foyer_app, foyer_worker;

-- Gives a business table its guard: both roles see only rows of the client in app.client_id, whatever
-- the statement says. The owner, which only migrates and owns the look-up functions, sees all rows.
create procedure protect_client_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy client_only on %s to foyer_app, foyer_worker
       using (client_id = nullif(current_setting(''app.client_id'', true), '''')::uuid)
       with check (client_id = nullif(current_setting(''app.client_id'', true), '''')::uuid)', name);
  execute format('create policy owner_migrates on %s to %I using (true) with check (true)', name, current_user);
  execute format('grant select, insert, update, delete on %s to foyer_app, foyer_worker', name);
end $$;

-- Lets the worker role see the rows of all clients in one table (expiry, outbox, auditor, sealer).
create procedure let_worker_see_all(name regclass) language plpgsql as $$
begin
  execute format('create policy worker_sees_all on %s to foyer_worker using (true) with check (true)', name);
end $$;

create table client (
  id uuid primary key default uuidv7(),
  subdomain text not null constraint client_subdomain_key unique
    constraint client_subdomain_shape check (subdomain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  external_id text constraint client_external_id_key unique,
  name text not null,
  address text not null default '',
  postal_code text not null default '',
  town text not null default '',
  phone text not null default '',
  website text not null default '',
  email text not null default '',
  currency text not null default 'EUR' check (currency in ('EUR', 'GBP', 'ZAR')),
  code_type text not null default 'qr' check (code_type in ('qr', '1d')),
  time_zone text not null default 'Europe/Amsterdam',
  payment_environment text not null default 'test' check (payment_environment in ('test', 'live')),
  default_locale text not null default 'nl_NL',
  supported_locales text[] not null default '{nl_NL,en_US}',
  channel_types text[] not null default '{ticketstreet,webshop}',
  logo_url text,
  banner_url text,
  order_prefix text not null default 'GT',
  active boolean not null default true,
  created_at timestamptz not null default now()
);
alter table client enable row level security;
alter table client force row level security;
create policy client_only on client to foyer_app, foyer_worker
  using (id = nullif(current_setting('app.client_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.client_id', true), '')::uuid);
create policy worker_sees_all on client to foyer_worker using (true) with check (true);
do $$ begin execute format('create policy owner_migrates on client to %I using (true) with check (true)', current_user); end $$;
grant select, insert, update on client to foyer_app, foyer_worker;

-- The platform itself: Admins are its accounts (product.md, section 1).
insert into client (id, subdomain, name, default_locale) values
  ('00000000-0000-7000-8000-000000000001', 'platform', 'Foyer', 'en_US');

create function find_client_by_subdomain(wanted text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from client where subdomain = lower(wanted) $$;

create table menu_item (
  client_id uuid not null references client,
  user_type text not null check (user_type in ('Admin', 'ClientUser')),
  item text not null,
  position integer not null default 0,
  group_name text,
  primary key (client_id, user_type, item)
);
call protect_client_table('menu_item');

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
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, person_key_id) references person_key
);
create unique index account_username_key on account (client_id, lower(username));
call protect_client_table('account');

create table account_right (
  client_id uuid not null,
  account_id uuid not null,
  module text not null,
  access boolean not null default false,
  edit boolean not null default false,
  extra boolean not null default false,
  clients boolean not null default false,
  management_only boolean not null default false,
  office_ip_only boolean not null default false,
  reception_only boolean not null default false,
  offline_sales boolean not null default false,
  plu_system boolean not null default false,
  primary key (client_id, account_id, module),
  foreign key (client_id, account_id) references account on delete cascade
);
call protect_client_table('account_right');

create table session (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  account_id uuid not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (client_id, id),
  foreign key (client_id, account_id) references account on delete cascade
);
create index session_account on session (client_id, account_id);
call protect_client_table('session');

-- Each refresh token of a session, by its SHA-256; a spent one stays so that its reuse can be recognised.
create table session_refresh (
  client_id uuid not null,
  token_hash bytea not null,
  session_id uuid not null,
  spent_at timestamptz,
  primary key (client_id, token_hash),
  foreign key (client_id, session_id) references session on delete cascade
);
create index session_refresh_hash on session_refresh using hash (token_hash);
call protect_client_table('session_refresh');

create function find_client_by_refresh_hash(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from session_refresh where token_hash = wanted $$;

create table login_attempt (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  subject text not null,
  at timestamptz not null default now(),
  primary key (client_id, id)
);
create index login_attempt_subject on login_attempt (client_id, subject, at);
call protect_client_table('login_attempt');

create table one_time_link (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  purpose text not null,
  subject_id uuid not null,
  token_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (client_id, id),
  constraint one_time_link_token_key unique (client_id, token_hash)
);
call protect_client_table('one_time_link');

-- Keys that sign session tokens, shared by all processes; the private half is wrapped by FOYER_SECRET.
create table signing_key (
  id text primary key,
  public_jwk jsonb not null,
  wrapped_private bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
grant select, insert, update on signing_key to foyer_app, foyer_worker;

-- Keys that sign tickets, per client; the public half travels to the scanners.
create table ticket_key (
  client_id uuid not null references client,
  id smallint not null,
  public_key bytea not null,
  wrapped_private bytea not null,
  created_at timestamptz not null default now(),
  primary key (client_id, id)
);
call protect_client_table('ticket_key');

-- Append-only. Sequence and hash are given by one sealer per client (product.md, section 10).
create table audit_entry (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  at timestamptz not null default clock_timestamp(),
  actor_kind text not null check (actor_kind in ('account', 'admin', 'device', 'key', 'system')),
  actor_id uuid,
  action text not null,
  entity text not null,
  entity_id uuid,
  before jsonb,
  after jsonb,
  person_key_id uuid,
  sequence bigint,
  hash bytea,
  primary key (client_id, id),
  constraint audit_entry_sequence_key unique (client_id, sequence)
);
create index audit_entry_unsealed on audit_entry (client_id, id) where sequence is null;
create index audit_entry_entity on audit_entry (client_id, entity, entity_id, id desc);
call protect_client_table('audit_entry');
call let_worker_see_all('audit_entry');
revoke update, delete on audit_entry from foyer_app, foyer_worker;
grant update (sequence, hash) on audit_entry to foyer_worker;

-- Commands and events, written in the transaction of their cause; a worker hands them to the queue.
create table outbox (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  bus text not null check (bus in ('command', 'event')),
  type text not null,
  payload jsonb not null,
  source text not null default '',
  start_after timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (client_id, id)
);
create index outbox_oldest on outbox (id);
call protect_client_table('outbox');
call let_worker_see_all('outbox');

create table mail (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  kind text not null,
  order_id uuid,
  account_id uuid,
  language text not null,
  -- recipient, subject, html, text and attachment descriptions: one sealed document under the person's key
  sealed bytea not null,
  person_key_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'failed', 'deleted')),
  attempts integer not null default 0,
  error text,
  message_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (client_id, id),
  foreign key (client_id, person_key_id) references person_key
);
create index mail_newest on mail (client_id, state, created_at desc, id desc);
create index mail_order on mail (client_id, order_id);
call protect_client_table('mail');
call let_worker_see_all('mail');

-- One table for every text that exists per language.
create table content (
  client_id uuid not null references client,
  owner text not null,
  owner_id uuid not null,
  language text not null,
  field text not null,
  text text not null,
  primary key (client_id, owner, owner_id, language, field)
);
call protect_client_table('content');
