-- What a review speaks of, and how: 'food+' praises, 'food-' finds fault, 'food=' only mentions. Kept as it was read last, as the
-- sentiment is; so is the language that the words are in.
alter table reviews
  add column themes text[] not null default '{}',
  add column written_in text;
create index reviews_by_language on reviews (customer_id, written_in, created_at desc, id desc) where written_in is not null;

-- Before anything counts them.
alter table reviews no force row level security;
alter table review_analyses no force row level security;
update reviews r set written_in = a.language, themes = array(
    select distinct (f ->> 'aspect') || case f ->> 'polarity' when 'positive' then '+' when 'negative' then '-' else '=' end
    from jsonb_array_elements(a.findings) f order by 1)
from review_analyses a
where a.customer_id = r.customer_id and a.review_id = r.id and (a.language is not null or a.findings <> '[]');
alter table reviews force row level security;
alter table review_analyses force row level security;

-- What a customer has made of what is found: another name, one theme of several, one that is watched.
create table themes (
  customer_id uuid not null references customers (id) on delete cascade,
  aspect      text not null check (aspect in ('food', 'service', 'price', 'cleanliness', 'location', 'waiting', 'rooms', 'delivery',
    'atmosphere', 'product', 'billing')),
  name        text check (name <> ''),
  -- The one it belongs to, which belongs to no other.
  merged_into text check (merged_into <> aspect),
  is_followed boolean not null default false,
  -- The last move that was told, and when.
  told_move   text check (told_move in ('better', 'worse')),
  told_at     timestamptz,
  primary key (customer_id, aspect)
);

-- What of the reviews speak of a theme, or are in a language, as `review_totals` are kept: in the transaction of their cause.
create table review_part_totals (
  customer_id    uuid not null references customers (id) on delete cascade,
  grain          text not null check (grain in ('day', 'month')),
  -- All zeros for all of them together, also those that belong to none.
  location_id    uuid not null,
  kind           text not null check (kind in ('theme', 'language')),
  bucket         date not null,
  platform       text not null,
  part           text not null,
  review_count   integer not null,
  rated_count    integer not null,
  rating_sum     integer not null,
  -- Of a theme: those that praise it, and those that find fault with it; one may do both. Of a language: by their sentiment.
  positive_count integer not null,
  negative_count integer not null,
  primary key (customer_id, grain, location_id, kind, bucket, platform, part)
) with (fillfactor = 80);

