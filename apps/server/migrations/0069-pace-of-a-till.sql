-- The lease of a desk is renewed every minute by what its till sold lately: only these sales are read.
create index desk_sale_till_at on desk_sale (client_id, till_id, at);
drop index desk_sale_till;
