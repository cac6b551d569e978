-- Whom a business compares itself with. Of Google only the id of the place is kept, of Yelp only that of the business.
create table competitors (
  customer_id     uuid not null references customers (id) on delete cascade,
  id              uuid not null default gen_random_uuid(),
  name            text not null,
  google_place_id text,
  yelp_id         text,
  url             text,
  created_at      timestamptz(3) not null default now(),
  updated_at      timestamptz(3) not null default now(),
  deleted_at      timestamptz(3),
  primary key (customer_id, id)
);
create index competitors_listed on competitors (customer_id, created_at, id) where deleted_at is null;
create index competitors_deleted on competitors (deleted_at) where deleted_at is not null;

-- What people have entered or imported: theirs, and kept. The latest one of a day holds.
create table competitor_figures (
  customer_id   uuid not null references customers (id) on delete cascade,
  id            uuid not null default gen_random_uuid(),
  competitor_id uuid not null,
  platform      text not null check (platform in ('google', 'facebook', 'tripadvisor', 'yelp')),
  day           date not null,
  source        text not null check (source in ('entered', 'imported')),
  rating        numeric(3, 2) check (rating between 1 and 5),
  review_count  integer not null check (review_count >= 0),
  created_at    timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, competitor_id) references competitors (customer_id, id) on delete cascade
);
create unique index competitor_figures_one_a_day on competitor_figures (customer_id, competitor_id, platform, day);

-- What Yelp's interface told: 24 hours, as its terms have it, and no longer. Nothing of Google's may be kept at all.
create table competitor_readings (
  customer_id   uuid not null references customers (id) on delete cascade,
  competitor_id uuid not null,
  platform      text not null check (platform = 'yelp'),
  rating        numeric(3, 2) check (rating between 1 and 5),
  review_count  integer not null check (review_count >= 0),
  read_at       timestamptz(3) not null default now(),
  expires_at    timestamptz(3) not null default now() + interval '24 hours',
  primary key (customer_id, competitor_id, platform),
  foreign key (customer_id, competitor_id) references competitors (customer_id, id) on delete cascade,
  check (expires_at <= read_at + interval '24 hours')
);
create index competitor_readings_expiring on competitor_readings (expires_at);

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array array['competitors', 'competitor_figures', 'competitor_readings'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy own_customer on %I using %s with check %2$s', v_table, v_own);
  end loop;
end $$;
grant select, insert, update, delete on competitors, competitor_figures, competitor_readings to goodword_app;

create policy janitor on competitors to goodword_janitor using (true);
create policy janitor on competitor_readings to goodword_janitor using (true);
grant select, delete on competitors, competitor_readings to goodword_janitor;
create function prune_competitors() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    expired integer;
    gone integer;
  begin
    delete from competitor_readings where ctid in (
      select ctid from competitor_readings where expires_at <= now() limit 500);
    get diagnostics expired = row_count;
    delete from competitors where ctid in (
      select ctid from competitors where deleted_at < now() - interval '1 day' limit 500);
    get diagnostics gone = row_count;
    return expired + gone;
  end $$;
grant create on schema public to goodword_janitor;
alter function prune_competitors() owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function prune_competitors() from public;
grant execute on function prune_competitors() to goodword_app;
