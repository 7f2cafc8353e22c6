-- Codes that are imported and generated in the background, of any module that has codes (decision 0213).
create table code_batch (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  kind text not null,
  mode text not null check (mode in ('import', 'generate', 'remove')),
  state text not null check (state in ('uploading', 'running', 'done', 'failed')),
  -- what the codes belong to; null while its file is uploaded
  owner_id uuid,
  -- what its kind has to know: the prefix of generated codes
  spec jsonb not null default '{}',
  file_name text not null default '',
  -- parts of the file that were read, and what is in them
  parts integer not null default 0,
  line_count integer not null default 0,
  header_count integer not null default 0,
  usable_count integer not null default 0,
  rejected_count integer not null default 0,
  longest integer not null default 0,
  -- how many codes are wanted, how many of them are written; draws that wrote nothing
  total integer not null default 0,
  done integer not null default 0,
  empty_draws integer not null default 0,
  -- why it failed
  failure text,
  created_by_kind text not null check (created_by_kind in ('account', 'admin')),
  created_by_id uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  -- when a worker last moved it on; one that stands still is sent to the workers again
  moved_at timestamptz not null,
  finished_at timestamptz,
  primary key (client_id, id),
  constraint code_batch_finished check ((state in ('done', 'failed')) = (finished_at is not null)),
  constraint code_batch_owner check (state = 'uploading' or owner_id is not null),
  constraint code_batch_failure check ((state = 'failed') = (failure is not null))
);
create index code_batch_running on code_batch (moved_at) where state = 'running';
create index code_batch_of_owner on code_batch (client_id, owner_id, id);
call protect_client_table('code_batch');
call let_worker_see_all('code_batch');

-- The lines of a file. One whose code was written is deleted in the same transaction: what is left waits, or was rejected.
create table code_batch_line (
  client_id uuid not null,
  batch_id uuid not null,
  line integer not null,
  text text not null,
  -- as it is written, and as it is compared; null where it cannot be a code
  code text,
  key text,
  facts jsonb,
  -- why it is left out: code and values of the words
  reason text,
  params jsonb,
  primary key (client_id, batch_id, line),
  foreign key (client_id, batch_id) references code_batch on delete cascade,
  constraint code_batch_line_usable check (reason is not null or (code is not null and key is not null))
);
-- a code is taken from a file once
create unique index code_batch_line_once on code_batch_line (client_id, batch_id, key) where reason is null;
create index code_batch_line_waiting on code_batch_line (client_id, batch_id, line) where reason is null;
create index code_batch_line_rejected on code_batch_line (client_id, batch_id, line) where reason is not null;
call protect_client_table('code_batch_line');
call let_worker_see_all('code_batch_line');
