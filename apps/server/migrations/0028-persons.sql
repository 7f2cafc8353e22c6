-- Requests about one person: look-ups, files, erasures, and the nightly run of retention (product.md, section 11).

-- When the buyer was taken off an order, by a request or by retention: screens say so instead of a name.
alter table orders add column person_erased_at timestamptz;

-- A look-up: who asked, and sealed with a key of its own whom for. Erasing the person deletes the row and the key, so
-- that the audit entry of the look-up loses what was typed.
create table person_request (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  -- without a reference: an Admin's account is the platform's
  account_id uuid not null,
  person_key_id uuid not null,
  sealed bytea not null,
  created_at timestamptz not null,
  -- until when its asker may open it again
  expires_at timestamptz not null,
  primary key (client_id, id),
  foreign key (client_id, person_key_id) references person_key
);
call protect_client_table('person_request');

-- What is held about a person as a file for the person, made by a worker, for its asker only.
create table person_file (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  request_id uuid not null,
  account_id uuid not null,
  format text not null check (format in ('json', 'pdf')),
  locale text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done')),
  -- sealed with the key of the request; empty = not made yet
  sealed bytea not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (client_id, id),
  foreign key (client_id, request_id) references person_request on delete cascade
);
create index person_file_request on person_file (client_id, request_id);
create index person_file_expired on person_file (expires_at);
call protect_client_table('person_file');
call let_worker_see_all('person_file');

-- An erasure, without the person: counts only. While orders wait or the search for what is left has not run, the
-- person's strings are sealed with a key of its own, which is deleted when it is done.
create table person_erasure (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  account_id uuid not null,
  reason text not null check (reason in ('request', 'objection', 'mistake', 'end-of-purpose')),
  state text not null check (state in ('waiting', 'searching', 'done')),
  person_key_id uuid not null,
  sealed bytea not null,
  -- [{kind, records}]
  erased jsonb not null,
  stays jsonb not null,
  waiting_order_ids uuid[] not null default '{}',
  -- what was searched and what was found: names of columns and counts
  proof jsonb,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (client_id, id),
  foreign key (client_id, person_key_id) references person_key,
  constraint person_erasure_done_is_proven check (state <> 'done' or (proof is not null and octet_length(sealed) = 0))
);
create index person_erasure_open on person_erasure (client_id, id) where state <> 'done';
call protect_client_table('person_erasure');
call let_worker_see_all('person_erasure');

-- One night of retention of a client: how far it came and what it cleared, so that a killed run goes on.
create table retention_run (
  client_id uuid not null references client,
  day date not null,
  -- the kind that is being cleared, and the place behind the last batch
  step text not null,
  place text,
  cleared jsonb not null default '{}',
  finished_at timestamptz,
  primary key (client_id, day)
);
call protect_client_table('retention_run');