-- Guarded in the very words that guard the locations and the totals.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array array['themes', 'review_part_totals'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy own_customer on %I using %s with check %2$s', v_table, v_own);
  end loop;
  create policy own_locations on review_part_totals as restrictive
    using ((select sees_all_locations()) or location_id = any ((select current_locations())::uuid[]));
end $$;
grant select, insert, update, delete on themes, review_part_totals to goodword_app;

alter table review_total_changes
  add column themes text[] not null default '{}',
  add column languages text[] not null default '{}';

-- The parts that one review counts in: its language, and each theme once, under the one that it was merged into.
create function list_parts(p_customer uuid, p_themes text, p_language text, p_sentiment text)
  returns table (kind text, part text, is_positive boolean, is_negative boolean)
  language sql stable rows 3
  as $$
    select 'language', p_language, p_sentiment is not distinct from 'positive', p_sentiment is not distinct from 'negative'
    where p_language is not null
    union all
    select 'theme', coalesce(t.merged_into, left(f.found, -1)), bool_or(right(f.found, 1) = '+'), bool_or(right(f.found, 1) = '-')
    from unnest(string_to_array(p_themes, ',')) as f (found)
      left join themes t on t.customer_id = p_customer and t.aspect = left(f.found, -1)
    group by 2
  $$;

-- After the totals, and as they are: in the order of keys.
create function apply_part_changes(p_customer uuid, p_zone text) returns void
  language plpgsql
  as $$
  declare
    v_keys review_part_totals[];
  begin
    with changes as (
        select c.amount, c.location_id, (c.written_at at time zone p_zone)::date as day, c.platform, c.rating, s.*
        from review_total_changes t, unnest(t.amounts, t.written_at, t.platforms, t.location_ids, t.ratings, t.sentiments, t.themes,
            t.languages) as c (amount, written_at, platform, location_id, rating, sentiment, themes, language)
          cross join lateral list_parts(p_customer, c.themes, c.language, c.sentiment) s
        where t.customer_id = p_customer),
      sums as (
        select g.grain, l.location_id, c.kind, date_trunc(g.grain, c.day::timestamp)::date as bucket, c.platform, c.part,
          sum(c.amount)::integer as review_count,
          coalesce(sum(c.amount) filter (where c.rating is not null), 0)::integer as rated_count,
          coalesce(sum(c.amount * c.rating), 0)::integer as rating_sum,
          coalesce(sum(c.amount) filter (where c.is_positive), 0)::integer as positive_count,
          coalesce(sum(c.amount) filter (where c.is_negative), 0)::integer as negative_count
        from changes c cross join (values ('day'), ('month')) as g (grain)
          cross join lateral (values ('00000000-0000-0000-0000-000000000000'), (c.location_id)) as l (location_id)
        where l.location_id is not null
        group by 1, 2, 3, 4, 5, 6),
      kept as (
        insert into review_part_totals as t
        select p_customer, s.* from sums s
        where (s.review_count, s.rated_count, s.rating_sum, s.positive_count, s.negative_count) <> (0, 0, 0, 0, 0)
        order by s.grain, s.location_id, s.kind, s.bucket, s.platform, s.part
        on conflict (customer_id, grain, location_id, kind, bucket, platform, part) do update set
          review_count = t.review_count + excluded.review_count, rated_count = t.rated_count + excluded.rated_count,
          rating_sum = t.rating_sum + excluded.rating_sum, positive_count = t.positive_count + excluded.positive_count,
          negative_count = t.negative_count + excluded.negative_count
        returning t.*)
      select array_agg(k::review_part_totals) into v_keys from kept k where k.review_count = 0;
    if v_keys is null then return; end if;
    delete from review_part_totals t using unnest(v_keys) e
    where t.customer_id = p_customer and t.grain = e.grain and t.location_id = e.location_id and t.kind = e.kind
      and t.bucket = e.bucket and t.platform = e.platform and t.part = e.part;
  end $$;

create or replace function note_review_changes() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'INSERT' then
      insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered,
        sentiments, answer_seconds, themes, languages)
      select customer_id, array_agg(1), array_agg(created_at), array_agg(platform), array_agg(location_id),
        array_agg(rating), array_agg(is_answered(response, reply_state)), array_agg(sentiment),
        array_agg(answer_seconds(created_at, response, reply_state, first_answered_at, responded_at)),
        array_agg(array_to_string(themes, ',')), array_agg(written_in)
      from added where vanished_at is null group by customer_id order by customer_id;
    elsif tg_op = 'DELETE' then
      insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered,
        sentiments, answer_seconds, themes, languages)
      select customer_id, array_agg(-1), array_agg(created_at), array_agg(platform), array_agg(location_id),
        array_agg(rating), array_agg(is_answered(response, reply_state)), array_agg(sentiment),
        array_agg(answer_seconds(created_at, response, reply_state, first_answered_at, responded_at)),
        array_agg(array_to_string(themes, ',')), array_agg(written_in)
      from removed where vanished_at is null group by customer_id
      -- One that is being removed takes its totals along.
      having exists (select from customers c where c.id = removed.customer_id) order by customer_id;
    else
      -- What is counted the same before and after cancels out, and with it most that is ever done to a review.
      insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered,
        sentiments, answer_seconds, themes, languages)
      select customer_id, array_agg(amount), array_agg(created_at), array_agg(platform), array_agg(location_id),
        array_agg(rating), array_agg(is_answered), array_agg(sentiment), array_agg(answer_seconds),
        array_agg(array_to_string(themes, ',')), array_agg(written_in)
      from (
        select customer_id, created_at, platform, location_id, rating, is_answered, sentiment, answer_seconds, themes,
          written_in, sum(amount)::integer as amount
        from (
          select customer_id, created_at, platform, location_id, rating, is_answered(response, reply_state) as is_answered,
            sentiment, answer_seconds(created_at, response, reply_state, first_answered_at, responded_at) as answer_seconds,
            themes, written_in, -1 as amount
          from removed where vanished_at is null
          union all
          select customer_id, created_at, platform, location_id, rating, is_answered(response, reply_state), sentiment,
            answer_seconds(created_at, response, reply_state, first_answered_at, responded_at), themes,
            written_in, 1
          from added where vanished_at is null) touched
        group by customer_id, created_at, platform, location_id, rating, is_answered, sentiment, answer_seconds, themes,
          written_in
        having sum(amount) <> 0) changed
      group by customer_id order by customer_id;
    end if;
    return null;
  end $$;

