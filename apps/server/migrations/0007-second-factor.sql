-- One-time codes of an authenticator app (RFC 6238), and the recovery codes for a lost phone.

create table second_factor (
  client_id uuid not null,
  account_id uuid not null,
  -- wrapped by FOYER_SECRET
  wrapped_secret bytea not null,
  -- null while it is being set up: only then a code was shown to work
  confirmed_at timestamptz,
  -- the time step of the last code that was used: none is used twice
  last_step bigint not null default 0,
  primary key (client_id, account_id),
  foreign key (client_id, account_id) references account on delete cascade
);
call protect_client_table('second_factor');

create table recovery_code (
  client_id uuid not null,
  account_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (client_id, account_id, code_hash),
  foreign key (client_id, account_id) references second_factor on delete cascade
);
call protect_client_table('recovery_code');
