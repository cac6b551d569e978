-- When somebody was a guest: what a campaign that asks after visits follows. It goes with its contact.
create table visits (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  contact_id  uuid not null,
  location_id uuid,
  visited_at  timestamptz(3) not null,
  source      text not null check (source in ('recorded', 'import')),
  import_id   uuid,
  -- When campaigns were shown it: each is followed once.
  followed_at timestamptz(3),
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, contact_id) references contacts (customer_id, id) on delete cascade,
  foreign key (customer_id, location_id) references locations (customer_id, id)
);
-- However often it is told.
create unique index visits_once on visits (customer_id, contact_id, visited_at);
create index visits_unfollowed on visits (customer_id, created_at, id) where followed_at is null;
create index visits_of_location on visits (customer_id, location_id);
create index visits_of_import on visits (customer_id, import_id, contact_id) where import_id is not null;

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
begin
  alter table visits enable row level security;
  alter table visits force row level security;
  execute format('create policy own_customer on visits using %s with check %1$s', v_own);
end $$;
create policy own_locations on visits as restrictive
  using ((select sees_all_locations()) or location_id = any ((select current_locations())::uuid[]));
grant select, insert, update, delete on visits to goodword_app;

-- What becomes of those of a location that goes.
do $do$
begin
  execute replace(pg_get_functiondef('let_go_of_location()'::regprocedure), 'return old;',
    'update visits set location_id = null where customer_id = old.customer_id and location_id = old.id;
    return old;');
end $do$;
