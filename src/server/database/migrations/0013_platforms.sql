-- A place where customers come: a shop, a clinic, a restaurant. Connections and reviews belong to one.
create table locations (
  customer_id  uuid not null references customers (id) on delete cascade,
  id           uuid not null default gen_random_uuid(),
  name         text not null check (length(name) between 1 and 200),
  address      text not null default '' check (length(address) <= 500),
  timezone     text not null default 'UTC',
  -- Where people may leave a review, by platform.
  review_links jsonb not null default '{}',
  created_at   timestamptz(3) not null default now(),
  updated_at   timestamptz not null default now(),
  primary key (customer_id, id)
);
alter table locations enable row level security;
alter table locations force row level security;
create policy own_customer on locations using (customer_id = current_customer()) with check (customer_id = current_customer());
create index locations_newest on locations (customer_id, created_at desc, id desc);

-- A connection to one listing on one platform. Tokens lie sealed in `credentials`; `config` holds what is not secret.
create table integrations (
  customer_id       uuid not null references customers (id) on delete cascade,
  id                uuid not null default gen_random_uuid(),
  location_id       uuid,
  type              text not null check (type in ('google', 'facebook', 'tripadvisor', 'yelp')),
  name              text not null,
  status            text not null check (status in ('connected', 'disconnected', 'pending')),
  -- The platform's own name of the listing; unknown while the choice among several is open.
  listing_id        text,
  config            jsonb not null default '{}',
  credentials       text,
  token_expires_at  timestamptz,
  capabilities      jsonb not null default '{}',
  -- Granted listings to choose from while pending.
  choices           jsonb not null default '[]',
  -- Until then one worker renews the tokens and the others wait.
  refresh_lease_until timestamptz,
  -- Why it does not work, and whether connecting anew helps; null while it works.
  problem           text,
  needs_reconnect   boolean not null default false,
  last_sync         timestamptz,
  next_sync_at      timestamptz,
  -- Everything up to here has been seen; a full pass begins anew without it.
  watermark         timestamptz,
  last_full_pass_at timestamptz,
  total_on_platform integer,
  is_sandbox        boolean not null default false,
  connected_by      uuid,
  created_at        timestamptz(3) not null default now(),
  updated_at        timestamptz not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, location_id) references locations (customer_id, id)
);
alter table integrations enable row level security;
alter table integrations force row level security;
create policy own_customer on integrations using (customer_id = current_customer()) with check (customer_id = current_customer());
create unique index integrations_one_a_listing on integrations (customer_id, type, listing_id) where listing_id is not null;
create index integrations_newest on integrations (customer_id, created_at desc, id desc);
create index integrations_due on integrations (next_sync_at) where status = 'connected';

-- A person on their way to a platform and back. Bound to the session, the customer and the platform; works once.
create table platform_authorizations (
  customer_id    uuid not null references customers (id) on delete cascade,
  id             uuid not null default gen_random_uuid(),
  user_id        uuid not null,
  session_id     uuid not null,
  platform       text not null check (platform in ('google', 'facebook', 'tripadvisor', 'yelp')),
  integration_id uuid,
  state_hash     text not null,
  code_verifier  text not null,
  redirect_uri   text not null,
  used_at        timestamptz,
  created_at     timestamptz not null default now(),
  primary key (customer_id, id)
);
alter table platform_authorizations enable row level security;
alter table platform_authorizations force row level security;
create policy own_customer on platform_authorizations using (customer_id = current_customer()) with check (customer_id = current_customer());
create index platform_authorizations_pending on platform_authorizations (customer_id, session_id, created_at desc);

-- What we know and derive of a review. Its own words are apart, because platforms say how long those may be kept.
create table reviews (
  customer_id          uuid not null references customers (id) on delete cascade,
  id                   uuid not null default gen_random_uuid(),
  location_id          uuid,
  integration_id       uuid,
  platform             text not null check (platform in ('google', 'facebook', 'tripadvisor', 'yelp')),
  listing_id           text not null,
  platform_review_id   text not null,
  rating               smallint check (rating between 1 and 5),
  -- Platforms that ask "would you recommend it" instead of stars.
  is_recommended       boolean,
  language             text,
  url                  text,
  status               text not null default 'pending' check (status in ('pending', 'responded', 'flagged', 'disputed', 'scheduled')),
  response             text,
  responded_at         timestamptz,
  ai_generated         boolean not null default false,
  sentiment            text check (sentiment in ('positive', 'neutral', 'negative')),
  sentiment_score      real,
  source               text not null default 'platform' check (source in ('platform', 'import', 'manual')),
  is_sandbox           boolean not null default false,
  -- When it was written on the platform, and when its writer changed it last.
  created_at           timestamptz(3) not null,
  updated_at           timestamptz not null,
  first_seen_at        timestamptz not null default now(),
  -- The full pass that saw it last; one it was missing from marks it as vanished.
  seen_in_pass         uuid,
  vanished_at          timestamptz,
  primary key (customer_id, id),
  foreign key (customer_id, location_id) references locations (customer_id, id),
  foreign key (customer_id, integration_id) references integrations (customer_id, id),
  unique (customer_id, platform, listing_id, platform_review_id)
);
alter table reviews enable row level security;
alter table reviews force row level security;
create policy own_customer on reviews using (customer_id = current_customer()) with check (customer_id = current_customer());
create index reviews_newest on reviews (customer_id, created_at desc, id desc);
create index reviews_of_integration on reviews (customer_id, integration_id);

