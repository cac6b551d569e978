-- What is printed is a short address of ours, /q/{code}: it counts the scan and leads on, and where to can change afterwards.
-- One that was deleted stays, since its print does: whoever scans it is told so in the business's name, and it can come back.
create table qr_codes (
  customer_id  uuid not null references customers (id) on delete cascade,
  id           uuid not null default gen_random_uuid(),
  code         text not null,
  name         text not null check (length(name) between 1 and 120),
  type         text not null check (type in ('review', 'survey', 'feedback')),
  -- With a platform it leads to that review link of its location, whatever that is by then; this one where there is none any more.
  destination  text not null check (destination ~* '^https?://' and length(destination) <= 2000),
  platform     text check (platform in ('google', 'facebook', 'tripadvisor', 'yelp')),
  location_id  uuid,
  status       text not null default 'active' check (status in ('active', 'inactive')),
  scans        integer not null default 0,
  unique_scans integer not null default 0,
  last_scan    timestamptz(3),
  created_at   timestamptz(3) not null default now(),
  updated_at   timestamptz(3) not null default now(),
  deleted_at   timestamptz(3),
  words        text generated always as (fold_words(name)) stored,
  primary key (customer_id, id),
  foreign key (customer_id, location_id) references locations (customer_id, id),
  check (platform is null or location_id is not null)
);
-- The list in each of its orders, and newest first for each of its filters.
create index qr_codes_newest on qr_codes (customer_id, created_at desc, id desc) where deleted_at is null;
create index qr_codes_by_name on qr_codes (customer_id, words, id) where deleted_at is null;
create index qr_codes_most_scanned on qr_codes (customer_id, scans desc, id desc) where deleted_at is null;
create index qr_codes_last_scanned on qr_codes (customer_id, (coalesce(last_scan, 'epoch'::timestamptz)) desc, id desc)
  where deleted_at is null;
create index qr_codes_by_type on qr_codes (customer_id, type, created_at desc, id desc) where deleted_at is null;
create index qr_codes_by_status on qr_codes (customer_id, status, created_at desc, id desc) where deleted_at is null;
-- Of deleted ones, too: a location that goes lets go of all.
create index qr_codes_by_location on qr_codes (customer_id, location_id, created_at desc, id desc);

-- What was done with a code. Scans are written together: `amount` says how many.
create table qr_code_events (
  customer_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  qr_code_id  uuid not null,
  event_type  text not null check (event_type in ('download', 'link_copy', 'scan')),
  amount      integer not null default 1 check (amount > 0),
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, qr_code_id) references qr_codes (customer_id, id) on delete cascade
);
create index qr_code_events_of_code on qr_code_events (customer_id, qr_code_id, event_type, created_at desc);
create index qr_code_events_oldest on qr_code_events (created_at);

-- Scans added up, by the clock where the code hangs. A visitor is new once a day and code.
create table qr_code_scans (
  customer_id  uuid not null,
  qr_code_id   uuid not null,
  day          date not null,
  hour         smallint not null check (hour between 0 and 23),
  device       text not null check (device in ('phone', 'tablet', 'computer')),
  scans        integer not null,
  unique_scans integer not null,
  primary key (customer_id, qr_code_id, day, hour, device),
  foreign key (customer_id, qr_code_id) references qr_codes (customer_id, id) on delete cascade
);

-- Who has been counted as new on a day: a hash under a key of that day, of no use afterwards, and gone two days later.
create table qr_code_visitors (
  customer_id uuid not null,
  qr_code_id  uuid not null,
  day         date not null,
  visitor     bytea not null check (length(visitor) = 16),
  primary key (customer_id, qr_code_id, day, visitor),
  foreign key (customer_id, qr_code_id) references qr_codes (customer_id, id) on delete cascade
);
create index qr_code_visitors_oldest on qr_code_visitors (day);

