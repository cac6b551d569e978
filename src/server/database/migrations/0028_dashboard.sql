-- What the dashboard adds up, by day and by month, kept by the transactions that change what it counts. A day is one of
-- the customer's own timezone, as it is where reviews are filtered by days.
create table review_totals (
  customer_id    uuid not null references customers (id) on delete cascade,
  grain          text not null check (grain in ('day', 'month')),
  -- All zeros for all of them together, also those that belong to none.
  location_id    uuid not null,
  bucket         date not null,
  platform       text not null,
  review_count   integer not null,
  -- Reviews with stars; a recommendation has none.
  rated_count    integer not null,
  rating_sum     integer not null,
  -- Reviews with an answer, wherever it was written.
  answered_count integer not null,
  primary key (customer_id, grain, location_id, bucket, platform)
) with (fillfactor = 80);
alter table review_totals enable row level security;
alter table review_totals force row level security;
create policy own_customer on review_totals using (customer_id = current_customer()) with check (customer_id = current_customer());

-- What a statement has changed, each list one entry a review; gone before anybody else could see it. The totals follow as
-- the last thing before the commit and in the order of their keys: whoever holds one waits for nothing but the next.
create table review_total_changes (
  customer_id  uuid not null,
  id           uuid not null default gen_random_uuid(),
  -- How many more there are of it, or fewer.
  amounts      integer[] not null,
  written_at   timestamptz[] not null,
  platforms    text[] not null,
  location_ids uuid[] not null,
  ratings      smallint[] not null,
  are_answered boolean[] not null,
  primary key (customer_id, id)
);
alter table review_total_changes enable row level security;
alter table review_total_changes force row level security;
create policy own_customer on review_total_changes using (customer_id = current_customer()) with check (customer_id = current_customer());

grant select, insert, update, delete on review_totals to goodword_app;
grant select, insert, delete on review_total_changes to goodword_app;

-- A timezone that nobody knows counts as UTC. What does not begin with a letter would be read as an offset, and backwards.
create function find_day_zone(p_customer uuid) returns text
  language plpgsql stable
  as $$
  declare
    v_zone text := (select s.general ->> 'timezone' from customer_settings s where s.customer_id = p_customer);
  begin
    if v_zone is null or v_zone !~ '^[A-Za-z]' then return 'UTC'; end if;
    perform now() at time zone v_zone;
    return v_zone;
  exception when invalid_parameter_value then
    return 'UTC';
  end $$;

create function note_review_changes() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'INSERT' then
      insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered)
      select customer_id, array_agg(1), array_agg(created_at), array_agg(platform), array_agg(location_id),
        array_agg(rating), array_agg(response is not null)
      from added group by customer_id order by customer_id;
    elsif tg_op = 'DELETE' then
      insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered)
      select customer_id, array_agg(-1), array_agg(created_at), array_agg(platform), array_agg(location_id),
        array_agg(rating), array_agg(response is not null)
      from removed group by customer_id
      -- One that is being removed takes its totals along.
      having exists (select from customers c where c.id = removed.customer_id) order by customer_id;
    else
      -- What is counted the same before and after cancels out, and with it most that is ever done to a review.
      insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered)
      select customer_id, array_agg(amount), array_agg(created_at), array_agg(platform), array_agg(location_id),
        array_agg(rating), array_agg(is_answered)
      from (
        select customer_id, created_at, platform, location_id, rating, is_answered, sum(amount)::integer as amount
        from (
          select customer_id, created_at, platform, location_id, rating, response is not null as is_answered, -1 as amount
          from removed
          union all
          select customer_id, created_at, platform, location_id, rating, response is not null, 1 from added) touched
        group by customer_id, created_at, platform, location_id, rating, is_answered
        having sum(amount) <> 0) changed
      group by customer_id order by customer_id;
    end if;
    return null;
  end $$;

create trigger note_added after insert on reviews referencing new table as added
  for each statement execute function note_review_changes();
create trigger note_changed after update on reviews referencing old table as removed new table as added
  for each statement execute function note_review_changes();
create trigger note_removed after delete on reviews referencing old table as removed
  for each statement execute function note_review_changes();

