-- Tickets with the rules they were sold with, the keys that sign them, the devices that scan them, and their scans.

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
  -- The rules of its type at the sale: a later edit of the type changes no ticket that is paid (decision 0041).
  validity_kind text,
  validity_days integer,
  validity_until date,
  daily_scan_limit integer,
  total_scan_limit integer,
  duration_minutes integer,
  -- whether it takes places of other timeslots too: moving or cancelling others of its order counts it as it was sold
  blocks_other_timeslots boolean not null default false,
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
  foreign key (client_id, location_id) references location,
  -- a revoked device is gone for good and must not keep its location from being deleted (decision 0057)
  constraint device_revoked_stands_nowhere check (revoked_at is null or location_id is null)
);
create unique index device_name_key on device (client_id, lower(name)) where revoked_at is null;
create index device_key_hash on device using hash (key_hash);
create index device_pairing_hash on device using hash (pairing_hash);
call protect_client_table('device');

create function find_client_by_device_key(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from device where key_hash = wanted and revoked_at is null $$;

-- Whether a pairing code has expired is decided once, by the clock of the application that pairs; here the newest
-- device with that code is found, whatever the time.
create function find_client_by_pairing_code(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from device where pairing_hash = wanted and revoked_at is null
        order by pairing_expires_at desc limit 1 $$;

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
create index scan_device_newest on scan (client_id, device_id, at desc, id desc);
create index scan_ticket on scan (client_id, ticket_id);
create index scan_first_entry on scan (client_id, at) where first_entry;
call protect_client_table('scan');
