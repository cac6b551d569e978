-- Pages for visitors at /p/{slug}: review links, surveys, feedback. What they say is kept by version, so that answers keep
-- the questions they were given to. One that was deleted stays, since its address may be printed, and can come back.
create table hosted_pages (
  customer_id      uuid not null references customers (id) on delete cascade,
  id               uuid not null default gen_random_uuid(),
  kind             text not null check (kind in ('review', 'survey', 'feedback')),
  name             text not null check (length(name) between 1 and 120),
  slug             text not null,
  location_id      uuid,
  status           text not null default 'draft' check (status in ('draft', 'published')),
  revision         integer not null default 1,
  version          integer not null default 1,
  allows_repeats   boolean not null default false,
  retention_months smallint not null default 24 check (retention_months between 1 and 60),
  -- Added up as answers come, for the list.
  visitors         integer not null default 0,
  responses        integer not null default 0,
  stars_sum        integer not null default 0,
  stars_amount     integer not null default 0,
  promoters        integer not null default 0,
  detractors       integer not null default 0,
  nps_amount       integer not null default 0,
  last_response    timestamptz(3),
  created_at       timestamptz(3) not null default now(),
  updated_at       timestamptz(3) not null default now(),
  deleted_at       timestamptz(3),
  words            text generated always as (fold_words(name)) stored,
  primary key (customer_id, id),
  foreign key (customer_id, location_id) references locations (customer_id, id)
);
create index hosted_pages_newest on hosted_pages (customer_id, created_at desc, id desc) where deleted_at is null;
create index hosted_pages_by_name on hosted_pages (customer_id, words, id) where deleted_at is null;
create index hosted_pages_most_answered on hosted_pages (customer_id, responses desc, id desc) where deleted_at is null;
create index hosted_pages_last_answered
  on hosted_pages (customer_id, (coalesce(last_response, 'epoch'::timestamptz)) desc, id desc) where deleted_at is null;
create index hosted_pages_by_kind on hosted_pages (customer_id, kind, created_at desc, id desc) where deleted_at is null;
create index hosted_pages_by_status on hosted_pages (customer_id, status, created_at desc, id desc) where deleted_at is null;
create index hosted_pages_by_location on hosted_pages (customer_id, location_id, created_at desc, id desc);

create table hosted_page_versions (
  customer_id uuid not null,
  page_id     uuid not null,
  version     integer not null,
  content     jsonb not null,
  created_at  timestamptz not null default now(),
  primary key (customer_id, page_id, version),
  foreign key (customer_id, page_id) references hosted_pages (customer_id, id) on delete cascade
);

-- What one visitor answered. The id comes with the form, so that one sent twice is one.
create table page_responses (
  customer_id uuid not null,
  id          uuid not null,
  page_id     uuid not null,
  version     integer not null,
  location_id uuid,
  qr_code_id  uuid,
  language    text not null check (language in ('en', 'es', 'fr', 'de')),
  day         date not null,
  answers     jsonb not null,
  band        text check (band in ('low', 'middle', 'high')),
  content     text,
  email       text,
  consent     text,
  sentiment   text check (sentiment in ('positive', 'neutral', 'negative')),
  themes      jsonb not null default '[]',
  analyzed_at timestamptz,
  done_at     timestamptz,
  created_at  timestamptz(3) not null default now(),
  words       text generated always as (fold_words(content)) stored,
  primary key (customer_id, id),
  foreign key (customer_id, page_id, version) references hosted_page_versions (customer_id, page_id, version)
    on delete cascade,
  foreign key (customer_id, location_id) references locations (customer_id, id),
  foreign key (customer_id, qr_code_id) references qr_codes (customer_id, id)
);
create index page_responses_newest on page_responses (customer_id, created_at desc, id desc);
create index page_responses_of_page on page_responses (customer_id, page_id, created_at desc, id desc);
create index page_responses_by_band on page_responses (customer_id, band, created_at desc, id desc);
create index page_responses_by_location on page_responses (customer_id, location_id, created_at desc, id desc);
create index page_responses_by_code on page_responses (customer_id, qr_code_id, created_at desc, id desc);
create index page_responses_to_analyze on page_responses (customer_id, created_at)
  where content is not null and analyzed_at is null;

create table page_response_photos (
  customer_id uuid not null,
  response_id uuid not null,
  content     bytea not null,
  primary key (customer_id, response_id),
  foreign key (customer_id, response_id) references page_responses (customer_id, id) on delete cascade
);

create function count_page_photo() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then perform count_storage(new.customer_id, octet_length(new.content));
    else perform count_storage(old.customer_id, -octet_length(old.content));
    end if;
    return null;
  end $$;
create trigger count_storage after insert or delete on page_response_photos
  for each row execute function count_page_photo();

