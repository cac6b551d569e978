create table incidents (
  customer_id     uuid not null references customers (id) on delete cascade,
  id              uuid not null default gen_random_uuid(),
  state           text not null default 'open' check (state in ('open', 'closed')),
  -- Null: reviews that belong to no location.
  location_id     uuid,
  review_count    integer not null default 0,
  first_review_at timestamptz not null,
  last_review_at  timestamptz not null,
  -- The rule as it was when it was opened.
  rule            jsonb not null,
  opened_at       timestamptz not null default now(),
  closed_at       timestamptz,
  closed_by       uuid,
  closed_by_name  text,
  primary key (customer_id, id)
);
alter table incidents enable row level security;
alter table incidents force row level security;
create policy own_customer on incidents using (customer_id = current_customer()) with check (customer_id = current_customer());
create unique index incidents_one_open on incidents (customer_id, coalesce(location_id, '00000000-0000-0000-0000-000000000000')) where state = 'open';
create index incidents_latest on incidents (customer_id, opened_at desc);

create table incident_reviews (
  customer_id uuid not null,
  incident_id uuid not null,
  review_id   uuid not null,
  primary key (customer_id, incident_id, review_id),
  foreign key (customer_id, incident_id) references incidents (customer_id, id) on delete cascade,
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);
alter table incident_reviews enable row level security;
alter table incident_reviews force row level security;
create policy own_customer on incident_reviews using (customer_id = current_customer()) with check (customer_id = current_customer());
create index incident_reviews_of_review on incident_reviews (customer_id, review_id);
-- Bad reviews of the last while, with their location.
create index reviews_low_lately on reviews (customer_id, created_at desc, location_id) where rating_rank between 1 and 3;

create table incident_rules (
  customer_id uuid primary key references customers (id) on delete cascade,
  rule        jsonb not null,
  updated_at  timestamptz not null default now()
);
alter table incident_rules enable row level security;
alter table incident_rules force row level security;
create policy own_customer on incident_rules using (customer_id = current_customer()) with check (customer_id = current_customer());

-- Nothing answers a review of an open incident by itself; once a person has looked and decided, it stays so.
alter table scheduled_responses
  add column despite_incident boolean not null default false,
  drop constraint scheduled_responses_hold_reason_check,
  add constraint scheduled_responses_hold_reason_check check (hold_reason in
    ('missed', 'edited', 'answered', 'gone', 'reconnect', 'not-connected', 'too-long', 'paused', 'not-allowed', 'incident'));

