-- A keyed digest of the address that a gift card goes to: a request about a person names it (product.md, section 11).
alter table gift_card add column email_digest bytea;
create index gift_card_recipient on gift_card (client_id, email_digest) where email_digest is not null;
