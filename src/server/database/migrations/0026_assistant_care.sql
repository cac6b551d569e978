-- What answers under way may cost, counted with a day's allowance until they are there. One whose process died runs out.
create table ai_reservations (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  tokens      integer not null check (tokens > 0),
  expires_at  timestamptz not null,
  primary key (customer_id, id)
);
alter table ai_reservations enable row level security;
alter table ai_reservations force row level security;
create policy own_customer on ai_reservations using (customer_id = current_customer()) with check (customer_id = current_customer());
grant select, insert, delete on ai_reservations to goodword_app;

-- Readings of another model are outdated as those of another prompt are: the version names both.
alter table review_analyses no force row level security;
update review_analyses set version = version || ' ' || model where engine = 'model' and model is not null;
alter table review_analyses force row level security;
