create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gin with schema public;

-- What a team does with a review. Triage, reply and dispute each have their own columns; `status` is derived from them.
alter table reviews
  add column has_text     boolean not null default false,
  add column assignee_id  uuid,
  add column tags         text[] not null default '{}',
  add column read_at      timestamptz,
  add column read_by      uuid,
  add column done_at      timestamptz,
  add column done_by      uuid,
  add column flagged_at   timestamptz,
  add column flagged_by   uuid,
  add column scheduled_at timestamptz,
  add column cancelled_at timestamptz,
  add column disputed_at  timestamptz,
  -- The reply that counts now, and its state.
  add column reply_id     uuid,
  add column reply_state  text,
  -- A recommendation stands where stars would, for sorting and filtering only.
  add column rating_rank  smallint not null generated always as (
    coalesce(rating, case is_recommended when true then 5 when false then 1 else 0 end)) stored,
  -- The same from the other end, so that both orders are walked the same way.
  add column lowness      smallint not null generated always as (
    5 - coalesce(rating, case is_recommended when true then 5 when false then 1 else 5 end)) stored;
update reviews r set has_text = true
  from review_contents c where c.customer_id = r.customer_id and c.review_id = r.id and c.content <> '';

create index reviews_by_status on reviews (customer_id, status, created_at desc, id desc);
create index reviews_by_platform on reviews (customer_id, platform, created_at desc, id desc);
create index reviews_by_location on reviews (customer_id, location_id, created_at desc, id desc);
create index reviews_by_rating on reviews (customer_id, rating_rank desc, created_at desc, id desc);
create index reviews_by_lowness on reviews (customer_id, lowness desc, created_at desc, id desc);
create index reviews_by_assignee on reviews (customer_id, assignee_id, created_at desc, id desc) where assignee_id is not null;
create index reviews_by_reply_state on reviews (customer_id, reply_state, created_at desc, id desc) where reply_state is not null;
create index reviews_by_sentiment on reviews (customer_id, sentiment, created_at desc, id desc) where sentiment is not null;
create index reviews_unread on reviews (customer_id, created_at desc, id desc) where read_at is null;

-- In small letters, to be searched: to look past capitals at every comparison costs ten times as much.
alter table review_contents add column words text generated always as (lower(content)) stored;
-- Without the waiting list that a search would have to read through.
create index review_contents_saying on review_contents using gin (customer_id, words gin_trgm_ops) with (fastupdate = off);
create index review_contents_by_author on review_contents (customer_id, author);

-- Every reply there was, wherever it was written. The one that counts is named by its review.
create table replies (
  customer_id   uuid not null,
  id            uuid not null default gen_random_uuid(),
  review_id     uuid not null,
  text          text not null,
  state         text not null check (state in ('awaiting-approval', 'returned', 'queued', 'sending', 'checking', 'live',
    'rejected', 'failed', 'saved', 'by-hand', 'deleting', 'deleted', 'undone', 'superseded')),
  source        text not null default 'person' check (source in ('person', 'schedule', 'platform')),
  author_id     uuid,
  author_name   text,
  ai_generated  boolean not null default false,
  -- Which engine drafted it, and how much of the draft is left in it, 0 to 1.
  draft_origin  jsonb,
  draft_share   real,
  -- What the engine gave, so that text taken back or returned is measured against it again.
  drafted_text  text,
  -- When the review counts as answered by it; a reply found on the platform is as old as it says there.
  answered_at   timestamptz,
  -- The reply it takes the place of, which counts again when it is taken back.
  replaces_id   uuid,
  schedule_id   uuid,
  -- Until then it can be taken back; once it was tried, when it is tried again.
  post_after    timestamptz,
  attempts      integer not null default 0,
  -- How often the platform was asked what became of it.
  checks        integer not null default 0,
  posted_at     timestamptz,
  settled_at    timestamptz,
  -- When a fetch first showed it: only what a platform lists can be missed there.
  listed_at     timestamptz,
  -- Why it is not live, in words for a person; and the platform's own word for a rejection.
  problem       text,
  problem_kind  text,
  reason        text,
  decided_by    uuid,
  decided_by_name text,
  decided_at    timestamptz,
  return_note   text,
  created_at    timestamptz(3) not null default now(),
  updated_at    timestamptz not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);
