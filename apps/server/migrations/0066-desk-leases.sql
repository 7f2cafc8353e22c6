-- Desks that go on selling without a connection (product.md, section 18; decisions 0234 and 0235).

-- A browser at a till: its receipts have a prefix of their own, so that numbers given without a connection are never given twice.
create table desk_device (
  client_id uuid not null references client,
  till_id uuid not null,
  -- as the browser named itself
  id uuid not null,
  -- within the client: T2-
  number integer not null check (number > 0),
  -- the last one that came in
  last_receipt integer not null default 0 check (last_receipt >= 0),
  -- of the key that seals what the browser keeps: another one after all of it came in
  key_number integer not null default 1 check (key_number > 0),
  primary key (client_id, till_id, id),
  constraint desk_device_number_key unique (client_id, number),
  foreign key (client_id, till_id) references till
);
call protect_client_table('desk_device');

create table desk_lease (
  client_id uuid not null references client,
  id uuid not null,
  till_id uuid not null,
  device_id uuid not null,
  session_id uuid not null,
  -- who renewed it last
  account_id uuid not null,
  by_name text not null,
  state text not null default 'open' check (state in ('open', 'returned', 'settled')),
  version integer not null default 1,
  opened_at timestamptz not null,
  renewed_at timestamptz not null,
  -- from then on its desk sells nothing more of it without a connection
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- staff keep its places for what the desk may have sold
  keep_until timestamptz,
  primary key (client_id, id),
  foreign key (client_id, till_id, device_id) references desk_device,
  foreign key (client_id, session_id) references till_session,
  constraint desk_lease_ended check ((state = 'open') = (ended_at is null))
);
create unique index desk_lease_open on desk_lease (client_id, till_id, device_id) where state = 'open';
create index desk_lease_device on desk_lease (client_id, till_id, device_id);
create index desk_lease_session on desk_lease (client_id, session_id);
create index desk_lease_ends on desk_lease (client_id, ends_at) where state = 'open';
call protect_client_table('desk_lease');

-- What a lease takes of the counters, as order_counter says of orders: the auditor compares both with them.
create table desk_lease_counter (
  client_id uuid not null,
  lease_id uuid not null,
  timeslot_id uuid not null,
  counter_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (client_id, lease_id, timeslot_id, counter_id),
  foreign key (client_id, lease_id) references desk_lease on delete cascade
);
create index desk_lease_counter_counter on desk_lease_counter (client_id, counter_id);
create index desk_lease_counter_timeslot on desk_lease_counter (client_id, timeslot_id);
call protect_client_table('desk_lease_counter');
call let_worker_see_all('desk_lease_counter');

-- The prices that the desk of a lease had, from a moment on: it charges by them while it has no connection.
create table desk_lease_offer (
  client_id uuid not null,
  lease_id uuid not null,
  version integer not null check (version > 0),
  from_at timestamptz not null,
  -- price in minor units by ticket type
  prices jsonb not null,
  -- service and transaction cost
  costs jsonb not null,
  primary key (client_id, lease_id, version),
  foreign key (client_id, lease_id) references desk_lease on delete cascade
);
call protect_client_table('desk_lease_offer');

-- Numbers of tickets that are signed before their tickets are sold: a desk without a connection prints them.
create table ticket_number_ahead (
  client_id uuid not null references client,
  number text not null check (number ~ '^[0-9]{16}$'),
  visit_date date,
  test boolean not null,
  -- of the lease that has it
  lease_id uuid not null,
  given_at timestamptz not null,
  -- what it is the number of, since its sale came in
  ticket_id uuid,
  primary key (client_id, number),
  foreign key (client_id, lease_id) references desk_lease,
  foreign key (client_id, ticket_id) references ticket
);
create index ticket_number_ahead_lease on ticket_number_ahead (client_id, lease_id) where ticket_id is null;
create index ticket_number_ahead_ticket on ticket_number_ahead (client_id, ticket_id) where ticket_id is not null;
call protect_client_table('ticket_number_ahead');

-- What a desk sold without a connection, as it came in.
create table desk_lease_sale (
  client_id uuid not null references client,
  -- of the sale, as its browser named it
  id uuid not null,
  lease_id uuid not null,
  till_id uuid not null,
  receipt_number text not null check (length(receipt_number) <= 40),
  -- by the corrected clock of the desk
  sold_at timestamptz not null,
  received_at timestamptz not null,
  account_id uuid not null,
  by_name text not null,
  state text not null check (state in ('sent', 'kept', 'given-back')),
  -- why it is kept: a refusal, as the server says it
  reason text,
  params jsonb,
  total_minor bigint not null check (total_minor >= 0),
  tickets integer not null check (tickets >= 0),
  order_id uuid,
  -- what the desk sent, without its buyer
  sale jsonb not null,
  -- sealed with the key of the person; null = none, or the order has it
  buyer bytea,
  person_key_id uuid,
  version integer not null default 1,
  -- by a person, of a kept one
  ended_at timestamptz,
  ended_by_name text,
  note text not null default '' check (length(note) <= 500),
  primary key (client_id, id),
  foreign key (client_id, lease_id) references desk_lease,
  foreign key (client_id, till_id) references till,
  foreign key (client_id, order_id) references orders,
  foreign key (client_id, person_key_id) references person_key,
  constraint desk_lease_sale_order check ((state = 'sent') = (order_id is not null)),
  constraint desk_lease_sale_buyer check ((buyer is null) = (person_key_id is null))
);
create index desk_lease_sale_lease on desk_lease_sale (client_id, lease_id);
create index desk_lease_sale_till on desk_lease_sale (client_id, till_id);
create index desk_lease_sale_order_id on desk_lease_sale (client_id, order_id) where order_id is not null;
create index desk_lease_sale_key on desk_lease_sale (client_id, person_key_id) where person_key_id is not null;
create index desk_lease_sale_kept on desk_lease_sale (client_id, received_at) where state = 'kept';
call protect_client_table('desk_lease_sale');

-- Scans of a code whose sale had not come in yet.
create index scan_without_ticket on scan (client_id, code) where ticket_id is null;
