-- A mail waits while its server cannot be reached or says "later", without using up its tries (decision 0061).
alter table mail add column waits_since timestamptz;
-- Held: no command is on its way, a worker takes the mail up again from this moment on. null = a command is.
alter table mail add column next_try_at timestamptz
  constraint mail_held_waits check (next_try_at is null or (state = 'waiting' and waits_since is not null));
create index mail_held on mail (client_id, next_try_at) where next_try_at is not null;

-- While this row is there the mail server takes nothing: mails are held, and one at a time is tried. There is one mail
-- server for all clients, so it is the platform's.
create table mail_outage (
  client_id uuid primary key references client
    constraint mail_outage_of_platform check (client_id = '00000000-0000-7000-8000-000000000001'),
  since timestamptz not null,
  tries integer not null default 1 check (tries > 0),
  next_try_at timestamptz not null
);
call protect_client_table('mail_outage');
call let_worker_see_all('mail_outage');
