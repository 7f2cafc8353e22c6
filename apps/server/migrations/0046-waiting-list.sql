-- The waiting list of full days and times (issue H2): who waits for how many places of which visit, in the order of
-- joining, and for whom places that came back are kept (decision 0194).
create table waiting_list_entry (
  client_id uuid not null references client,
  id uuid not null,
  -- the order in which they joined
  turn bigint generated always as identity,
  channel_id uuid not null,
  date date not null,
  -- null = any time of the day, or tickets for a day
  timeslot_id uuid,
  language text not null,
  -- ticket types with their names in that language, and how many
  lines jsonb not null,
  tickets integer not null check (tickets > 0),
  ticket_group_ids uuid[] not null,
  -- what the lines are for, in the language
  title text not null,
  -- a keyed digest of the address, by which it is found
  email_digest bytea not null,
  -- the address, sealed with the key of its person
  sealed bytea not null,
  person_key_id uuid not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'offered', 'bought', 'unused', 'left', 'removed', 'over')),
  joined_at timestamptz not null,
  offered_at timestamptz,
  offer_ends_at timestamptz,
  cart_id uuid,
  offered_timeslot_id uuid,
  ended_at timestamptz,
  primary key (client_id, id),
  foreign key (client_id, channel_id) references channel,
  foreign key (client_id, person_key_id) references person_key,
  constraint waiting_list_offer check (
    (offered_at is null) = (cart_id is null) and (offered_at is null) = (offer_ends_at is null)
    and (state not in ('offered', 'bought', 'unused') or offered_at is not null)),
  constraint waiting_list_ended check ((ended_at is null) = (state in ('waiting', 'offered')))
);
-- One entry that is open for an address and a time.
create unique index waiting_list_once on waiting_list_entry
  (client_id, channel_id, date, coalesce(timeslot_id, '00000000-0000-0000-0000-000000000000'::uuid), email_digest)
  where state in ('waiting', 'offered');
-- No cart is offered twice.
create unique index waiting_list_cart on waiting_list_entry (client_id, cart_id) where cart_id is not null;
create index waiting_list_open on waiting_list_entry (client_id, date, turn) where state in ('waiting', 'offered');
create index waiting_list_days on waiting_list_entry (client_id, date, turn);
create index waiting_list_email on waiting_list_entry (client_id, email_digest);
call protect_client_table('waiting_list_entry');
call let_worker_see_all('waiting_list_entry');