create table disputes (
  customer_id         uuid not null references customers (id) on delete cascade,
  id                  uuid not null default gen_random_uuid(),
  review_id           uuid,
  -- As the review had it; stays when the review goes. Without a review there is none.
  platform            text check (platform in ('google', 'facebook', 'tripadvisor', 'yelp')),
  reason              text not null check (reason in ('fake', 'offensive', 'irrelevant', 'competitor', 'other')),
  category            text,
  description         text not null,
  status              text not null default 'pending' check (status in ('pending', 'in_progress', 'resolved', 'rejected')),
  ai_generated        boolean not null default false,
  draft_origin        jsonb,
  evidence            jsonb not null default '[]',
  notes               jsonb not null default '[]',
  platform_case_id    text,
  filed_with_platform boolean not null default false,
  filing_state        text not null default 'none' check (filing_state in ('none', 'queued', 'filing', 'filed', 'failed', 'by-hand')),
  filing_problem      text,
  -- A reopened dispute is filed anew, as another case; what is tried again is the same one.
  filing_round        integer not null default 0,
  filing_attempts     integer not null default 0,
  filing_moved_at     timestamptz,
  filed_at            timestamptz,
  filed_by            uuid,
  is_sandbox_case     boolean not null default false,
  priority_level      text check (priority_level in ('high', 'medium', 'low')),
  urgency_score       smallint check (urgency_score between 1 and 10),
  ai_prioritized      boolean not null default false,
  prioritized_at      timestamptz,
  -- Reasoning, impact, recommended actions, and who said so.
  priority            jsonb,
  checklist           jsonb not null default '[]',
  due_at              timestamptz,
  reminded_at         timestamptz,
  outcome             text check (outcome in ('removed', 'edited', 'kept', 'withdrawn')),
  outcome_note        text,
  closed_at           timestamptz,
  closed_by           uuid,
  appealed_at         timestamptz,
  appeal_reference    text,
  appeal_decided_at   timestamptz,
  assignee_id         uuid,
  incident_id         uuid,
  created_by          uuid,
  created_by_name     text,
  created_at          timestamptz(3) not null default now(),
  updated_at          timestamptz(3) not null default now(),
  -- Small letters, to be searched.
  words               text generated always as (lower(description)) stored,
  -- Most urgent first; what nobody has looked at comes last.
  urgency             smallint not null generated always as (coalesce(urgency_score, 0)) stored,
  primary key (customer_id, id),
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete set null (review_id),
  foreign key (customer_id, incident_id) references incidents (customer_id, id) on delete set null (incident_id)
);
alter table disputes enable row level security;
alter table disputes force row level security;
create policy own_customer on disputes using (customer_id = current_customer()) with check (customer_id = current_customer());
create index disputes_newest on disputes (customer_id, created_at desc, id desc);
create index disputes_by_urgency on disputes (customer_id, urgency desc, created_at desc, id desc);
create index disputes_by_status on disputes (customer_id, status, created_at desc, id desc);
create index disputes_by_reason on disputes (customer_id, reason, created_at desc, id desc);
create index disputes_by_platform on disputes (customer_id, platform, created_at desc, id desc);
create index disputes_saying on disputes using gin (customer_id, words gin_trgm_ops) with (fastupdate = off);
-- One at a time for a review; when it was decided, another may follow.
create unique index disputes_one_open_a_review on disputes (customer_id, review_id) where status in ('pending', 'in_progress') and review_id is not null;
create index disputes_of_review on disputes (customer_id, review_id, created_at desc) where review_id is not null;
create index disputes_due on disputes (due_at) where due_at is not null and reminded_at is null and status in ('pending', 'in_progress');

create index disputes_not_prioritized on disputes (customer_id, created_at desc) where not ai_prioritized and status in ('pending', 'in_progress');
create index disputes_being_filed on disputes (filing_moved_at) where filing_state in ('queued', 'filing');

create table dispute_events (
  customer_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  dispute_id  uuid not null,
  kind        text not null,
  detail      text,
  actor_id    uuid,
  actor_name  text,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, dispute_id) references disputes (customer_id, id) on delete cascade
);
alter table dispute_events enable row level security;
alter table dispute_events force row level security;
create policy own_customer on dispute_events using (customer_id = current_customer()) with check (customer_id = current_customer());
create index dispute_events_of_dispute on dispute_events (customer_id, dispute_id, created_at desc, id desc);

-- Re-encoded before it is kept; served to be saved, never to be run.
create table dispute_files (
  customer_id   uuid not null,
  id            uuid not null default gen_random_uuid(),
  dispute_id    uuid not null,
  name          text not null check (length(name) between 1 and 200),
  media_type    text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp', 'application/pdf')),
  size          integer not null,
  sha256        text not null,
  content       bytea not null,
  added_by      uuid,
  added_by_name text,
  created_at    timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, dispute_id) references disputes (customer_id, id) on delete cascade
);
alter table dispute_files enable row level security;
alter table dispute_files force row level security;
create policy own_customer on dispute_files using (customer_id = current_customer()) with check (customer_id = current_customer());
create index dispute_files_of_dispute on dispute_files (customer_id, dispute_id, created_at, id);

-- What the assistant gave, until the form is sent: so that its share is known by the server and not by the browser's word.
create table dispute_drafts (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  user_id     uuid not null,
  description text not null,
  origin      jsonb not null,
  created_at  timestamptz not null default now(),
  primary key (customer_id, id)
);
alter table dispute_drafts enable row level security;
alter table dispute_drafts force row level security;
create policy own_customer on dispute_drafts using (customer_id = current_customer()) with check (customer_id = current_customer());
create index dispute_drafts_old on dispute_drafts (created_at);