-- The first of a transaction's changes takes the others along. While a customer's days are being counted anew, it waits.
create or replace function apply_review_changes() returns trigger
  language plpgsql
  as $$
  declare
    v_zone text;
    v_grains text[];
    v_location_ids uuid[];
    v_buckets date[];
    v_platforms text[];
  begin
    if not exists (select from review_total_changes c where c.customer_id = new.customer_id) then return null; end if;
    -- The last thing before the commit: nothing is limited after it.
    perform set_config('app.locations', '', true);
    perform pg_advisory_xact_lock_shared(hashtextextended('review-totals ' || new.customer_id, 0));
    v_zone := find_day_zone(new.customer_id);
    with changes as (
        select c.amount, c.location_id, (c.written_at at time zone v_zone)::date as day, c.platform, c.rating, c.is_answered,
          c.sentiment, c.seconds
        from review_total_changes t, unnest(t.amounts, t.written_at, t.platforms, t.location_ids, t.ratings, t.are_answered, t.sentiments,
          t.answer_seconds) as c (amount, written_at, platform, location_id, rating, is_answered, sentiment, seconds)
        where t.customer_id = new.customer_id),
      sums as (
        select g.grain, l.location_id, date_trunc(g.grain, c.day::timestamp)::date as bucket, c.platform,
          sum(c.amount)::integer as review_count,
          coalesce(sum(c.amount) filter (where c.rating is not null), 0)::integer as rated_count,
          coalesce(sum(c.amount * c.rating), 0)::integer as rating_sum,
          coalesce(sum(c.amount) filter (where c.is_answered), 0)::integer as answered_count,
          coalesce(sum(c.amount) filter (where c.rating = 1), 0)::integer as stars_1,
          coalesce(sum(c.amount) filter (where c.rating = 2), 0)::integer as stars_2,
          coalesce(sum(c.amount) filter (where c.rating = 3), 0)::integer as stars_3,
          coalesce(sum(c.amount) filter (where c.rating = 4), 0)::integer as stars_4,
          coalesce(sum(c.amount) filter (where c.rating = 5), 0)::integer as stars_5,
          coalesce(sum(c.amount) filter (where c.sentiment = 'positive'), 0)::integer as positive_count,
          coalesce(sum(c.amount) filter (where c.sentiment = 'neutral'), 0)::integer as neutral_count,
          coalesce(sum(c.amount) filter (where c.sentiment = 'negative'), 0)::integer as negative_count,
          coalesce(sum(c.amount) filter (where c.seconds is not null), 0)::integer as timed_count,
          coalesce(sum(c.amount) filter (where c.seconds <= 86400), 0)::integer as quick_count,
          coalesce(sum(c.amount * c.seconds::bigint), 0)::bigint as answer_seconds
        from changes c cross join (values ('day'), ('month')) as g (grain)
          cross join lateral (values ('00000000-0000-0000-0000-000000000000'), (c.location_id)) as l (location_id)
        where l.location_id is not null
        group by 1, 2, 3, 4),
      kept as (
        insert into review_totals as t
        select new.customer_id, s.* from sums s
        where (s.review_count, s.rated_count, s.rating_sum, s.answered_count, s.stars_1, s.stars_2, s.stars_3, s.stars_4,
          s.stars_5, s.positive_count, s.neutral_count, s.negative_count, s.timed_count, s.quick_count, s.answer_seconds)
          <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        order by s.grain, s.location_id, s.bucket, s.platform
        on conflict (customer_id, grain, location_id, bucket, platform) do update set
          review_count = t.review_count + excluded.review_count, rated_count = t.rated_count + excluded.rated_count,
          rating_sum = t.rating_sum + excluded.rating_sum, answered_count = t.answered_count + excluded.answered_count,
          stars_1 = t.stars_1 + excluded.stars_1, stars_2 = t.stars_2 + excluded.stars_2,
          stars_3 = t.stars_3 + excluded.stars_3, stars_4 = t.stars_4 + excluded.stars_4,
          stars_5 = t.stars_5 + excluded.stars_5, positive_count = t.positive_count + excluded.positive_count,
          neutral_count = t.neutral_count + excluded.neutral_count, negative_count = t.negative_count + excluded.negative_count,
          timed_count = t.timed_count + excluded.timed_count, quick_count = t.quick_count + excluded.quick_count,
          answer_seconds = t.answer_seconds + excluded.answer_seconds
        returning t.*)
      select array_agg(grain), array_agg(location_id), array_agg(bucket), array_agg(platform)
      into v_grains, v_location_ids, v_buckets, v_platforms
      from kept where review_count = 0;
    delete from review_totals t
    using unnest(v_grains, v_location_ids, v_buckets, v_platforms) as e (grain, location_id, bucket, platform)
    where t.customer_id = new.customer_id and t.grain = e.grain and t.location_id = e.location_id and t.bucket = e.bucket
      and t.platform = e.platform;
    perform apply_part_changes(new.customer_id, v_zone);
    delete from review_total_changes c where c.customer_id = new.customer_id;
    return null;
  end $$;