alter table replies enable row level security;
alter table replies force row level security;
create policy own_customer on replies using (customer_id = current_customer()) with check (customer_id = current_customer());
create index replies_of_review on replies (customer_id, review_id, created_at desc, id desc);
-- One at a time is on its way to the platform, and one waits for a yes.
create unique index replies_one_on_its_way on replies (customer_id, review_id) where state in ('queued', 'sending', 'deleting');
create unique index replies_one_awaiting_approval on replies (customer_id, review_id) where state = 'awaiting-approval';

-- On their way for longer than any job works on one, over all customers: their job may have got lost.
create policy lookup on replies for select to goodword_lookup using (true);
grant select on replies to goodword_lookup;
create function find_stranded_replies(p_limit integer)
  returns table (customer_id uuid, review_id uuid, id uuid, state text, attempts integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select r.customer_id, r.review_id, r.id, r.state, r.attempts from replies r
    where r.state in ('queued', 'sending', 'deleting')
      and greatest(r.updated_at, r.post_after) < now() - interval '20 minutes'
    order by r.updated_at
    limit p_limit
  $$;
grant create on schema public to goodword_lookup;
alter function find_stranded_replies(integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_stranded_replies(integer) from public;
grant execute on function find_stranded_replies(integer) to goodword_app;

-- What a person is writing. Survives closing, reload and sign-out; while `composing_until` runs, others are told.
create table reply_drafts (
  customer_id     uuid not null,
  review_id       uuid not null,
  user_id         uuid not null,
  user_name       text not null,
  text            text not null default '',
  instructions    text not null default '',
  -- What an engine gave, as it gave it.
  drafted_text    text,
  draft_origin    jsonb,
  composing_until timestamptz,
  updated_at      timestamptz not null default now(),
  primary key (customer_id, review_id, user_id),
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);
alter table reply_drafts enable row level security;
alter table reply_drafts force row level security;
create policy own_customer on reply_drafts using (customer_id = current_customer()) with check (customer_id = current_customer());

create table reply_templates (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  name        text not null check (length(name) between 1 and 100),
  text        text not null check (length(text) between 1 and 10000),
  created_at  timestamptz(3) not null default now(),
  updated_at  timestamptz not null default now(),
  primary key (customer_id, id)
);
alter table reply_templates enable row level security;
alter table reply_templates force row level security;
create policy own_customer on reply_templates using (customer_id = current_customer()) with check (customer_id = current_customer());
create unique index reply_templates_by_name on reply_templates (customer_id, lower(name));

-- A reply for later. `local_time` and `timezone` are what the person chose; `scheduled_time` is the instant they mean.
create table scheduled_responses (
  customer_id       uuid not null,
  id                uuid not null default gen_random_uuid(),
  review_id         uuid not null,
  response_text     text not null,
  scheduled_time    timestamptz(3) not null,
  local_time        text not null,
  timezone          text not null,
  -- `held`: its time came and something was in the way; the person decides. `superseded`: it gave way to a reply of today.
  status            text not null default 'pending' check (status in ('pending', 'held', 'sent', 'superseded')),
  hold_reason       text check (hold_reason in ('missed', 'edited', 'answered', 'gone', 'reconnect', 'not-connected', 'too-long', 'paused', 'not-allowed')),
  ai_generated      boolean not null default false,
  draft_origin      jsonb,
  drafted_text      text,
  -- What the review looked like when the person decided; a change holds the reply.
  review_updated_at timestamptz not null,
  -- The reply that counted then; another one by now holds it too.
  based_on          uuid,
  -- The person knows that the platform shows another reply, and wants theirs all the same.
  replaces_found    boolean not null default false,
  -- Who said last that it should go out. Someone who may not publish any more cannot have it sent.
  decided_by        uuid,
  -- The reply it became, or gave way to.
  reply_id          uuid,
  created_by        uuid,
  created_by_name   text,
  created_at        timestamptz(3) not null default now(),
  updated_at        timestamptz not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);
alter table scheduled_responses enable row level security;
alter table scheduled_responses force row level security;
create policy own_customer on scheduled_responses using (customer_id = current_customer()) with check (customer_id = current_customer());
create unique index scheduled_responses_one_a_review on scheduled_responses (customer_id, review_id) where status in ('pending', 'held');
create index scheduled_responses_next on scheduled_responses (customer_id, scheduled_time, id) where status in ('pending', 'held');
create index scheduled_responses_of_review on scheduled_responses (customer_id, review_id, created_at desc, id desc);
create index scheduled_responses_due on scheduled_responses (scheduled_time) where status = 'pending';

-- Whose time has come a while ago without anything having happened, over all customers: their job got lost.
create policy lookup on scheduled_responses for select to goodword_lookup using (true);
grant select on scheduled_responses to goodword_lookup;
create function find_overdue_responses(p_limit integer)
  returns table (customer_id uuid, id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select s.customer_id, s.id from scheduled_responses s
    where s.status = 'pending' and s.scheduled_time < now() - interval '30 seconds'
    order by s.scheduled_time
    limit p_limit
  $$;
grant create on schema public to goodword_lookup;
alter function find_overdue_responses(integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_overdue_responses(integer) from public;
grant execute on function find_overdue_responses(integer) to goodword_app;

create table review_notes (
  customer_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  review_id   uuid not null,
  author_id   uuid not null,
  author_name text not null,
  text        text not null check (length(text) between 1 and 5000),
  mentions    uuid[] not null default '{}',
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);
alter table review_notes enable row level security;
alter table review_notes force row level security;
create policy own_customer on review_notes using (customer_id = current_customer()) with check (customer_id = current_customer());
create index review_notes_of_review on review_notes (customer_id, review_id, created_at, id);

-- What was done to a review, for its history: by whom, from what to what.
create table review_events (
  customer_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  review_id   uuid not null,
  kind        text not null,
  actor_id    uuid,
  actor_name  text,
  detail      text,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);
alter table review_events enable row level security;
alter table review_events force row level security;
create policy own_customer on review_events using (customer_id = current_customer()) with check (customer_id = current_customer());
create index review_events_of_review on review_events (customer_id, review_id, created_at desc, id desc);

-- A set of filters with a name, for oneself or for everybody.
create table review_views (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  user_id     uuid not null,
  user_name   text not null,
  name        text not null check (length(name) between 1 and 60),
  query       jsonb not null,
  is_shared   boolean not null default false,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id)
);
alter table review_views enable row level security;
alter table review_views force row level security;
create policy own_customer on review_views using (customer_id = current_customer()) with check (customer_id = current_customer());
create index review_views_newest on review_views (customer_id, created_at desc, id desc);
create unique index review_views_by_name on review_views (customer_id, user_id, lower(name));

-- One thing done to many reviews. The place it has come to is kept, so that a killed one goes on.
create table review_bulk_runs (
  customer_id  uuid not null references customers (id) on delete cascade,
  id           uuid not null default gen_random_uuid(),
  action       jsonb not null,
  filter       jsonb not null,
  state        text not null default 'running' check (state in ('running', 'done', 'failed', 'stopped')),
  cursor       text,
  done         integer not null default 0,
  skipped      integer not null default 0,
  total        integer not null,
  message      text,
  requested_by uuid not null,
  requested_by_name text not null,
  created_at   timestamptz(3) not null default now(),
  finished_at  timestamptz,
  primary key (customer_id, id)
);
alter table review_bulk_runs enable row level security;
alter table review_bulk_runs force row level security;
create policy own_customer on review_bulk_runs using (customer_id = current_customer()) with check (customer_id = current_customer());
create index review_bulk_runs_newest on review_bulk_runs (customer_id, created_at desc, id desc);

grant select, insert, update, delete on replies, reply_drafts, reply_templates, scheduled_responses, review_notes,
  review_events, review_views, review_bulk_runs to goodword_app;
grant select on replies, scheduled_responses to goodword_admin;
create policy admin_reads on replies for select to goodword_admin using (true);
create policy admin_reads on scheduled_responses for select to goodword_admin using (true);


-- How many have come since one looked.
create index reviews_by_arrival on reviews (customer_id, first_seen_at);
create index reviews_done on reviews (customer_id, created_at desc, id desc) where done_at is not null;
create index reviews_wordless on reviews (customer_id, created_at desc, id desc) where not has_text;
create index reviews_tagged on reviews (customer_id, created_at desc, id desc) where tags <> '{}';

-- The reviews of the current customer whose words match, a page in order. A policy is a barrier no pattern may pass before
-- it, and with it the index of the words is out of reach; so this looks past the policies and keeps to the customer itself.
-- `p_filter` holds conditions by name, absent where they do not matter: each call is planned with what it holds.
create policy lookup on reviews for select to goodword_lookup using (true);
create policy lookup on review_contents for select to goodword_lookup using (true);
grant select on reviews, review_contents to goodword_lookup;
create function find_reviews_saying(p_pattern text, p_filter jsonb, p_sort text, p_after jsonb, p_limit integer)
  returns table (id uuid, created_at timestamptz, lead smallint)
  language plpgsql stable rows 25 security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    -- Nothing of the caller's ever becomes part of a statement.
    v_lead text := case p_sort when 'lowest' then 'r.lowness' when 'highest' then 'r.rating_rank' else 'null' end;
    v_direction text := case p_sort when 'oldest' then 'asc' else 'desc' end;
    v_order text := concat_ws(', ', case when v_lead <> 'null' then v_lead || ' ' || v_direction end,
      'r.created_at ' || v_direction, 'r.id ' || v_direction);
    v_beyond text := case
      when p_after is null then 'true'
      when p_sort = 'oldest' then '(r.created_at, r.id) > (($4 ->> ''createdAt'')::timestamptz, ($4 ->> ''id'')::uuid)'
      when v_lead = 'null' then '(r.created_at, r.id) < (($4 ->> ''createdAt'')::timestamptz, ($4 ->> ''id'')::uuid)'
      else format('(%s, r.created_at, r.id) < (($4 ->> ''lead'')::smallint, ($4 ->> ''createdAt'')::timestamptz, '
        || '($4 ->> ''id'')::uuid)', v_lead)
    end;
    -- A single value is an equality, which an index can serve together with the order.
    v_one_of constant text := '($3 -> %1$L is null or jsonb_array_length($3 -> %1$L) = 1 and %2$s = ($3 -> %1$L ->> 0)::%3$s'
      || ' or jsonb_array_length($3 -> %1$L) > 1 and %2$s = any (array(select jsonb_array_elements_text($3 -> %1$L)::%3$s)))';
    v_matches text := concat_ws(' and ', format(v_one_of, 'platforms', 'r.platform', 'text'),
      format(v_one_of, 'ratings', 'r.rating_rank', 'smallint'), format(v_one_of, 'sentiments', 'r.sentiment', 'text'),
      format(v_one_of, 'locations', 'r.location_id', 'uuid'), $conditions$
      ($3 -> 'status' is null or r.status = $3 ->> 'status')
      and ($3 -> 'assignee' is null or case when $3 ->> 'assignee' = 'nobody' then r.assignee_id is null
        else r.assignee_id = nullif($3 ->> 'assignee', 'nobody')::uuid end)
      and ($3 -> 'tags' is null or r.tags && array(select jsonb_array_elements_text($3 -> 'tags')))
      and ($3 -> 'from' is null or r.created_at >= ($3 ->> 'from')::timestamptz)
      and ($3 -> 'before' is null or r.created_at < ($3 ->> 'before')::timestamptz)
      and ($3 -> 'seenAfter' is null or r.first_seen_at > ($3 ->> 'seenAfter')::timestamptz)
      and ($3 -> 'hasText' is null or r.has_text = ($3 -> 'hasText')::boolean)
      and ($3 -> 'replyStates' is null or r.reply_state = any (array(select jsonb_array_elements_text($3 -> 'replyStates')))
        or (($3 -> 'hasNoReply')::boolean and r.reply_state is null))
      and ($3 -> 'isDone' is null or (r.done_at is not null) = ($3 -> 'isDone')::boolean)
      and ($3 -> 'isUnread' is null or r.read_at is null)$conditions$);
    v_sorted text := case when p_sort is not null then 'order by ' || v_order else '' end;
    v_says constant text := 'cross join lateral (select from review_contents c '
      || 'where c.customer_id = $1 and c.review_id = r.id and c.words like $2 limit 1) c';
    v_pattern text := lower(p_pattern);
    -- Words one by one make the index read half of what a phrase does. Below three letters it cannot look for one.
    v_loosely text := case when v_pattern ~ '^%([[:alnum:]]{3,}\s+)*[[:alnum:]]{3,}%$'
      then regexp_replace(v_pattern, '\s+', '%', 'g') else v_pattern end;
    v_widest constant integer := 3000;
    v_window integer := 500;
    v_looked integer;
    v_found integer;
    v_ids uuid[];
    v_times timestamptz[];
    v_leads smallint[];
  begin
    if current_customer() is null then
      raise exception 'no customer to search for' using errcode = 'insufficient_privilege';
    end if;
    -- How often words occur is more than the planner can guess, so it is tried on the next few hundred, in order, and if
    -- that is promising, on the next few thousand.
    loop
      execute format($near$
        with near as materialized (
          select r.id, r.created_at, r.lowness, r.rating_rank from reviews r
          where r.customer_id = $1 and %2$s and %3$s %4$s limit $6),
        found as (
          select r.id, r.created_at, %1$s::smallint as lead from (select * from near r %4$s) r %5$s limit $5)
        select (select count(*) from near), count(*), array_agg(f.id), array_agg(f.created_at), array_agg(f.lead)
        from found f$near$, v_lead, v_beyond, v_matches, v_sorted, v_says)
        into v_looked, v_found, v_ids, v_times, v_leads
        using current_customer(), v_pattern, p_filter, p_after, p_limit, v_window;
      if v_found = p_limit or v_looked < v_window then
        return query select * from unnest(v_ids, v_times, v_leads);
        return;
      end if;
      exit when v_window = v_widest or v_found * v_widest < p_limit * v_window;
      v_window := v_widest;
    end loop;
    if v_found > v_window / 4 then
      -- What many of them say is found by going on like that ...
      return query execute format($on$
        select r.id, r.created_at, %1$s::smallint from reviews r %5$s where r.customer_id = $1 and %2$s and %3$s %4$s limit $5$on$,
        v_lead, v_beyond, v_matches, v_sorted, v_says)
        using current_customer(), v_pattern, p_filter, p_after, p_limit;
    else
      -- ... and what few do by the index of the words.
      return query execute format($far$
        with saying as materialized (
          select c.review_id, c.words from review_contents c where c.customer_id = $1 and c.words like $6)
        select r.id, r.created_at, %1$s::smallint
        from saying s join reviews r on r.customer_id = $1 and r.id = s.review_id
        where s.words like $2 and %2$s and %3$s %4$s limit $5$far$, v_lead, v_beyond, v_matches, v_sorted)
        using current_customer(), v_pattern, p_filter, p_after, p_limit, v_loosely;
    end if;
  end $$;
grant create on schema public to goodword_lookup;
alter function find_reviews_saying(text, jsonb, text, jsonb, integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_reviews_saying(text, jsonb, text, jsonb, integer) from public;
grant execute on function find_reviews_saying(text, jsonb, text, jsonb, integer) to goodword_app;
