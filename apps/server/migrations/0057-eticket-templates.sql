-- How a client's PDF tickets look (generator 2): every version that was saved; the newest is in use, the others say
-- what tickets looked like before.
create table eticket_template (
  client_id uuid not null references client,
  version integer not null check (version >= 1),
  template jsonb not null,
  made_at timestamptz not null default now(),
  made_by_name text not null,
  constraint eticket_template_pkey primary key (client_id, version)
);
call protect_client_table('eticket_template');
