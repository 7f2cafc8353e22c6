-- Pictures of products, channels and so on: the file itself lies in the file store under the image's id.
create table image (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  owner text not null,
  owner_id uuid not null,
  purpose text not null,
  format text not null check (format in ('jpeg', 'png')),
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint image_purpose_key unique (client_id, owner, owner_id, purpose)
);
call protect_client_table('image');
