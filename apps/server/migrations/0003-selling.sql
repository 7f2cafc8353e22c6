-- Channels, holds and carts, orders, payments, tickets, scanning.

create table channel (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('ticketstreet', 'webshop')),
  name text not null,
  url text not null check (url ~ '^[a-z0-9]([a-z0-9-]{0,98}[a-z0-9])?$'),
  publication_on boolean not null default false,
  starts_on date,
  ends_on date,
  languages text[] not null default '{nl}',
  default_language text not null default 'nl',
  min_tickets integer not null default 1 check (min_tickets >= 1),
  max_tickets integer check (max_tickets >= 1),
  colours jsonb not null default '{"brand":"#C2402A","ink":"#12263A","paper":"#FBF7F0"}',
  payment_methods text[] not null default '{test}',
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint channel_default_language_selected check (default_language = any (languages)),
  constraint channel_period check (ends_on is null or starts_on is null or ends_on >= starts_on),
  -- no dates = always; two channels of one client may share a URL only in periods that do not touch
  constraint channel_url_overlap exclude using gist
    (client_id with =, url with =, daterange(starts_on, ends_on, '[]') with &&) where (deleted_at is null)
);
create unique index channel_name_key on channel (client_id, lower(name)) where deleted_at is null;
call protect_client_table('channel');

create table channel_ticket_group (
  client_id uuid not null,
  channel_id uuid not null,
  ticket_group_id uuid not null,
  sort integer not null default 0,
  primary key (client_id, channel_id, ticket_group_id),
  foreign key (client_id, channel_id) references channel on delete cascade,
  foreign key (client_id, ticket_group_id) references ticket_group on delete cascade
);
call protect_client_table('channel_ticket_group');

-- Capacity taken for somebody who has not paid yet. The row is deleted when it ends (completed, released, expired):
-- a hold that is not there any more has expired.
create table hold (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  idempotency_key text,
  expires_at timestamptz not null,
  extensions integer not null default 0,
  channel_id uuid,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint hold_idempotency_key unique (client_id, idempotency_key)
);
create index hold_expiry on hold (expires_at);
call protect_client_table('hold');
call let_worker_see_all('hold');

create table hold_line (
  client_id uuid not null,
  hold_id uuid not null,
  counter_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (client_id, hold_id, counter_id),
  foreign key (client_id, hold_id) references hold on delete cascade
);
call protect_client_table('hold_line');
call let_worker_see_all('hold_line');

create table cart (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  secret_hash bytea not null,
  channel_id uuid not null,
  language text not null,
  idempotency_key text,
  hold_id uuid not null,
  hold_expires_at timestamptz not null,
  extensions integer not null default 0,
  timeslot_id uuid not null,
  lines jsonb not null default '[]',
  details bytea,
  person_key_id uuid,
  order_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint cart_secret_key unique (client_id, secret_hash),
  constraint cart_idempotency_key unique (client_id, channel_id, idempotency_key),
  foreign key (client_id, channel_id) references channel
);
create index cart_order on cart (client_id, order_id) where order_id is not null;
create index cart_secret_hash on cart using hash (secret_hash);
call protect_client_table('cart');

