-- "Email me when it is my turn" (decision 0239): a place whose visitor left an address counts as there while its page is
-- closed. The address stands apart, sealed, until the mail is written; then only what finds the mail again is kept.
alter table waiting_place add column has_email boolean not null default false;

create table waiting_address (
  client_id uuid not null references client,
  channel_id uuid not null,
  entry bigint not null,
  language text not null,
  -- a keyed digest of the address, by which it is found
  email_digest bytea not null,
  -- the address, sealed with the key of its person; null = used
  sealed bytea,
  person_key_id uuid not null,
  left_at timestamptz not null,
  -- when the mail about the turn was asked for
  told_at timestamptz,
  ended_at timestamptz,
  primary key (client_id, channel_id, entry),
  foreign key (client_id, person_key_id) references person_key,
  constraint waiting_address_ended check ((ended_at is null) = (sealed is not null))
);
-- An address waits with one place of a channel.
create unique index waiting_address_once on waiting_address (client_id, channel_id, email_digest) where ended_at is null;
create index waiting_address_email on waiting_address (client_id, email_digest);
create index waiting_address_open on waiting_address (client_id, channel_id) where ended_at is null;
call protect_client_table('waiting_address');
call let_worker_see_all('waiting_address');
