-- What was really collected for an invoice: a balance at the provider can pay for some of it, and that is never given back as money.
-- What is known as paid counts as collected until the account is read the next time, which is within a day.
alter table invoices add column paid_cents integer not null default 0;
alter table invoices no force row level security;
update invoices set paid_cents = total_cents where status = 'paid';
-- What is put off to the end of the transaction stands in the way of the next line.
set constraints all immediate;
alter table invoices force row level security;
