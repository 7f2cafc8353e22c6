-- Tickets that were moved or got new codes lost that they are group tickets: their successors have it again.
with recursive successor as (
  select client_id, replaced_by as id from ticket where group_ticket and replaced_by is not null
  union
  select t.client_id, t.replaced_by from successor s
  join ticket t on t.client_id = s.client_id and t.id = s.id
  where t.replaced_by is not null)
update ticket t set group_ticket = true from successor s
where t.client_id = s.client_id and t.id = s.id and not t.group_ticket;
