-- The audit log and the check of its chain, exports of lists, and saved views of lists.

-- Append-only. Sequence and hash are given by one sealer per client (product.md, section 10).
create table audit_entry (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  at timestamptz not null default clock_timestamp(),
  actor_kind text not null check (actor_kind in ('account', 'admin', 'device', 'key', 'system')),
  actor_id uuid,
  action text not null,
  entity text not null,
  entity_id uuid,
  before jsonb,
  after jsonb,
  person_key_id uuid,
  sequence bigint,
  hash bytea,
  primary key (client_id, id),
  constraint audit_entry_sequence_key unique (client_id, sequence)
);
create index audit_entry_unsealed on audit_entry (client_id, id) where sequence is null;
-- Reading the log at millions of entries: an entry's id grows with time, so that the newest page of every filter is
-- one stretch of one index, days are a range of ids, and no sort is needed.
create index audit_entry_entity on audit_entry (client_id, entity, entity_id, id desc);
create index audit_entry_kind on audit_entry (client_id, entity, id desc);
create index audit_entry_action on audit_entry (client_id, action, id desc);
create index audit_entry_actor on audit_entry (client_id, actor_id, id desc);
create index audit_entry_actor_action on audit_entry (client_id, actor_id, action, id desc);
call protect_client_table('audit_entry');
call let_worker_see_all('audit_entry');
revoke update, delete on audit_entry from foyer_app, foyer_worker;
grant update (sequence, hash) on audit_entry to foyer_worker;

-- One run of the check of a client's chain: how far it is, and the first entry that does not fit.
create table audit_check (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- sequence and hash of the last entry that fitted: the next run resumes there after one that was killed
  checked bigint not null default 0,
  last_hash bytea,
  total bigint not null,
  broken_at bigint,
  broken_entry_id uuid,
  primary key (client_id, id)
);
create unique index audit_check_one_at_a_time on audit_check (client_id) where finished_at is null;
call protect_client_table('audit_check');

-- Exports run in the background and stay downloadable for 7 days (product.md, section 10). Their rows are written in
-- parts, each in one transaction with the place that was reached, so that a killed run loses and repeats nothing.
create table export (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  kind text not null,
  -- the module whose right guards the download
  module text not null,
  format text not null check (format in ('csv', 'xlsx')),
  filter jsonb not null,
  locale text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  row_count bigint not null default 0,
  place text,
  made_by uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (client_id, id)
);
create index export_expired on export (expires_at) where expires_at is not null;
call protect_client_table('export');
call let_worker_see_all('export');

create table export_part (
  client_id uuid not null,
  export_id uuid not null,
  sequence integer not null,
  -- rows of cells, wrapped by FOYER_SECRET: they may hold personal values
  sealed bytea not null,
  primary key (client_id, export_id, sequence),
  foreign key (client_id, export_id) references export on delete cascade
);
call protect_client_table('export_part');
call let_worker_see_all('export_part');

-- A saved view: the parameters of a list's address under a name, of one account or shared with the whole client.
create table saved_view (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  account_id uuid not null,
  list text not null,
  name text not null check (length(name) between 1 and 60),
  parameters text not null check (length(parameters) <= 1000),
  shared boolean not null default false,
  sort integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (client_id, id)
);
create unique index saved_view_name on saved_view (client_id, list, account_id, lower(name));
create index saved_view_list on saved_view (client_id, list, sort, id);
call protect_client_table('saved_view');
