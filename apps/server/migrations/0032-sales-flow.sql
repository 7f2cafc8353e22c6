-- How a channel sells, step by step, is one document (decision 0186); its texts have keys of their own.
alter table channel add column sales_flow jsonb not null default '{}';
update content set field = 'ticketsIntro' where owner = 'channel' and field = 'intro';
