-- When what is paid for began, as the one who collects the money tells; known from the next look on.
alter table subscriptions add column started_at timestamptz(3);
create index subscriptions_newest on subscriptions (created_at desc, customer_id desc) where subscription_ref is not null;

-- What administrators gave back: asked for here first, so that it is given once, and then by whoever collects the money.
create table refunds (
  customer_id  uuid not null references customers (id) on delete cascade,
  id           uuid not null default gen_random_uuid(),
  invoice_id   uuid not null,
  amount_cents integer not null check (amount_cents > 0),
  reason       text not null check (reason <> '' and length(reason) <= 1000),
  state        text not null default 'asked' check (state in ('asked', 'done', 'failed')),
  fault        text,
  asked_by     uuid not null,
  created_at   timestamptz(3) not null default now(),
  settled_at   timestamptz(3),
  primary key (customer_id, id),
  foreign key (customer_id, invoice_id) references invoices (customer_id, id) on delete cascade
);
create index refunds_of_invoice on refunds (customer_id, invoice_id, created_at);
alter table refunds enable row level security;
alter table refunds force row level security;
create policy own_customer on refunds
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
create policy admin_reads on refunds for select to goodword_admin using (true);
grant select, insert, update (state, fault, settled_at) on refunds to goodword_app;
grant select on refunds to goodword_admin;

do $$ declare v_table text; begin
  foreach v_table in array array['subscriptions', 'invoices'] loop
    if not exists (select from pg_policies where tablename = v_table and policyname = 'admin_reads') then
      execute format('create policy admin_reads on %I for select to goodword_admin using (true)', v_table);
      execute format('grant select on %I to goodword_admin', v_table);
    end if;
  end loop;
end $$;
