-- A client's own certificate at Apple and account at Google, with which passes of tickets are signed (product.md, section 6).
create table wallet_account (
  client_id uuid not null references client,
  platform text not null check (platform in ('apple', 'google')),
  -- visitors see its button, as long as the last check found nothing that stops it
  is_shown boolean not null default false,
  -- the pass type 'pass.example.museum' at Apple, the number of the issuer at Google
  identifier text not null check (identifier <> ''),
  -- the team of the certificate at Apple; '' at Google
  team_id text not null default '',
  -- whose key it is: the certificate's name at Apple, the address of the service account at Google
  key_name text not null,
  -- certificates and key as JSON, sealed with FOYER_SECRET; never read back
  ciphertext bytea not null,
  key_id text not null,
  valid_until timestamptz,
  set_at timestamptz not null,
  set_by_name text not null,
  check_lines jsonb not null default '[]',
  checked_at timestamptz not null,
  version integer not null default 1,
  primary key (client_id, platform)
);
call protect_client_table('wallet_account');

-- A pass that a visitor took: of the ticket that it was made for, and of those that replaced it.
create table wallet_pass (
  client_id uuid not null references client,
  order_id uuid not null,
  ticket_id uuid not null,
  platform text not null check (platform in ('apple', 'google')),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (client_id, ticket_id, platform),
  foreign key (client_id, order_id) references orders,
  foreign key (client_id, ticket_id) references ticket
);
create index wallet_pass_order on wallet_pass (client_id, order_id);
call protect_client_table('wallet_pass');

-- A phone that wants to be told when an Apple pass changes, as it asked in Apple's own words.
create table wallet_device (
  client_id uuid not null,
  ticket_id uuid not null,
  platform text not null default 'apple' check (platform = 'apple'),
  device_id text not null check (length(device_id) between 1 and 200),
  push_token text not null check (length(push_token) between 1 and 400),
  registered_at timestamptz not null,
  primary key (client_id, device_id, ticket_id),
  foreign key (client_id, ticket_id, platform) references wallet_pass on delete cascade
);
create index wallet_device_pass on wallet_device (client_id, ticket_id);
call protect_client_table('wallet_device');