grant select, insert, update, delete on disputes, dispute_events, dispute_files, dispute_drafts, incidents, incident_reviews, incident_rules to goodword_app;

alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check
  check (subject_type in ('customer', 'member', 'integration', 'import', 'review', 'dispute', 'incident'));

-- Whoever copies a review says the same; a few words are said by many.
create index review_contents_same_words on review_contents using hash (words) where length(words) >= 20;

-- What we call what we file, so that a platform that is told twice opens one case.
alter table sandbox.vendor_disputes add column client_reference text;
create unique index vendor_disputes_by_reference on sandbox.vendor_disputes (vendor, client_reference);

create policy lookup on disputes for select to goodword_lookup using (true);
grant select on disputes to goodword_lookup;

-- Descriptions lie behind row-level security, which no pattern can pass; this filters by customer itself.
create function find_disputes_saying(p_pattern text, p_filter jsonb, p_sort text, p_after jsonb, p_limit integer)
  returns table (id uuid, created_at timestamptz, lead smallint)
  language sql stable rows 25 security definer set search_path = pg_catalog, public, pg_temp
  as $$
    with saying as materialized (
      select d.id, d.created_at, case when p_sort = 'urgency' then d.urgency else 0 end::smallint as lead
      from disputes d
      where d.customer_id = current_customer() and d.words like lower(p_pattern)
        and (p_filter -> 'status' is null or d.status = p_filter ->> 'status')
        and (p_filter -> 'reason' is null or d.reason = p_filter ->> 'reason')
        and (p_filter -> 'platform' is null or d.platform = p_filter ->> 'platform')
        and (p_filter -> 'reviewId' is null or d.review_id = (p_filter ->> 'reviewId')::uuid))
    select s.id, s.created_at, s.lead from saying s
    where p_after is null or (s.lead, s.created_at, s.id)
      < ((p_after ->> 'lead')::smallint, (p_after ->> 'createdAt')::timestamptz, (p_after ->> 'id')::uuid)
    order by s.lead desc, s.created_at desc, s.id desc
    limit p_limit
  $$;

create function find_due_disputes(p_limit integer)
  returns table (customer_id uuid, id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select d.customer_id, d.id from disputes d
    where d.due_at < now() and d.reminded_at is null and d.status in ('pending', 'in_progress')
    order by d.due_at
    limit p_limit
  $$;

-- Longer under way than any job works on one.
create function find_stranded_disputes(p_limit integer)
  returns table (customer_id uuid, id uuid, filing_round integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select d.customer_id, d.id, d.filing_round from disputes d
    where d.filing_state in ('queued', 'filing') and d.filing_moved_at < now() - interval '20 minutes'
    order by d.filing_moved_at
    limit p_limit
  $$;
grant create on schema public to goodword_lookup;
alter function find_disputes_saying(text, jsonb, text, jsonb, integer) owner to goodword_lookup;
alter function find_due_disputes(integer) owner to goodword_lookup;
alter function find_stranded_disputes(integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_disputes_saying(text, jsonb, text, jsonb, integer), find_due_disputes(integer),
  find_stranded_disputes(integer) from public;
grant execute on function find_disputes_saying(text, jsonb, text, jsonb, integer), find_due_disputes(integer),
  find_stranded_disputes(integer) to goodword_app;

create function prune_dispute_drafts() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer;
  begin
    delete from dispute_drafts where ctid in (
      select ctid from dispute_drafts where created_at < now() - interval '1 day' limit 5000);
    get diagnostics gone = row_count;
    return gone;
  end $$;
create policy janitor on dispute_drafts to goodword_janitor using (true);
grant select, delete on dispute_drafts to goodword_janitor;
grant create on schema public to goodword_janitor;
alter function prune_dispute_drafts() owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function prune_dispute_drafts() from public;
grant execute on function prune_dispute_drafts() to goodword_app;
