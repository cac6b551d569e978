-- What administrators gave a customer for invoices to come: asked for here, and given by a job at who collects the money.
create table credits (
  customer_id  uuid not null references customers (id) on delete cascade,
  id           uuid not null,
  amount_cents integer not null check (amount_cents > 0),
  reason       text not null check (reason <> '' and length(reason) <= 1000),
  state        text not null default 'asked' check (state in ('asked', 'done', 'failed')),
  fault        text,
  asked_by     uuid not null,
  created_at   timestamptz(3) not null default now(),
  settled_at   timestamptz(3),
  primary key (customer_id, id)
);
create index credits_newest on credits (customer_id, created_at desc, id desc);
alter table credits enable row level security;
alter table credits force row level security;
create policy own_customer on credits
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
create policy admin_reads on credits for select to goodword_admin using (true);
grant select, insert, update (state, fault, settled_at) on credits to goodword_app;
grant select on credits to goodword_admin;

-- What is left of it, and what an invoice took of it, as the account says.
alter table subscriptions add column credit_cents integer not null default 0 check (credit_cents >= 0);
alter table invoices add column credit_cents integer not null default 0;