create function find_client_by_cart_secret(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from cart where secret_hash = wanted $$;

-- "order" is a word of SQL itself, so this one table bears its plural.
create table orders (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  number bigint,
  secret_hash bytea not null,
  state text not null check (state in
    ('reserved', 'pending payment', 'completed', 'partly cancelled', 'cancelled', 'refunded', 'expired', 'failed')),
  sales_point text not null default 'website' check (sales_point in
    ('website', 'reception', 'management', 'kiosk', 'mobile', 'api', 'import', 'internal', 'reserve with google')),
  channel_id uuid,
  location_id uuid,
  hold_id uuid,
  language text not null,
  currency text not null,
  total_minor bigint not null check (total_minor >= 0),
  vat_minor bigint not null default 0,
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and total_minor),
  item_count integer not null default 0,
  visit_date date,
  visit_time time,
  buyer_first_name text not null default '',
  buyer_last_name text not null default '',
  buyer_name text not null generated always as (trim(buyer_first_name || ' ' || buyer_last_name)) stored,
  buyer_email text not null default '',
  buyer_phone text not null default '',
  person_key_id uuid,
  -- the places it needs of each counter: what a payment that comes after its hold must find again
  places jsonb not null default '[]',
  test boolean not null default false,
  legacy_order_id text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (client_id, id),
  constraint order_number_key unique (client_id, number),
  constraint order_secret_key unique (client_id, secret_hash),
  constraint order_numbered_when_completed check (completed_at is null or number is not null)
);
create index order_newest on orders (client_id, created_at desc, id desc);
create index order_newest_by_state on orders (client_id, state, created_at desc, id desc);
create index order_newest_by_channel on orders (client_id, channel_id, created_at desc, id desc);
create index order_newest_by_channel_and_state on orders (client_id, channel_id, state, created_at desc, id desc);
create index order_email on orders (client_id, buyer_email text_pattern_ops);
create index order_visit on orders (client_id, visit_date, created_at desc, id desc);
-- what nobody has paid yet, for the job that lets orders expire with their holds
create index order_unpaid on orders (created_at) where state in ('reserved', 'pending payment', 'failed');
create index order_completed on orders (client_id, completed_at);
create index order_secret_hash on orders using hash (secret_hash);
create index order_buyer_name on orders using gin (client_id, buyer_name gin_trgm_ops);
call protect_client_table('orders');
call let_worker_see_all('orders');