-- What the team wrote back, by mail.
create table page_response_replies (
  customer_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  response_id uuid not null,
  content     text not null,
  author_name text,
  mail_id     uuid not null,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, response_id) references page_responses (customer_id, id) on delete cascade
);
create index page_response_replies_of on page_response_replies (customer_id, response_id, created_at);

-- Added up by day, and kept when the answers themselves are gone. Without a question: how many came ('visitor') and how many
-- answered ('response'). With one: each answer that was chosen, and '' for everybody who gave any.
create table page_counts (
  customer_id uuid not null,
  page_id     uuid not null,
  day         date not null,
  -- Nil for nowhere and for no code; a location that goes leaves its counts.
  location_id uuid not null,
  qr_code_id  uuid not null,
  question    text not null,
  value       text not null,
  amount      integer not null,
  primary key (customer_id, page_id, day, location_id, qr_code_id, question, value),
  foreign key (customer_id, page_id) references hosted_pages (customer_id, id) on delete cascade
);

-- Who has been counted on a day: a hash under a key of that day, of no use afterwards, and gone two days later.
create table page_visitors (
  customer_id uuid not null,
  page_id     uuid not null,
  day         date not null,
  visitor     bytea not null check (length(visitor) = 16),
  primary key (customer_id, page_id, day, visitor),
  foreign key (customer_id, page_id) references hosted_pages (customer_id, id) on delete cascade
);
create index page_visitors_oldest on page_visitors (day);

-- The address, to the customer and its page. One that was given up goes on leading there.
create table directory.hosted_pages (
  slug        text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  customer_id uuid not null,
  page_id     uuid not null
);
create index hosted_pages_of_customer on directory.hosted_pages (customer_id);

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array '{hosted_pages,hosted_page_versions,page_responses,page_response_photos,page_response_replies,
    page_counts,page_visitors,directory.hosted_pages}'::text[] loop
    execute format('alter table %s enable row level security', v_table);
    execute format('alter table %s force row level security', v_table);
    execute format('create policy own_customer on %s using %s with check %2$s', v_table, v_own);
  end loop;
end $$;
create policy lookup on hosted_pages for select to goodword_lookup using (true);
create policy lookup on directory.hosted_pages for select to goodword_lookup using (true);
create policy janitor on hosted_pages for select to goodword_janitor using (true);
create policy janitor on page_responses to goodword_janitor using (true);
create policy janitor on page_visitors to goodword_janitor using (true);

grant select, insert, update on hosted_pages, page_counts to goodword_app;
grant select, insert on hosted_page_versions, page_visitors, directory.hosted_pages to goodword_app;
grant select, insert, update, delete on page_responses to goodword_app;
grant select, insert, delete on page_response_photos, page_response_replies to goodword_app;
grant select on directory.hosted_pages to goodword_lookup;
grant select (customer_id, id, slug) on hosted_pages to goodword_lookup;
grant select (customer_id, id, retention_months) on hosted_pages to goodword_janitor;
grant select, delete on page_responses, page_visitors to goodword_janitor;

create function find_hosted_page(p_slug text) returns table (customer_id uuid, page_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select d.customer_id, d.page_id from directory.hosted_pages d where d.slug = p_slug $$;

create function prune_page_responses() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer;
    part integer;
  begin
    delete from page_visitors where ctid in (
      select ctid from page_visitors where day < current_date - 2 limit 5000);
    get diagnostics gone = row_count;
    delete from page_responses r using (
      select o.customer_id, o.id from hosted_pages p join page_responses o
        on o.customer_id = p.customer_id and o.page_id = p.id
        and o.created_at < now() - make_interval(months => p.retention_months)
      limit 1000) old
    where r.customer_id = old.customer_id and r.id = old.id;
    get diagnostics part = row_count;
    return gone + part;
  end $$;

grant create on schema public to goodword_lookup, goodword_janitor;
alter function find_hosted_page(text) owner to goodword_lookup;
alter function prune_page_responses() owner to goodword_janitor;
revoke create on schema public from goodword_lookup, goodword_janitor;
revoke execute on function find_hosted_page(text), prune_page_responses() from public;
grant execute on function find_hosted_page(text), prune_page_responses() to goodword_app;

-- A location that goes is let go of; what was answered there stays.
create or replace function let_go_of_location() returns trigger language plpgsql as $$
  begin
    update review_imports set location_id = null where customer_id = old.customer_id and location_id = old.id;
    update qr_codes set destination = coalesce(old.review_links ->> platform, destination), platform = null, location_id = null
      where customer_id = old.customer_id and location_id = old.id;
    update hosted_pages set location_id = null where customer_id = old.customer_id and location_id = old.id;
    update page_responses set location_id = null where customer_id = old.customer_id and location_id = old.id;
    return old;
  end $$;

alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check check (subject_type in (
  'customer', 'member', 'integration', 'import', 'review', 'dispute', 'incident', 'qr-code', 'hosted-page'));
