-- Which reviews wait to be read. A change of what they say, or of their stars, makes them wait again.
alter table reviews
  add column analyzed_at            timestamptz,
  -- Somebody is asking a provider about it, or one that could not read it is asked again then.
  add column analysis_claimed_until timestamptz;
create index reviews_to_analyze on reviews (customer_id, id) where analyzed_at is null;

create function await_analysis_of_stars() returns trigger language plpgsql as $$
  begin
    new.analyzed_at := null;
    new.analysis_claimed_until := null;
    return new;
  end $$;
create trigger await_analysis before update of rating, is_recommended on reviews for each row
  when (old.rating is distinct from new.rating or old.is_recommended is distinct from new.is_recommended)
  execute function await_analysis_of_stars();

create function await_analysis_of_words() returns trigger language plpgsql as $$
  begin
    update reviews set analyzed_at = null, analysis_claimed_until = null
    where customer_id = new.customer_id and id = new.review_id;
    return null;
  end $$;
create trigger await_analysis after update of content on review_contents for each row
  when (old.content is distinct from new.content)
  execute function await_analysis_of_words();

-- Words that had to go and are fetched again.
create function await_analysis_of_returned() returns trigger language plpgsql as $$
  begin
    update reviews r set analyzed_at = null, analysis_claimed_until = null
    from added a
    where r.customer_id = a.customer_id and r.id = a.review_id and r.analyzed_at is not null;
    return null;
  end $$;
create trigger await_analysis_of_returned after insert on review_contents referencing new table as added
  for each statement execute function await_analysis_of_returned();

-- How a review was read. What it quotes of the review is kept as places in it, so that nothing outlives the words.
create table review_analyses (
  customer_id       uuid not null,
  review_id         uuid not null,
  -- What was read; `corrected` is what a person says, and stays.
  sentiment         text not null check (sentiment in ('positive', 'neutral', 'negative')),
  sentiment_score   real not null check (sentiment_score between -1 and 1),
  corrected         text check (corrected in ('positive', 'neutral', 'negative')),
  corrected_by      uuid,
  corrected_by_name text,
  corrected_at      timestamptz,
  themes            jsonb not null default '[]',
  positive_aspects  jsonb not null default '[]',
  negative_aspects  jsonb not null default '[]',
  emotion_intensity smallint not null check (emotion_intensity between 1 and 5),
  summary           text not null default '',
  basis             text not null check (basis in ('words', 'stars', 'words-and-stars', 'nothing')),
  language          text,
  -- [{aspect, polarity, start, end}]
  findings          jsonb not null default '[]',
  is_contradictory  boolean not null default false,
  engine            text not null check (engine in ('built-in', 'model')),
  model             text,
  version           text not null,
  analyzed_at       timestamptz not null default now(),
  -- It can be read no more: the platform's words had to go.
  words_gone_at     timestamptz,
  primary key (customer_id, review_id),
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);
alter table review_analyses enable row level security;
alter table review_analyses force row level security;
create policy own_customer on review_analyses using (customer_id = current_customer()) with check (customer_id = current_customer());
create index review_analyses_by_version on review_analyses (customer_id, version, review_id) where words_gone_at is null;

-- With the words goes what points into them, and what a provider said of them in words of its own.
create function forget_words() returns trigger language plpgsql as $$
  begin
    -- In the order of ids, as everybody who wants many locks them.
    perform from review_analyses a join gone g on g.customer_id = a.customer_id and g.review_id = a.review_id
    order by a.customer_id, a.review_id for update of a;
    update review_analyses a set words_gone_at = now(), findings = '[]',
      themes = case engine when 'model' then '[]' else themes end,
      positive_aspects = case engine when 'model' then '[]' else positive_aspects end,
      negative_aspects = case engine when 'model' then '[]' else negative_aspects end,
      summary = case engine when 'model' then '' else summary end
    from gone g where g.customer_id = a.customer_id and g.review_id = a.review_id;
    return null;
  end $$;
create trigger forget_words after delete on review_contents referencing old table as gone
  for each statement execute function forget_words();
create policy janitor on review_analyses to goodword_janitor using (true);
grant select, update on review_analyses to goodword_janitor;

