-- The keys that wrap and derive, sealed by FOYER_SECRET (decision 0170). No row = they come from FOYER_SECRET itself, as
-- long as it was never replaced.
create table root_key (
  id smallint primary key check (id = 1),
  sealed bytea not null,
  changed_at timestamptz not null
);
grant select on root_key to foyer_app, foyer_worker;
