-- Client settings (product.md, section 13): every value that was ever saved, when it comes into force, who saved it,
-- and whether it was withdrawn. Rows are added and withdrawn, never changed or deleted.
create table client_setting (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  subject text not null,
  -- 1, 2, 3 ... per subject: of two people who save at once, one finds his number taken
  sequence integer not null,
  value jsonb not null,
  -- what was in force when it was saved
  value_before jsonb not null,
  effective_at timestamptz not null,
  made_at timestamptz not null,
  -- an Admin belongs to the platform: the id has no reference, the name is that of the moment
  made_by uuid,
  made_by_name text not null,
  -- null = still to come; then it waits, is withdrawn, or is settled when its moment has come
  settled_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by_name text,
  primary key (client_id, id),
  constraint client_setting_sequence_key unique (client_id, subject, sequence),
  constraint client_setting_ends_once check (settled_at is null or withdrawn_at is null)
);
-- One coming value per subject, whatever two editors do at the same moment.
create unique index client_setting_one_coming on client_setting (client_id, subject)
  where settled_at is null and withdrawn_at is null;
call protect_client_table('client_setting');
call let_worker_see_all('client_setting');

-- Secrets of settings: sealed by FOYER_SECRET, never read back by a screen.
create table client_secret (
  client_id uuid not null references client,
  name text not null,
  ciphertext bytea not null,
  key_id text not null,
  set_at timestamptz not null,
  set_by_name text not null,
  primary key (client_id, name)
);
call protect_client_table('client_secret');

-- The company form is filled in once (specification 001, section 5, Administration).
create table company_form (
  client_id uuid not null references client,
  company_name text not null,
  address text not null,
  postal_code text not null,
  town text not null,
  vat_number text not null,
  kvk_number text not null,
  account_number text not null,
  beneficiary text not null,
  saved_at timestamptz not null,
  -- null = by the secret link, without an account
  saved_by uuid,
  saved_by_name text,
  primary key (client_id)
);
call protect_client_table('company_form');

-- The form's access token: a secret link for whoever keeps the client's books. Only its hash is kept.
create table company_form_link (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  token_hash bytea not null,
  made_at timestamptz not null,
  made_by_name text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  spent_at timestamptz,
  primary key (client_id, id)
);
create unique index company_form_link_one on company_form_link (client_id)
  where revoked_at is null and spent_at is null;
create index company_form_link_hash on company_form_link using hash (token_hash);
call protect_client_table('company_form_link');

create function find_client_by_company_form_hash(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from company_form_link where token_hash = wanted $$;