create or replace function rebuild_all_review_totals(p_customer uuid) returns void
  language plpgsql
  as $$
  declare
    v_zone text;
  begin
    perform pg_advisory_xact_lock(hashtextextended('review-totals ' || p_customer, 0));
    v_zone := find_day_zone(p_customer);
    delete from review_total_changes where customer_id = p_customer;
    delete from review_totals where customer_id = p_customer;
    insert into review_totals
    select p_customer, g.grain, l.location_id, date_trunc(g.grain, r.day::timestamp)::date, r.platform, sum(r.review_count),
      sum(r.rated_count), sum(r.rating_sum), sum(r.answered_count), sum(r.stars_1), sum(r.stars_2), sum(r.stars_3),
      sum(r.stars_4), sum(r.stars_5), sum(r.positive_count), sum(r.neutral_count), sum(r.negative_count), sum(r.timed_count),
      sum(r.quick_count), sum(r.seconds)
    from (
        select c.location_id, c.day, c.platform, count(*) as review_count, count(c.rating) as rated_count,
          coalesce(sum(c.rating), 0) as rating_sum, count(*) filter (where c.is_answered) as answered_count,
          count(*) filter (where c.rating = 1) as stars_1, count(*) filter (where c.rating = 2) as stars_2,
          count(*) filter (where c.rating = 3) as stars_3, count(*) filter (where c.rating = 4) as stars_4,
          count(*) filter (where c.rating = 5) as stars_5,
          count(*) filter (where c.sentiment = 'positive') as positive_count,
          count(*) filter (where c.sentiment = 'neutral') as neutral_count,
          count(*) filter (where c.sentiment = 'negative') as negative_count,
          count(c.seconds) as timed_count, count(*) filter (where c.seconds <= 86400) as quick_count,
          coalesce(sum(c.seconds), 0) as seconds
        from (
            select location_id, (created_at at time zone v_zone)::date as day, platform, rating, sentiment,
              is_answered(response, reply_state) as is_answered, answer_seconds(created_at, response, reply_state, first_answered_at, responded_at) as seconds
            from reviews where customer_id = p_customer and vanished_at is null) c
        group by 1, 2, 3) r
      cross join (values ('day'), ('month')) as g (grain)
      cross join lateral (values ('00000000-0000-0000-0000-000000000000'), (r.location_id)) as l (location_id)
    where l.location_id is not null
    group by 1, 2, 3, 4, 5
    order by 2, 3, 4, 5;
    delete from review_part_totals where customer_id = p_customer;
    insert into review_part_totals
    select p_customer, g.grain, l.location_id, p.kind, date_trunc(g.grain, p.day::timestamp)::date, p.platform, p.part,
      sum(p.review_count), sum(p.rated_count), sum(p.rating_sum), sum(p.positive_count), sum(p.negative_count)
    from (
        select c.location_id, c.day, c.platform, s.kind, s.part, count(*) as review_count, count(c.rating) as rated_count,
          coalesce(sum(c.rating), 0) as rating_sum, count(*) filter (where s.is_positive) as positive_count,
          count(*) filter (where s.is_negative) as negative_count
        from (
            select location_id, (created_at at time zone v_zone)::date as day, platform, rating, sentiment,
              array_to_string(themes, ',') as themes, written_in
            from reviews where customer_id = p_customer and vanished_at is null) c
          cross join lateral list_parts(p_customer, c.themes, c.written_in, c.sentiment) s
        group by 1, 2, 3, 4, 5) p
      cross join (values ('day'), ('month')) as g (grain)
      cross join lateral (values ('00000000-0000-0000-0000-000000000000'), (p.location_id)) as l (location_id)
    where l.location_id is not null
    group by 1, 2, 3, 4, 5, 6, 7
    order by 2, 3, 4, 5, 6, 7;
  end $$;

