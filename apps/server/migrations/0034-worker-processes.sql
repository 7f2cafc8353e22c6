-- The workers that are there: each tells every few seconds that it lives, how busy it is and when its periodic jobs ran.
-- One that was killed stays for an hour, so that whoever watches the queue sees that one is missing. Workers serve all
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
