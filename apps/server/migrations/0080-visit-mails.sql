-- Mails before and after visits (product.md, section 6): once per order and visit. The row is written in the transaction
-- that writes the mail, and stays when the mail is gone.
create table visit_mail_sent (
  client_id uuid not null,
  order_id uuid not null,
  -- date and time of the visit, '2030-06-15 14:00', or its date alone: a visit that is moved is another visit
  visit text not null,
  kind text not null check (kind in ('pre-visit', 'after-visit')),
  sent_at timestamptz not null default now(),
  primary key (client_id, order_id, visit, kind),
  foreign key (client_id, order_id) references orders on delete cascade
);
call protect_client_table('visit_mail_sent');

-- The job asks every minute which clients have such mails.
call let_worker_see_all('ticket_group');
create index ticket_group_mails on ticket_group (client_id)
  where (previsit_mail_on or aftervisit_mail_on) and not mails_blocked;