-- The first of a transaction's changes takes the others along. While a customer's days are being counted anew, it waits.
create function apply_review_changes() returns trigger
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
    perform pg_advisory_xact_lock_shared(hashtextextended('review-totals ' || new.customer_id, 0));
    v_zone := find_day_zone(new.customer_id);
    with taken as (
        delete from review_total_changes c where c.customer_id = new.customer_id returning *),
      changes as (
        select c.amount, c.location_id, (c.written_at at time zone v_zone)::date as day, c.platform, c.rating, c.is_answered
        from taken t, unnest(t.amounts, t.written_at, t.platforms, t.location_ids, t.ratings, t.are_answered)
          as c (amount, written_at, platform, location_id, rating, is_answered)),
      sums as (
        select g.grain, l.location_id, date_trunc(g.grain, c.day::timestamp)::date as bucket, c.platform,
          sum(c.amount)::integer as review_count,
          coalesce(sum(c.amount) filter (where c.rating is not null), 0)::integer as rated_count,
          coalesce(sum(c.amount * c.rating), 0)::integer as rating_sum,
          coalesce(sum(c.amount) filter (where c.is_answered), 0)::integer as answered_count
        from changes c cross join (values ('day'), ('month')) as g (grain)
          cross join lateral (values ('00000000-0000-0000-0000-000000000000'), (c.location_id)) as l (location_id)
        where l.location_id is not null
        group by 1, 2, 3, 4),
      kept as (
        insert into review_totals as t
        select new.customer_id, s.* from sums s
        where (s.review_count, s.rated_count, s.rating_sum, s.answered_count) <> (0, 0, 0, 0)
        order by s.grain, s.location_id, s.bucket, s.platform
        on conflict (customer_id, grain, location_id, bucket, platform) do update set
          review_count = t.review_count + excluded.review_count, rated_count = t.rated_count + excluded.rated_count,
          rating_sum = t.rating_sum + excluded.rating_sum, answered_count = t.answered_count + excluded.answered_count
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
create constraint trigger apply_changes after insert on review_total_changes
  deferrable initially deferred for each row execute function apply_review_changes();

create function rebuild_review_totals(p_customer uuid) returns void
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
      sum(r.rated_count), sum(r.rating_sum), sum(r.answered_count)
    from (
        select location_id, (created_at at time zone v_zone)::date as day, platform, count(*) as review_count,
          count(rating) as rated_count, coalesce(sum(rating), 0) as rating_sum, count(response) as answered_count
        from reviews where customer_id = p_customer group by 1, 2, 3) r
      cross join (values ('day'), ('month')) as g (grain)
      cross join lateral (values ('00000000-0000-0000-0000-000000000000'), (r.location_id)) as l (location_id)
    where l.location_id is not null
    group by 1, 2, 3, 4, 5
    order by 2, 3, 4, 5;
  end $$;

create function count_days_anew() returns trigger
  language plpgsql
  as $$ begin perform rebuild_review_totals(new.customer_id); return null; end $$;
create trigger count_days_anew after update on customer_settings for each row
  when (old.general ->> 'timezone' is distinct from new.general ->> 'timezone') execute function count_days_anew();
create trigger count_first_days_anew after insert on customer_settings for each row
  when (new.general ->> 'timezone' is distinct from 'UTC') execute function count_days_anew();

-- Those that are there already. Whoever owns the tables is bound by their policies too, unless told otherwise.
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

-- Steps that lead a new customer to their first answered review; a customer can put the list away.
create table onboarding (
  customer_id  uuid primary key references customers (id) on delete cascade,
  dismissed_at timestamptz,
  dismissed_by uuid
);
alter table onboarding enable row level security;
alter table onboarding force row level security;
create policy own_customer on onboarding using (customer_id = current_customer()) with check (customer_id = current_customer());
grant select, insert, update on onboarding to goodword_app;

create index reviews_unanswered on reviews (customer_id, created_at desc, id desc) where response is null;
-- Bad ones that nobody has dealt with, oldest first.
create index reviews_low_due on reviews (customer_id, created_at, id, location_id)
  where rating_rank between 1 and 2 and response is null and done_at is null and vanished_at is null;
create index disputes_active on disputes (customer_id, created_at desc, id desc) where status in ('pending', 'in_progress');
create index disputes_closed on disputes (customer_id, closed_at) where closed_at is not null;
create index scheduled_responses_held on scheduled_responses (customer_id, scheduled_time, id) where status = 'held';
create index replies_of_ours on replies (customer_id) where source <> 'platform' and posted_at is not null;

-- The search gets the new condition of the list; all else in it stays.
do $$
declare
  v_now text := pg_get_functiondef('find_reviews_saying(text, jsonb, text, jsonb, integer)'::regprocedure);
  v_then text := replace(v_now, $old$and ($3 -> 'isUnread' is null or r.read_at is null)$old$,
    $new$and ($3 -> 'isUnread' is null or r.read_at is null)
      and ($3 -> 'answered' is null or case $3 ->> 'answered' when 'yes' then r.response is not null
        when 'no' then r.response is null
        else r.response is null and r.done_at is null and r.vanished_at is null and r.status <> 'scheduled'
          and (r.reply_state is null or r.reply_state in ('undone', 'deleted', 'superseded')) end)$new$);
begin
  if v_then = v_now then raise exception 'find_reviews_saying has no such condition'; end if;
  execute v_then;
end $$;

create or replace function find_disputes_saying(p_pattern text, p_filter jsonb, p_sort text, p_after jsonb, p_limit integer)
  returns table (id uuid, created_at timestamptz, lead smallint)
  language sql stable rows 25 security definer set search_path = pg_catalog, public, pg_temp
  as $$
    with saying as materialized (
      select d.id, d.created_at, case when p_sort = 'urgency' then d.urgency else 0 end::smallint as lead
      from disputes d
      where d.customer_id = current_customer() and d.words like lower(p_pattern)
        and (p_filter -> 'status' is null or d.status = p_filter ->> 'status'
          or p_filter ->> 'status' = 'active' and d.status in ('pending', 'in_progress'))
        and (p_filter -> 'reason' is null or d.reason = p_filter ->> 'reason')
        and (p_filter -> 'platform' is null or d.platform = p_filter ->> 'platform')
        and (p_filter -> 'reviewId' is null or d.review_id = (p_filter ->> 'reviewId')::uuid)
        and (p_filter -> 'location' is null or exists (
          select from reviews r where r.customer_id = d.customer_id and r.id = d.review_id
            and r.location_id = (p_filter ->> 'location')::uuid)))
    select s.id, s.created_at, s.lead from saying s
    where p_after is null or (s.lead, s.created_at, s.id)
      < ((p_after ->> 'lead')::smallint, (p_after ->> 'createdAt')::timestamptz, (p_after ->> 'id')::uuid)
    order by s.lead desc, s.created_at desc, s.id desc
    limit p_limit
  $$;