-- The review's own words as the platform gave them. `keep_until`: refreshed or dropped by then.
create table review_contents (
  customer_id uuid not null,
  review_id   uuid not null,
  title       text,
  content     text,
  author      text,
  author_url  text,
  media       jsonb not null default '[]',
  fetched_at  timestamptz not null default now(),
  keep_until  timestamptz,
  primary key (customer_id, review_id),
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);
alter table review_contents enable row level security;
alter table review_contents force row level security;
create policy own_customer on review_contents using (customer_id = current_customer()) with check (customer_id = current_customer());
create index review_contents_expiring on review_contents (keep_until) where keep_until is not null;

-- What a review said before its writer changed it.
create table review_versions (
  customer_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  review_id   uuid not null,
  rating      smallint,
  is_recommended boolean,
  title       text,
  content     text,
  replaced_at timestamptz(3) not null default now(),
  keep_until  timestamptz,
  primary key (customer_id, id),
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);
alter table review_versions enable row level security;
alter table review_versions force row level security;
create policy own_customer on review_versions using (customer_id = current_customer()) with check (customer_id = current_customer());
create index review_versions_of_review on review_versions (customer_id, review_id, replaced_at desc);

-- One run of a sync. Its cursor is kept with every page, so that a killed run goes on where it was.
create table sync_runs (
  customer_id    uuid not null,
  id             uuid not null default gen_random_uuid(),
  integration_id uuid not null,
  trigger        text not null check (trigger in ('button', 'timer', 'push', 'connect')),
  is_full        boolean not null default false,
  state          text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'stopped')),
  cursor         text,
  seen           integer not null default 0,
  added          integer not null default 0,
  changed        integer not null default 0,
  vanished       integer not null default 0,
  total          integer,
  message        text,
  requested_by   uuid,
  created_at     timestamptz(3) not null default now(),
  started_at     timestamptz,
  finished_at    timestamptz,
  primary key (customer_id, id),
  foreign key (customer_id, integration_id) references integrations (customer_id, id) on delete cascade
);
alter table sync_runs enable row level security;
alter table sync_runs force row level security;
create policy own_customer on sync_runs using (customer_id = current_customer()) with check (customer_id = current_customer());
create index sync_runs_newest on sync_runs (customer_id, integration_id, created_at desc, id desc);
-- At most one run of an integration is under way.
create unique index sync_runs_one_at_a_time on sync_runs (customer_id, integration_id) where state in ('queued', 'running');

grant select, insert, update, delete on locations, integrations, platform_authorizations, reviews, review_contents,
  review_versions, sync_runs to goodword_app;
grant select, insert on locations to goodword_auth;
grant select on locations, integrations, reviews, sync_runs to goodword_admin;
create policy admin_reads on locations for select to goodword_admin using (true);
create policy admin_reads on integrations for select to goodword_admin using (true);
create policy admin_reads on reviews for select to goodword_admin using (true);
create policy admin_reads on sync_runs for select to goodword_admin using (true);

alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check check (subject_type in ('customer', 'member', 'integration'));

-- Whose next fetch is due and not under way, over all customers that may still be served.
create policy lookup on integrations for select to goodword_lookup using (true);
create policy lookup on sync_runs for select to goodword_lookup using (true);
grant select on integrations, sync_runs to goodword_lookup;
create function find_due_syncs(p_limit integer)
  returns table (customer_id uuid, integration_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select i.customer_id, i.id
    from integrations i join customers c on c.id = i.customer_id
    where i.status = 'connected' and not i.needs_reconnect and i.next_sync_at <= now()
      and c.status in ('active', 'trialing')
      and not exists (
        select from sync_runs r
        where r.customer_id = i.customer_id and r.integration_id = i.id and r.state in ('queued', 'running'))
    order by i.next_sync_at
    limit p_limit
  $$;
grant create on schema public to goodword_lookup;
alter function find_due_syncs(integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_due_syncs(integer) from public;
grant execute on function find_due_syncs(integer) to goodword_app;

-- The platforms' own words go when the platform says so, unless a fetch has renewed them; what we derived stays.
create function prune_review_contents() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer := 0;
    part integer;
  begin
    delete from review_contents where ctid in (
      select ctid from review_contents where keep_until < now() limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from review_versions where ctid in (
      select ctid from review_versions where keep_until < now() limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from platform_authorizations where ctid in (
      select ctid from platform_authorizations where created_at < now() - interval '1 day' limit 5000);
    get diagnostics part = row_count;
    return gone + part;
  end $$;
create policy janitor on review_contents to goodword_janitor using (true);
create policy janitor on review_versions to goodword_janitor using (true);
create policy janitor on platform_authorizations to goodword_janitor using (true);
grant select, delete on review_contents, review_versions, platform_authorizations to goodword_janitor;
create index review_versions_expiring on review_versions (keep_until) where keep_until is not null;
create index platform_authorizations_age on platform_authorizations (created_at);
grant create on schema public to goodword_janitor;
alter function prune_review_contents() owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function prune_review_contents() from public;
grant execute on function prune_review_contents() to goodword_app;