-- The printed code, to the customer and its row. A code is never given twice.
create table directory.qr_codes (
  code        text primary key check (code ~ '^[2-9a-hjkmnp-z]{8}$'),
  customer_id uuid not null,
  qr_code_id  uuid not null
);
create index qr_codes_of_customer on directory.qr_codes (customer_id);

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array '{qr_codes,qr_code_events,qr_code_scans,qr_code_visitors,directory.qr_codes}'::text[] loop
    execute format('alter table %s enable row level security', v_table);
    execute format('alter table %s force row level security', v_table);
    execute format('create policy own_customer on %s using %s with check %2$s', v_table, v_own);
  end loop;
end $$;
create policy lookup on qr_codes for select to goodword_lookup using (true);
create policy lookup on directory.qr_codes for select to goodword_lookup using (true);
create policy lookup on locations for select to goodword_lookup using (true);
create policy janitor on qr_code_events to goodword_janitor using (true);
create policy janitor on qr_code_visitors to goodword_janitor using (true);

grant select, insert, update on qr_codes, qr_code_scans to goodword_app;
grant select, insert on qr_code_events, qr_code_visitors, directory.qr_codes to goodword_app;
grant select (customer_id, id, destination, platform, location_id, status, deleted_at) on qr_codes to goodword_lookup;
grant select (customer_id, id, timezone, review_links) on locations to goodword_lookup;
grant select on directory.qr_codes to goodword_lookup;
grant select, delete on qr_code_events, qr_code_visitors to goodword_janitor;

-- Where codes lead, before anybody is known: those of an inactive or deleted one lead nowhere, but the business has a name.
create function find_qr_codes(p_codes text[])
  returns table (code text, customer_id uuid, qr_code_id uuid, destination text, timezone text, business_name text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_entry directory.qr_codes;
  begin
    for v_entry in
      select d.* from directory.qr_codes d where d.code = any(p_codes)
    loop
      return query
        select v_entry.code, q.customer_id, q.id,
          case when q.status = 'active' and q.deleted_at is null then coalesce(l.review_links ->> q.platform, q.destination) end,
          coalesce(l.timezone, s.general ->> 'timezone', 'UTC'), case when c.is_named then c.company_name else '' end
        from qr_codes q join customers c on c.id = q.customer_id
        left join customer_settings s on s.customer_id = q.customer_id
        left join locations l on l.customer_id = q.customer_id and l.id = q.location_id
        where q.customer_id = v_entry.customer_id and q.id = v_entry.qr_code_id;
    end loop;
  end $$;

create function prune_qr_codes() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer;
    part integer;
  begin
    delete from qr_code_visitors where ctid in (
      select ctid from qr_code_visitors where day < current_date - 2 limit 5000);
    get diagnostics gone = row_count;
    delete from qr_code_events where ctid in (
      select ctid from qr_code_events where created_at < now() - interval '400 days' limit 5000);
    get diagnostics part = row_count;
    return gone + part;
  end $$;

grant create on schema public to goodword_lookup, goodword_janitor;
alter function find_qr_codes(text[]) owner to goodword_lookup;
alter function prune_qr_codes() owner to goodword_janitor;
revoke create on schema public from goodword_lookup, goodword_janitor;
revoke execute on function find_qr_codes(text[]), prune_qr_codes() from public;
grant execute on function find_qr_codes(text[]), prune_qr_codes() to goodword_app;

-- A code that led to a link of the location goes on leading there.
create or replace function let_go_of_location() returns trigger language plpgsql as $$
  begin
    update review_imports set location_id = null where customer_id = old.customer_id and location_id = old.id;
    update qr_codes set destination = coalesce(old.review_links ->> platform, destination), platform = null, location_id = null
      where customer_id = old.customer_id and location_id = old.id;
    return old;
  end $$;

alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check
  check (subject_type in ('customer', 'member', 'integration', 'import', 'review', 'dispute', 'incident', 'qr-code'));
