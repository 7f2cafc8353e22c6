-- Acts on many orders, carried out in the background one order at a time (decision 0157).
create table bulk_run (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  -- idempotency key of the request
  request_id text not null check (length(request_id) between 1 and 100),
  act text not null,
  reason text not null default '',
  state text not null default 'running' check (state in ('running', 'paused', 'done')),
  order_count integer not null check (order_count > 0),
  -- what the preview said it comes to
  amount_minor bigint not null default 0,
  currency text not null,
  created_by_kind text not null check (created_by_kind in ('account', 'admin')),
  created_by_id uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  -- when a worker last moved it on; a run that stands still is sent to the workers again
  moved_at timestamptz not null,
  finished_at timestamptz,
  -- its card was closed
  closed_at timestamptz,
  primary key (client_id, id),
  constraint bulk_run_request_key unique (client_id, request_id),
  constraint bulk_run_finished check ((state = 'done') = (finished_at is not null))
);
create index bulk_run_open on bulk_run (client_id, id) where closed_at is null;
create index bulk_run_running on bulk_run (moved_at) where state = 'running';
call protect_client_table('bulk_run');
call let_worker_see_all('bulk_run');

-- Without a foreign key to orders, as an affected visit (0010): starting a run waits for no order.
create table bulk_row (
  client_id uuid not null,
  run_id uuid not null,
  position integer not null,
  order_id uuid not null,
  -- the order as the preview saw it; null where the act does not mind
  seen text,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'skipped', 'failed', 'approval')),
  -- code and values of the words that say why
  code text,
  params jsonb not null default '{}',
  amount_minor bigint not null default 0,
  tries integer not null default 0,
  done_at timestamptz,
  primary key (client_id, run_id, position),
  constraint bulk_row_once unique (client_id, run_id, order_id),
  foreign key (client_id, run_id) references bulk_run on delete cascade,
  constraint bulk_row_reason check (state not in ('failed', 'skipped') or code is not null),
  constraint bulk_row_result check ((state = 'waiting') = (done_at is null))
);
-- not by state: a row that has its result leaves the index
create index bulk_row_waiting on bulk_row (client_id, run_id, position) where state = 'waiting';
create index bulk_row_of_order on bulk_row (client_id, order_id) where state = 'waiting';
call protect_client_table('bulk_row');
