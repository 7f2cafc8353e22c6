-- The address of a channel that is told of embedded orders (decision 0202): the secret with which it is signed, sealed by
-- FOYER_SECRET and shown once, and what became of the last try.
create table popup_data (
  client_id uuid not null,
  channel_id uuid not null,
  wrapped_secret bytea,
  made_at timestamptz,
  made_by_name text,
  tried_at timestamptz,
  delivered_at timestamptz,
  problem text,
  answer_status integer,
  primary key (client_id, channel_id),
  foreign key (client_id, channel_id) references channel,
  constraint popup_data_secret_whole check ((wrapped_secret is null) = (made_at is null)
    and (wrapped_secret is null) = (made_by_name is null))
);
call protect_client_table('popup_data');
call let_worker_see_all('popup_data');
