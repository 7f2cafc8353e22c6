-- The outbox, attempts and pauses of the message queue, the worker processes, mails and outages of the mail server.
-- The queue's own tables are made by its library (platform/outbox/queue-schema.ts).

-- Commands and events, written in the transaction of their cause; a worker hands them to the queue.
create table outbox (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  bus text not null check (bus in ('command', 'event')),
  type text not null,
  payload jsonb not null,
  source text not null default '',
  start_after timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (client_id, id)
);
create index outbox_oldest on outbox (id);
call protect_client_table('outbox');
call let_worker_see_all('outbox');

-- The error of each attempt at a message: the queue itself stores the last one only. Deleted with the message by the
-- same retention (message-queue, keptDays).
create table message_attempt (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  -- of the queue's row, one for each destination
  message_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  error text not null,
  primary key (client_id, id)
);
create index message_attempt_message on message_attempt (client_id, message_id, id desc);
create index message_attempt_ended on message_attempt (ended_at);
call protect_client_table('message_attempt');
call let_worker_see_all('message_attempt');

-- While this row exists no worker carries out messages. There is one queue for all clients, so the row is the
-- platform's: only Admins, whose accounts are the platform's, write it (design more.md, sections 13 and 14).
create table worker_pause (
  client_id uuid primary key references client
    constraint worker_pause_of_platform check (client_id = '00000000-0000-7000-8000-000000000001'),
  paused_at timestamptz not null default now(),
  paused_by uuid not null,
  foreign key (client_id, paused_by) references account on delete cascade
);
create index worker_pause_paused_by on worker_pause (client_id, paused_by);
call protect_client_table('worker_pause');
call let_worker_see_all('worker_pause');

-- The running workers: a heartbeat of each every few seconds, with its load and the last run of its periodic jobs.
-- The row of a killed worker stays for an hour, so that the queue's page shows that one is missing. Workers serve all
-- clients: the rows are the platform's and hold nothing of any client (design more.md, sections 13 and 14).
create table worker_process (
  client_id uuid not null references client
    constraint worker_process_of_platform check (client_id = '00000000-0000-7000-8000-000000000001'),
  id uuid not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  version text not null,
  busy real not null constraint worker_process_busy check (busy between 0 and 1),
  jobs jsonb not null,
  primary key (client_id, id)
);
call protect_client_table('worker_process');
call let_worker_see_all('worker_process');

create table mail (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  kind text not null,
  order_id uuid,
  account_id uuid,
  language text not null,
  -- recipient, subject, html, text and attachment descriptions: one sealed document under the person's key
  sealed bytea not null,
  person_key_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'failed', 'deleted')),
  attempts integer not null default 0,
  error text,
  message_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- since when its server cannot be reached or answers "later": waiting for it uses up none of its attempts
  -- (decision 0061)
  waits_since timestamptz,
  -- held: no command for it is queued, a worker takes it up again from this moment on; null = a command is queued
  next_try_at timestamptz
    constraint mail_held_waits check (next_try_at is null or (state = 'waiting' and waits_since is not null)),
  primary key (client_id, id),
  foreign key (client_id, person_key_id) references person_key
);
create index mail_newest on mail (client_id, state, created_at desc, id desc);
create index mail_order on mail (client_id, order_id);
-- Retention: the oldest are found without reading the rest.
create index mail_oldest on mail (created_at);
-- Every minute the worker looks for waiting mails whose command was lost (decision 0057), and for those that are held:
-- it need not read those of ninety days for that.
create index mail_waiting on mail (client_id, id) where state = 'waiting';
create index mail_held on mail (client_id, next_try_at) where next_try_at is not null;
call protect_client_table('mail');
call let_worker_see_all('mail');

-- While this row exists the mail server takes nothing: mails are held, and one at a time is tried. There is one mail
-- server for all clients, so the row is the platform's.
create table mail_outage (
  client_id uuid primary key references client
    constraint mail_outage_of_platform check (client_id = '00000000-0000-7000-8000-000000000001'),
  since timestamptz not null,
  tries integer not null default 1 check (tries > 0),
  next_try_at timestamptz not null
);
call protect_client_table('mail_outage');
call let_worker_see_all('mail_outage');
