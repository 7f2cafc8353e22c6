-- Links that are mailed to one account and work once: activation, forgotten password (product.md, section 2).

alter table one_time_link add column created_at timestamptz not null default clock_timestamp();
create index one_time_link_subject on one_time_link (client_id, subject_id, purpose, created_at desc);
create index one_time_link_hash on one_time_link using hash (token_hash);

create function find_client_by_link_hash(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from one_time_link where token_hash = wanted $$;
