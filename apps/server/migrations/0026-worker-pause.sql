-- While this row is there no worker carries out messages. There is one queue for all clients, so it is the platform's:
-- only Admins, whose accounts are the platform's, write it (design more.md, sections 13 and 14).
create table worker_pause (
  client_id uuid primary key references client
    constraint worker_pause_of_platform check (client_id = '00000000-0000-7000-8000-000000000001'),
  paused_at timestamptz not null default now(),
  paused_by uuid not null,
  foreign key (client_id, paused_by) references account (client_id, id) on delete cascade
);
create index worker_pause_paused_by on worker_pause (client_id, paused_by);
call protect_client_table('worker_pause');
call let_worker_see_all('worker_pause');
