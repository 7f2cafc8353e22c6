-- Vouchers: one code worth tickets of given types, used once (product.md, sections 7 and 17; decision 0221).
create table voucher_batch (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 100),
  -- the account of type voucher partner that sees their use
  partner_id uuid,
  reference text not null check (length(reference) <= 100),
  quantity integer not null check (quantity between 1 and 100000),
  prefix text not null check (prefix ~ '^[A-Z0-9]{0,12}$'),
  code_length integer not null check (code_length between 8 and 20),
  valid_from date,
  valid_until date,
  on_sales_page boolean not null,
  at_gate boolean not null,
  dearer_day text not null check (dearer_day in ('visitor-pays', 'voucher-covers')),
  billing text not null check (billing in ('elsewhere', 'free')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, partner_id) references account on delete set null (partner_id),
  constraint voucher_batch_period check (valid_until >= valid_from)
);
create unique index voucher_batch_name_key on voucher_batch (client_id, lower(name));
create index voucher_batch_partner on voucher_batch (client_id, partner_id);
call protect_client_table('voucher_batch');

create table voucher_worth (
  client_id uuid not null,
  batch_id uuid not null,
  ticket_type_id uuid not null,
  quantity integer not null check (quantity between 1 and 100),
  position integer not null,
  primary key (client_id, batch_id, ticket_type_id),
  foreign key (client_id, batch_id) references voucher_batch on delete cascade
);
call protect_client_table('voucher_worth');

create table voucher (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  batch_id uuid not null,
  -- capitals without spaces and dashes, as it is compared
  code text not null check (code ~ '^[A-Z0-9]{8,32}$'),
  acquired_at timestamptz not null default now(),
  -- by an order, or at a gate
  used_at timestamptz,
  order_id uuid,
  device_id uuid,
  cancelled_at timestamptz,
  -- a ticket that it paid for got another visit
  rebooked_at timestamptz,
  primary key (client_id, id),
  constraint voucher_code_key unique (client_id, code),
  constraint voucher_batch_fkey foreign key (client_id, batch_id) references voucher_batch,
  constraint voucher_use check (used_at is not null or (order_id is null and device_id is null)),
  constraint voucher_used_or_cancelled check (used_at is null or cancelled_at is null)
);
create index voucher_of_batch on voucher (client_id, batch_id, id);
create index voucher_used on voucher (client_id, batch_id) where used_at is not null;
create index voucher_order on voucher (client_id, order_id) where order_id is not null;
call protect_client_table('voucher');

-- A voucher that is shown at a gate is one admission.
alter table scan add column voucher_id uuid;
create index scan_voucher on scan (client_id, voucher_id) where voucher_id is not null;
