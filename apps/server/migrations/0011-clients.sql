-- Clients as Admins keep them (specification 001, section 3), and the work of Admins inside them.

alter table client
  add column country text not null default 'NL',
  -- empty = none; kept as text, since it is a name and not a quantity
  add column crm_id text not null default '' constraint client_crm_id_numeric check (crm_id ~ '^\d*$'),
  add column crm_logical_account text not null default '',
  add column service_fee_online_minor integer not null default 0 check (service_fee_online_minor >= 0),
  add column service_fee_offline_minor integer not null default 0 check (service_fee_offline_minor >= 0),
  add column service_fee_groups_minor integer not null default 0 check (service_fee_groups_minor >= 0),
  add column disabled_at timestamptz,
  add constraint client_channel_types_known check (channel_types <@ array['ticketstreet', 'webshop']),
  -- the platform's own addresses (product.md, section 5); the one client of that name is the platform itself
  add constraint client_subdomain_free check (subdomain <> all (array['admin', 'api', 'cms', 'new-cms', 'octo',
    'order', 'scan', 'screen', 'shop', 'static', 'ui', 'webhooks', 'www', 'carts', 'orders']));

update client set disabled_at = now() where not active;

-- In the platform's own transaction an Admin's list of clients is read; writing stays with the client's own.
create policy platform_reads_all on client for select to foyer_app
  using (nullif(current_setting('app.client_id', true), '')::uuid = '00000000-0000-7000-8000-000000000001');

-- One currency per client, fixed after its first order (product.md, section 3). The client's row is locked by who
-- changes it, and an order's reference to it waits for that.
create function keep_currency_of_sales() returns trigger language plpgsql as $$
begin
  if exists (select from orders where client_id = new.id) then
    raise exception 'the client has orders in its currency'
      using errcode = 'check_violation', constraint = 'client_currency_fixed';
  end if;
  return new;
end $$;
create trigger client_currency_fixed before update of currency on client
  for each row when (old.currency is distinct from new.currency) execute function keep_currency_of_sales();

-- An Admin's stay in a client: begins with his first call there, ends by itself after an hour. Kept as rows of the
-- platform, to which the Admin belongs.
create table acting_session (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  account_id uuid not null,
  session_id uuid not null,
  acting_client_id uuid not null references client,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  left_at timestamptz,
  primary key (client_id, id),
  foreign key (client_id, account_id) references account on delete cascade,
  foreign key (client_id, session_id) references session on delete cascade
);
-- One stay at a time of one session in one client, also when a page sends its first calls side by side.
create unique index acting_session_open on acting_session (client_id, session_id, acting_client_id)
  where left_at is null;
create index acting_session_visits on acting_session (client_id, acting_client_id, started_at desc);
create index acting_session_recent on acting_session (client_id, account_id, started_at desc);
call protect_client_table('acting_session');
