-- What went wrong each time that a message was tried: the queue itself remembers the last time only. It goes with the
-- message's own retention (message-queue, keptDays).
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

-- When, from where and with what result somebody tried to sign in to an account, for its form. Kept 90 days.
create table sign_in (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  account_id uuid not null,
  at timestamptz not null,
  address text not null,
  result text not null check (result in
    ('signed-in', 'code-asked', 'wrong-password', 'wrong-code', 'not-activated', 'refused-by-location', 'client-disabled')),
  primary key (client_id, id),
  foreign key (client_id, account_id) references account (client_id, id) on delete cascade
);
create index sign_in_account on sign_in (client_id, account_id, at desc);
create index sign_in_at on sign_in (at);
call protect_client_table('sign_in');
call let_worker_see_all('sign_in');