create function find_client_by_order_secret(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from orders where secret_hash = wanted $$;

-- Under row-level security a trigram index cannot serve LIKE: this function reads past the policy with the client
-- of the context written out, and answers ids only. The fence keeps a generic plan from walking the date index.
create function find_orders_by_buyer_name(wanted text, at_most integer) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with found as materialized (
      select id, created_at from orders
      where client_id = nullif(current_setting('app.client_id', true), '')::uuid
        and buyer_name ilike '%' || replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_') || '%')
    select id from found order by created_at desc, id desc limit at_most
  $$;

-- Gapless numbers: taken in the completing transaction from one row per client.
create table order_number_counter (
  client_id uuid primary key references client,
  last_number bigint not null default 0
);
call protect_client_table('order_number_counter');

create table order_line (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  position smallint not null,
  ticket_type_id uuid not null,
  ticket_type_name text not null,
  product_name text not null,
  timeslot_id uuid,
  visit_date date,
  visit_time time,
  quantity integer not null check (quantity > 0),
  unit_price_minor bigint not null,
  total_minor bigint not null,
  vat_basis_points integer not null,
  vat_minor bigint not null,
  price_steps jsonb not null default '[]',
  primary key (client_id, id),
  foreign key (client_id, order_id) references orders on delete cascade,
  foreign key (client_id, ticket_type_id) references ticket_type
);
create index order_line_order on order_line (client_id, order_id, position);
create index order_line_timeslot on order_line (client_id, timeslot_id);
call protect_client_table('order_line');
call let_worker_see_all('order_line');

-- What an order takes from the counters once it is completed; the auditor adds these up against counter.sold.
create table order_counter (
  client_id uuid not null,
  order_id uuid not null,
  counter_id uuid not null,
  quantity integer not null check (quantity >= 0),
  primary key (client_id, order_id, counter_id),
  foreign key (client_id, order_id) references orders on delete cascade
);
create index order_counter_counter on order_counter (client_id, counter_id);
call protect_client_table('order_counter');
call let_worker_see_all('order_counter');

create table order_event (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  actor_kind text not null check (actor_kind in ('visitor', 'account', 'admin', 'device', 'provider', 'system')),
  actor_id uuid,
  facts jsonb not null default '{}',
  primary key (client_id, id),
  foreign key (client_id, order_id) references orders on delete cascade
);
create index order_event_order on order_event (client_id, order_id, id);
call protect_client_table('order_event');

create table payment (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  provider text not null,
  reference text not null,
  method text not null,
  -- where the visitor pays; empty until the provider has answered
  checkout_url text not null default '',
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  state text not null check (state in ('open', 'paid', 'failed', 'cancelled', 'expired')),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  primary key (client_id, id),
  constraint payment_reference_key unique (client_id, provider, reference),
  foreign key (client_id, order_id) references orders
);
create index payment_order on payment (client_id, order_id);
call protect_client_table('payment');

create function find_client_by_payment_reference(wanted_provider text, wanted text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from payment where provider = wanted_provider and reference = wanted $$;
create index payment_reference on payment (provider, reference);

create table refund (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  payment_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  provider_reference text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (client_id, id),
  foreign key (client_id, order_id) references orders,
  foreign key (client_id, payment_id) references payment
);
create index refund_order on refund (client_id, order_id);
create index refund_failed on refund (client_id, id) where state = 'failed';
call protect_client_table('refund');

-- Every notification of a provider once, by its own reference: a repeated one changes nothing.
create table provider_notice (
  client_id uuid not null references client,
  provider text not null,
  reference text not null,
  received_at timestamptz not null default now(),
  body jsonb not null,
  primary key (client_id, provider, reference)
);
call protect_client_table('provider_notice');

create table ticket (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  order_line_id uuid not null,
  ticket_type_id uuid not null,
  code text not null,
  timeslot_id uuid,
  visit_date date,
  visit_time time,
  location_id uuid,
  valid_from timestamptz,
  valid_until timestamptz,
  state text not null default 'active' check (state in ('active', 'inactive', 'cancelled')),
  test boolean not null default false,
  acquired_at timestamptz not null default now(),
  used_at timestamptz,
  cancelled_at timestamptz,
  rebooked_at timestamptz,
  replaced_by uuid,
  primary key (client_id, id),
  constraint ticket_code_key unique (client_id, code),
  foreign key (client_id, order_id) references orders,
  foreign key (client_id, order_line_id) references order_line,
  foreign key (client_id, ticket_type_id) references ticket_type
);
create index ticket_order on ticket (client_id, order_id);
create index ticket_visit on ticket (client_id, visit_date);
create index ticket_timeslot on ticket (client_id, timeslot_id);
call protect_client_table('ticket');
call let_worker_see_all('ticket');

create table device (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  name text not null,
  location_id uuid,
  pairing_hash bytea,
  pairing_expires_at timestamptz,
  key_hash bytea,
  paired_at timestamptz,
  revoked_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint device_key_hash_key unique (client_id, key_hash),
  foreign key (client_id, location_id) references location
);
create unique index device_name_key on device (client_id, lower(name)) where revoked_at is null;
create index device_key_hash on device using hash (key_hash);
create index device_pairing_hash on device using hash (pairing_hash);
call protect_client_table('device');

create function find_client_by_device_key(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from device where key_hash = wanted and revoked_at is null $$;
create function find_client_by_pairing_code(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from device where pairing_hash = wanted and pairing_expires_at > now() and revoked_at is null $$;

create table scan (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  device_id uuid not null,
  device_sequence bigint not null,
  ticket_id uuid,
  code text not null,
  direction text not null default 'in' check (direction in ('in', 'out')),
  at timestamptz not null,
  received_at timestamptz not null default now(),
  verdict text not null check (verdict in ('valid', 'attention', 'refused')),
  reason text not null,
  first_entry boolean not null default false,
  primary key (client_id, id),
  constraint scan_device_sequence_key unique (client_id, device_id, device_sequence),
  foreign key (client_id, device_id) references device,
  foreign key (client_id, ticket_id) references ticket
);
create index scan_newest on scan (client_id, at desc, id desc);
create index scan_ticket on scan (client_id, ticket_id);
create index scan_first_entry on scan (client_id, at) where first_entry;
call protect_client_table('scan');