-- Reading everything anew after a new version.
create table reanalyses (
  customer_id     uuid not null references customers (id) on delete cascade,
  id              uuid not null default gen_random_uuid(),
  state           text not null default 'running' check (state in ('running', 'done', 'failed')),
  version         text not null,
  -- Those that another version has read, or all there are.
  scope           text not null check (scope in ('outdated', 'all')),
  total           integer not null,
  done            integer not null default 0,
  -- The last review read, in the order of ids.
  after_id        uuid,
  problem         text,
  started_by      uuid,
  started_by_name text,
  started_at      timestamptz not null default now(),
  finished_at     timestamptz,
  primary key (customer_id, id)
);
alter table reanalyses enable row level security;
alter table reanalyses force row level security;
create policy own_customer on reanalyses using (customer_id = current_customer()) with check (customer_id = current_customer());
create unique index reanalyses_one_at_a_time on reanalyses (customer_id) where state = 'running';
create index reanalyses_latest on reanalyses (customer_id, started_at desc);

create table brand_voices (
  customer_id uuid primary key references customers (id) on delete cascade,
  voice       jsonb not null,
  updated_by  uuid,
  updated_at  timestamptz not null default now()
);
alter table brand_voices enable row level security;
alter table brand_voices force row level security;
create policy own_customer on brand_voices using (customer_id = current_customer()) with check (customer_id = current_customer());

-- What the assistant was asked for, summed by day. `model` is empty for the built-in assistant.
create table ai_usage (
  customer_id      uuid not null references customers (id) on delete cascade,
  day              date not null,
  feature          text not null,
  model            text not null default '',
  calls            bigint not null default 0,
  tokens           bigint not null default 0,
  estimated_tokens bigint not null default 0,
  primary key (customer_id, day, feature, model)
);
alter table ai_usage enable row level security;
alter table ai_usage force row level security;
create policy own_customer on ai_usage using (customer_id = current_customer()) with check (customer_id = current_customer());

create function log_ai_usage(p_customer_id uuid, p_feature text, p_tokens_used integer, p_model text default '',
    p_is_estimated boolean default true, p_calls integer default 1)
  returns void language sql set search_path = pg_catalog, public, pg_temp
  as $$
    insert into ai_usage as u (customer_id, day, feature, model, calls, tokens, estimated_tokens)
    values (p_customer_id, (now() at time zone 'utc')::date, p_feature, p_model, p_calls, p_tokens_used,
      case when p_is_estimated then p_tokens_used else 0 end)
    on conflict (customer_id, day, feature, model) do update set calls = u.calls + excluded.calls,
      tokens = u.tokens + excluded.tokens, estimated_tokens = u.estimated_tokens + excluded.estimated_tokens
  $$;
revoke execute on function log_ai_usage(uuid, text, integer, text, boolean, integer) from public;
grant execute on function log_ai_usage(uuid, text, integer, text, boolean, integer) to goodword_app;

grant select, insert, update, delete on review_analyses, brand_voices to goodword_app;
grant select, insert, update on reanalyses, ai_usage to goodword_app;

-- Across customers: whose reviews wait to be read, in the order of ids, from one on.
create function find_customers_to_analyze(p_after uuid, p_limit integer)
  returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    with recursive waiting as (
      (select r.customer_id, 1 as place from reviews r
       where r.analyzed_at is null and r.customer_id > p_after
       order by r.customer_id limit 1)
      union all
      select next.customer_id, w.place + 1
      from waiting w cross join lateral (
        select r.customer_id from reviews r
        where r.analyzed_at is null and r.customer_id > w.customer_id
        order by r.customer_id limit 1) next
      where w.place < p_limit)
    select customer_id from waiting
  $$;
grant create on schema public to goodword_lookup;
alter function find_customers_to_analyze(uuid, integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_customers_to_analyze(uuid, integer) from public;
grant execute on function find_customers_to_analyze(uuid, integer) to goodword_app;

-- Somewhat more than a year, so that a month can be held against the same one a year ago.
create function prune_ai_usage() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer;
  begin
    delete from ai_usage where ctid in (select ctid from ai_usage where day < current_date - 400 limit 5000);
    get diagnostics gone = row_count;
    return gone;
  end $$;
create index ai_usage_age on ai_usage (day);
create policy janitor on ai_usage to goodword_janitor using (true);
grant select, delete on ai_usage to goodword_janitor;
grant create on schema public to goodword_janitor;
alter function prune_ai_usage() owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function prune_ai_usage() from public;
grant execute on function prune_ai_usage() to goodword_app;

-- The last replies of all, for those that say the same again.
create index replies_newest on replies (customer_id, created_at desc);

-- Only a provider's text counts as that.
update reviews r set ai_generated = false from replies p
  where p.customer_id = r.customer_id and p.id = r.reply_id and r.ai_generated and p.draft_origin ->> 'engine' = 'template';
update replies set ai_generated = false where ai_generated and draft_origin ->> 'engine' = 'template';
update scheduled_responses set ai_generated = false where ai_generated and draft_origin ->> 'engine' = 'template';