-- What was two themes is one, or the other way round: counted anew, as after a change of the timezone.
create function count_themes_anew() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'INSERT' then
      perform rebuild_review_totals(c.customer_id)
      from (select distinct customer_id from added where merged_into is not null) c;
    else
      perform rebuild_review_totals(c.customer_id)
      from (select distinct a.customer_id from added a join removed r on r.customer_id = a.customer_id and r.aspect = a.aspect
        where r.merged_into is distinct from a.merged_into) c;
    end if;
    return null;
  end $$;
create trigger count_merged_anew after insert on themes referencing new table as added
  for each statement execute function count_themes_anew();
create trigger count_changed_anew after update on themes referencing old table as removed new table as added
  for each statement execute function count_themes_anew();

-- The search gets the new conditions of the list; all else in it stays.
do $$
declare
  v_now text := pg_get_functiondef('find_reviews_saying(text, jsonb, text, jsonb, integer)'::regprocedure);
  v_then text := replace(v_now, $old$and ($3 -> 'isUnread' is null or r.read_at is null)$old$,
    $new$and ($3 -> 'isUnread' is null or r.read_at is null)
      and ($3 -> 'themes' is null or r.themes && array(select jsonb_array_elements_text($3 -> 'themes')))
      and ($3 -> 'language' is null or r.written_in = $3 ->> 'language')$new$);
begin
  if v_then = v_now then raise exception 'find_reviews_saying has no such condition'; end if;
  execute v_then;
end $$;

-- The parts of those that are there already. The tables' owner may be bound by their policies.
alter table customers no force row level security;
alter table customer_settings no force row level security;
alter table reviews no force row level security;
alter table review_part_totals no force row level security;
alter table themes no force row level security;
alter table review_totals no force row level security;
alter table review_total_changes no force row level security;
select rebuild_review_totals(id) from customers;
alter table customers force row level security;
alter table customer_settings force row level security;
alter table reviews force row level security;
alter table review_part_totals force row level security;
alter table themes force row level security;
alter table review_totals force row level security;
alter table review_total_changes force row level security;
