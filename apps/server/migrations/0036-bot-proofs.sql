-- Proofs of work that were spent (product.md, section 5: bot protection): each takes one cart. Kept until they expire.
create table bot_proof (
  client_id uuid not null,
  -- of the challenge, which has many solutions
  digest bytea not null,
  expires_at timestamptz not null,
  primary key (client_id, digest)
);
create index bot_proof_expired on bot_proof (expires_at);
call protect_client_table('bot_proof');
call let_worker_see_all('bot_proof');
