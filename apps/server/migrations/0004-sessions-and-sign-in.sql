-- Sessions, their refresh tokens, second factors, one-time links, sign-ins, and the stay of an Admin in a client.

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

-- Keys that sign session tokens, shared by all processes; the private half is wrapped by FOYER_SECRET.
create table signing_key (
  id text primary key,
  public_jwk jsonb not null,
  wrapped_private bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
grant select, insert, update on signing_key to foyer_app, foyer_worker;

-- One-time codes of an authenticator app (RFC 6238), and the recovery codes for a lost phone.
create table second_factor (
  client_id uuid not null,
  account_id uuid not null,
  -- wrapped by FOYER_SECRET
  wrapped_secret bytea not null,
  -- null while it is being set up, until a first code has worked
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

-- Links that are mailed to one account and work once: activation, forgotten password (product.md, section 2).
create table one_time_link (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  purpose text not null,
  subject_id uuid not null,
  token_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (client_id, id),
  constraint one_time_link_token_key unique (client_id, token_hash)
);
create index one_time_link_subject on one_time_link (client_id, subject_id, purpose, created_at desc);
create index one_time_link_hash on one_time_link using hash (token_hash);
call protect_client_table('one_time_link');

create function find_client_by_link_hash(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from one_time_link where token_hash = wanted $$;

-- Attempts that count towards the limits of signing in.
create table login_attempt (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  subject text not null,
  at timestamptz not null default now(),
  primary key (client_id, id)
);
create index login_attempt_subject on login_attempt (client_id, subject, at);
call protect_client_table('login_attempt');

-- Each attempt to sign in to an account: when, from where and with what result, for its form. Kept 90 days.
create table sign_in (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  account_id uuid not null,
  at timestamptz not null,
  address text not null,
  result text not null check (result in
    ('signed-in', 'code-asked', 'wrong-password', 'wrong-code', 'not-activated', 'refused-by-location', 'client-disabled')),
  primary key (client_id, id),
  foreign key (client_id, account_id) references account on delete cascade
);
create index sign_in_account on sign_in (client_id, account_id, at desc);
create index sign_in_at on sign_in (at);
call protect_client_table('sign_in');
call let_worker_see_all('sign_in');

-- An Admin's stay in a client begins with the first call there and ends by itself after an hour. Its rows belong to
-- the platform, as the Admin does.
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
