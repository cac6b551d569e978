-- Who gets the report of the reputation by mail, and when next. Gone with whoever leaves the team or wants no more of them.
create table reputation_reports (
  customer_id uuid not null references customers (id) on delete cascade,
  user_id     uuid not null,
  cadence     text not null check (cadence in ('weekly', 'monthly')),
  due_at      timestamptz(3) not null,
  primary key (customer_id, user_id)
);
create index reputation_reports_due on reputation_reports (due_at);

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
begin
  alter table reputation_reports enable row level security;
  alter table reputation_reports force row level security;
  execute format('create policy own_customer on reputation_reports using %s with check %1$s', v_own);
end $$;
grant select, insert, update, delete on reputation_reports to goodword_app;

create policy lookup on reputation_reports for select to goodword_lookup using (true);
grant select on reputation_reports to goodword_lookup;
create function find_due_reputation_reports(p_limit integer) returns table (customer_id uuid, user_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select r.customer_id, r.user_id from reputation_reports r where r.due_at <= now() order by r.due_at limit p_limit
  $$;
grant create on schema public to goodword_lookup;
alter function find_due_reputation_reports(integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_due_reputation_reports(integer) from public;
grant execute on function find_due_reputation_reports(integer) to goodword_app;
