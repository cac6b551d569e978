-- What happens to reviews that come: the first rule that fits acts.
create table automation_rules (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  place       integer not null,
  name        text not null,
  is_on       boolean not null,
  conditions  jsonb not null,
  actions     jsonb not null,
  -- Reviews from before are left alone.
  on_since    timestamptz(3),
  -- Who agreed that its texts are posted, and when.
  consent     jsonb,
  revision    integer not null default 0,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id)
);
create index automation_rules_in_order on automation_rules (customer_id, place, id);

-- Once for each review as it came, and once for each time its author changed it.
create table automation_runs (
  customer_id       uuid not null references customers (id) on delete cascade,
  id                uuid not null default gen_random_uuid(),
  review_id         uuid not null,
  review_updated_at timestamptz not null,
  occasion          text not null check (occasion in ('new', 'edited')),
  outcome           text not null default 'waiting',
  -- As it was called then; none for the template of a sentiment.
  rule_name         text,
  -- The reply for later that it became.
  scheduled_id      uuid,
  created_at        timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);
create unique index automation_runs_once on automation_runs (customer_id, review_id, review_updated_at);
create index automation_runs_to_do on automation_runs (customer_id, created_at, id) where outcome in ('waiting', 'drafting');
create index automation_runs_listed on automation_runs (customer_id, created_at desc, id desc)
  where outcome not in ('waiting', 'no-match');

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array array['automation_rules', 'automation_runs'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy own_customer on %I using %s with check %2$s', v_table, v_own);
  end loop;
end $$;
create policy own_locations on automation_runs as restrictive
  using ((select sees_all_locations()) or sees('review', review_id));
grant select, insert, update, delete on automation_rules, automation_runs to goodword_app;

-- Planned by a rule: nobody looked at the review, so more can hold it, and one switch takes all of them back.
alter table scheduled_responses add column by_rule boolean not null default false;
create index scheduled_responses_by_rule on scheduled_responses (customer_id, review_id) where by_rule and status in ('pending', 'held');
