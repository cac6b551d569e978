-- Why administrators shut a customer out, and what it goes back to.
alter table customers
  add column shut_reason text check (length(shut_reason) between 1 and 1000),
  add column shut_at timestamptz(3),
  add column status_before_shutting text;

-- The plan ends because its customer was deactivated: whoever lets that one in again takes it back.
alter table subscriptions add column ends_with_customer boolean not null default false;

-- What administrators tell each other about a customer. The customer's own people never read it.
create table customer_notes (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null,
  author_id   uuid not null,
  text        text not null check (length(text) between 1 and 4000),
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id)
);
create index customer_notes_newest on customer_notes (customer_id, created_at desc, id desc);
alter table customer_notes enable row level security;
alter table customer_notes force row level security;
create policy own_customer on customer_notes
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
create policy admin_reads on customer_notes for select to goodword_admin using (true);
grant insert on customer_notes to goodword_app;
grant select on customer_notes to goodword_admin;
