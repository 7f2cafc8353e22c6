-- Codes that were sent to the phones of visitors (product.md, section 5: SMS verification). Kept for a day.
create table sms_code (
  client_id uuid not null,
  id uuid not null,
  cart_id uuid not null,
  -- keyed digests: the table tells no number, no network and no code
  number_digest bytea not null,
  -- null = this machine
  network_digest bytea,
  code_digest bytea not null,
  tries integer not null default 0 constraint sms_code_tries check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz,
  primary key (client_id, id)
);
create index sms_code_cart on sms_code (client_id, cart_id, created_at desc);
create index sms_code_number on sms_code (client_id, number_digest, created_at);
create index sms_code_network on sms_code (client_id, network_digest, created_at);
create index sms_code_created on sms_code (created_at);
call protect_client_table('sms_code');
call let_worker_see_all('sms_code');
