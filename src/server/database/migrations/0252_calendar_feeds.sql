-- The secret address by which a person's calendar program reads what goes out. Only its hash is kept.
create table directory.calendar_feeds (
  word_hash   bytea primary key,
  customer_id uuid not null,
  user_id     uuid not null,
  created_at  timestamptz(3) not null default now(),
  unique (customer_id, user_id)
);

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
begin
  alter table directory.calendar_feeds enable row level security;
  alter table directory.calendar_feeds force row level security;
  execute format('create policy own_customer on directory.calendar_feeds using %s with check %1$s', v_own);
end $$;
create policy lookup on directory.calendar_feeds for select to goodword_lookup using (true);
create policy janitor on directory.calendar_feeds to goodword_janitor using (true);
grant select, insert, delete on directory.calendar_feeds to goodword_app;
grant select on directory.calendar_feeds to goodword_lookup;
grant select (customer_id), delete on directory.calendar_feeds to goodword_janitor;

create function find_calendar_feed(p_word_hash bytea) returns table (customer_id uuid, user_id uuid, created_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select d.customer_id, d.user_id, d.created_at from directory.calendar_feeds d where d.word_hash = p_word_hash $$;
grant create on schema public to goodword_lookup;
alter function find_calendar_feed(bytea) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_calendar_feed(bytea) from public;
grant execute on function find_calendar_feed(bytea) to goodword_app;
