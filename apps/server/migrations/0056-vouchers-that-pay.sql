-- A voucher pays for orders of its environment only. Whether it is used says its counter of kind 'voucher', with room for one;
-- a ticket that it paid for says itself when it was rebooked.
alter table voucher_batch add column test boolean not null default false;
alter table voucher drop column rebooked_at;
