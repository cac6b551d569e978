-- When its readers could first see an answer: `responded_at` moves on with every new one. Null where that is the first.
alter table reviews add column first_answered_at timestamptz;

create function keep_first_answer() returns trigger language plpgsql as $$
  begin
    new.first_answered_at := case
      when is_answered(new.response, new.reply_state) and is_answered(old.response, old.reply_state)
        then coalesce(old.first_answered_at, old.responded_at) end;
    return new;
  end $$;
create trigger keep_first_answer before update of response, reply_state, responded_at on reviews for each row
  when (new.responded_at is distinct from old.responded_at
    or is_answered(new.response, new.reply_state) <> is_answered(old.response, old.reply_state))
  execute function keep_first_answer();

-- Seconds until then; null without an answer, or where nobody knows when it came. An imported one may seem to come before its review.
create function answer_seconds(p_created_at timestamptz, p_response text, p_reply_state text, p_first_answered_at timestamptz,
  p_responded_at timestamptz) returns integer
  language sql immutable parallel safe
  as $$
    select case when is_answered(p_response, p_reply_state)
      and coalesce(p_first_answered_at, p_responded_at) is not null
      then greatest(0, extract(epoch from coalesce(p_first_answered_at, p_responded_at) - p_created_at))::integer end
  $$;

alter table review_totals
  add column stars_1 integer not null default 0,
  add column stars_2 integer not null default 0,
  add column stars_3 integer not null default 0,
  add column stars_4 integer not null default 0,
  add column stars_5 integer not null default 0,
  add column positive_count integer not null default 0,
  add column neutral_count integer not null default 0,
  add column negative_count integer not null default 0,
  -- Answered ones of which it is known how long that took; how many of them within a day.
  add column timed_count integer not null default 0,
  add column quick_count integer not null default 0,
  add column answer_seconds bigint not null default 0;

alter table review_total_changes
  add column sentiments text[] not null default '{}',
  add column answer_seconds integer[] not null default '{}';

create or replace function note_review_changes() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'INSERT' then
      insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered,
        sentiments, answer_seconds)
      select customer_id, array_agg(1), array_agg(created_at), array_agg(platform), array_agg(location_id),
        array_agg(rating), array_agg(is_answered(response, reply_state)), array_agg(sentiment),
        array_agg(answer_seconds(created_at, response, reply_state, first_answered_at, responded_at))
      from added where vanished_at is null group by customer_id order by customer_id;
    elsif tg_op = 'DELETE' then
      insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered,
        sentiments, answer_seconds)
      select customer_id, array_agg(-1), array_agg(created_at), array_agg(platform), array_agg(location_id),
        array_agg(rating), array_agg(is_answered(response, reply_state)), array_agg(sentiment),
        array_agg(answer_seconds(created_at, response, reply_state, first_answered_at, responded_at))
      from removed where vanished_at is null group by customer_id
      -- One that is being removed takes its totals along.
      having exists (select from customers c where c.id = removed.customer_id) order by customer_id;
    else
      -- What is counted the same before and after cancels out, and with it most that is ever done to a review.
      insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered,
        sentiments, answer_seconds)
      select customer_id, array_agg(amount), array_agg(created_at), array_agg(platform), array_agg(location_id),
        array_agg(rating), array_agg(is_answered), array_agg(sentiment), array_agg(answer_seconds)
      from (
        select customer_id, created_at, platform, location_id, rating, is_answered, sentiment, answer_seconds,
          sum(amount)::integer as amount
        from (
          select customer_id, created_at, platform, location_id, rating, is_answered(response, reply_state) as is_answered,
            sentiment, answer_seconds(created_at, response, reply_state, first_answered_at, responded_at) as answer_seconds, -1 as amount
          from removed where vanished_at is null
          union all
          select customer_id, created_at, platform, location_id, rating, is_answered(response, reply_state), sentiment,
            answer_seconds(created_at, response, reply_state, first_answered_at, responded_at), 1
          from added where vanished_at is null) touched
        group by customer_id, created_at, platform, location_id, rating, is_answered, sentiment, answer_seconds
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
    with taken as (
        delete from review_total_changes c where c.customer_id = new.customer_id returning *),
      changes as (
        select c.amount, c.location_id, (c.written_at at time zone v_zone)::date as day, c.platform, c.rating, c.is_answered,
          c.sentiment, c.seconds
        from taken t, unnest(t.amounts, t.written_at, t.platforms, t.location_ids, t.ratings, t.are_answered, t.sentiments,
          t.answer_seconds) as c (amount, written_at, platform, location_id, rating, is_answered, sentiment, seconds)),
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
  end $$;

-- The totals of those that are there already. The tables' owner may be bound by their policies.
alter table customers no force row level security;
alter table customer_settings no force row level security;
alter table reviews no force row level security;
alter table review_totals no force row level security;
alter table review_total_changes no force row level security;
select rebuild_review_totals(id) from customers;
alter table customers force row level security;
alter table customer_settings force row level security;
alter table reviews force row level security;
alter table review_totals force row level security;
alter table review_total_changes force row level security;
