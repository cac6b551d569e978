-- Within which time reviews of each number of stars are to be answered, in hours; null for those without a target. Whose answer is late is
-- told of once, to chosen people; what was late before a change of the targets is not.
create table response_targets (
  customer_id    uuid primary key references customers (id) on delete cascade,
  hours          smallint[] not null check (cardinality(hours) = 5 and array_remove(hours, null) <@ array[1, 2, 4, 8, 12, 24, 48, 72, 120, 168]::smallint[]),
  -- Reviews from before it are left alone.
  since          timestamptz(3) not null,
  changed_at     timestamptz(3) not null,
  tells_assignee boolean not null,
  told_roles     text[] not null check (told_roles <@ array['owner', 'admin', 'manager', 'member']),
  told_user_ids  uuid[] not null,
  -- When it is looked for late ones again; null while there is no target.
  due_at         timestamptz(3),
  revision       integer not null
);
create index response_targets_due on response_targets (due_at);

-- Whose lateness was told.
create table late_answers (
  customer_id uuid not null,
  review_id   uuid not null,
  told_at     timestamptz(3) not null default now(),
  primary key (customer_id, review_id),
  foreign key (customer_id, review_id) references reviews (customer_id, id) on delete cascade
);

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array array['response_targets', 'late_answers'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy own_customer on %I using %s with check %2$s', v_table, v_own);
  end loop;
end $$;
create policy own_locations on late_answers as restrictive using ((select sees_all_locations()) or sees('review', review_id));
grant select, insert, update, delete on response_targets, late_answers to goodword_app;

create policy lookup on response_targets for select to goodword_lookup using (true);
grant select on response_targets to goodword_lookup;
create function find_due_response_targets(p_limit integer) returns table (customer_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select t.customer_id from response_targets t where t.due_at <= now() order by t.due_at limit p_limit
  $$;
grant create on schema public to goodword_lookup;
alter function find_due_response_targets(integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_due_response_targets(integer) from public;
grant execute on function find_due_response_targets(integer) to goodword_app;

-- In which of the times that a target can be the first answer came, with the stars before it: '1:24' within a day, '5:late' after a week,
-- '3:open' not yet. Null for what no target can be about: without stars, done without an answer, answered nobody knows when.
create function answer_wait(p_rank smallint, p_created_at timestamptz, p_response text, p_reply_state text,
  p_first_answered_at timestamptz, p_responded_at timestamptz, p_done_at timestamptz) returns text
  language sql immutable parallel safe
  as $$
    select case
      when p_rank = 0 then null
      when not is_answered(p_response, p_reply_state) then case when p_done_at is null then p_rank || ':open' end
      else p_rank || ':' || (array['1', '2', '4', '8', '12', '24', '48', '72', '120', '168', 'late'])[1 + width_bucket(
        answer_seconds(p_created_at, p_response, p_reply_state, p_first_answered_at, p_responded_at),
        array[3601, 7201, 14401, 28801, 43201, 86401, 172801, 259201, 432001, 604801])]
    end
  $$;

-- By the customer's targets, as the list and its search look for them. 'overdue': to be answered, and late. 'met': answered in time.
-- 'missed': answered late, or not yet and late.
create function is_by_target(p_target jsonb, p_rank smallint, p_created_at timestamptz, p_response text, p_reply_state text,
  p_first_answered_at timestamptz, p_responded_at timestamptz, p_done_at timestamptz) returns boolean
  language sql stable parallel safe
  as $$
    select coalesce((select case
        when is_answered(p_response, p_reply_state) then case p_target ->> 'kind'
          when 'met' then s.seconds <= t.hours * 3600 when 'missed' then s.seconds > t.hours * 3600 else false end
        when p_target ->> 'kind' = 'met' or p_done_at is not null then false
        else p_created_at < (p_target ->> 'now')::timestamptz - make_interval(hours => t.hours)
          and (p_target ->> 'kind' = 'missed' or p_created_at >= (p_target ->> 'since')::timestamptz) end
      from (select (p_target -> 'hours' ->> (p_rank - 1))::integer as hours) t,
        (select answer_seconds(p_created_at, p_response, p_reply_state, p_first_answered_at, p_responded_at) as seconds) s
      where p_rank > 0 and t.hours is not null), false)
  $$;

alter table review_part_totals drop constraint review_part_totals_kind_check;
alter table review_part_totals add constraint review_part_totals_kind_check check (kind in ('theme', 'language', 'answer'));
alter table review_total_changes add column waits text[] not null default '{}';

create or replace function note_review_changes() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'INSERT' then
      insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered,
        sentiments, answer_seconds, themes, languages, waits)
      select customer_id, array_agg(1), array_agg(created_at), array_agg(platform), array_agg(location_id),
        array_agg(rating), array_agg(is_answered(response, reply_state)), array_agg(sentiment),
        array_agg(answer_seconds(created_at, response, reply_state, first_answered_at, responded_at)),
        array_agg(array_to_string(themes, ',')), array_agg(written_in),
        array_agg(answer_wait(rating_rank, created_at, response, reply_state, first_answered_at, responded_at, done_at))
      from added where vanished_at is null group by customer_id order by customer_id;
    elsif tg_op = 'DELETE' then
      insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered,
        sentiments, answer_seconds, themes, languages, waits)
      select customer_id, array_agg(-1), array_agg(created_at), array_agg(platform), array_agg(location_id),
        array_agg(rating), array_agg(is_answered(response, reply_state)), array_agg(sentiment),
        array_agg(answer_seconds(created_at, response, reply_state, first_answered_at, responded_at)),
        array_agg(array_to_string(themes, ',')), array_agg(written_in),
        array_agg(answer_wait(rating_rank, created_at, response, reply_state, first_answered_at, responded_at, done_at))
      from removed where vanished_at is null group by customer_id
      -- One that is being removed takes its totals along.
      having exists (select from customers c where c.id = removed.customer_id) order by customer_id;
    else
      -- What is counted the same before and after cancels out, and with it most that is ever done to a review.
      insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered,
        sentiments, answer_seconds, themes, languages, waits)
      select customer_id, array_agg(amount), array_agg(created_at), array_agg(platform), array_agg(location_id),
        array_agg(rating), array_agg(is_answered), array_agg(sentiment), array_agg(answer_seconds),
        array_agg(array_to_string(themes, ',')), array_agg(written_in), array_agg(wait)
      from (
        select customer_id, created_at, platform, location_id, rating, is_answered, sentiment, answer_seconds, themes,
          written_in, wait, sum(amount)::integer as amount
        from (
          select customer_id, created_at, platform, location_id, rating, is_answered(response, reply_state) as is_answered,
            sentiment, answer_seconds(created_at, response, reply_state, first_answered_at, responded_at) as answer_seconds,
            themes, written_in, answer_wait(rating_rank, created_at, response, reply_state, first_answered_at, responded_at, done_at) as wait,
            -1 as amount
          from removed where vanished_at is null
          union all
          select customer_id, created_at, platform, location_id, rating, is_answered(response, reply_state), sentiment,
            answer_seconds(created_at, response, reply_state, first_answered_at, responded_at), themes,
            written_in, answer_wait(rating_rank, created_at, response, reply_state, first_answered_at, responded_at, done_at), 1
          from added where vanished_at is null) touched
        group by customer_id, created_at, platform, location_id, rating, is_answered, sentiment, answer_seconds, themes,
          written_in, wait
        having sum(amount) <> 0) changed
      group by customer_id order by customer_id;
    end if;
    return null;
  end $$;

-- What adds up the parts adds up these, too, and the search gets the condition of the list; all else in them stays.
do $$
declare
  v_change record;
  v_now text;
  v_then text;
begin
  for v_change in
    select * from (values
      (1, 'apply_part_changes(uuid, text)', 't.languages) as c (amount, written_at, platform, location_id, rating, sentiment, themes, language)',
        't.languages, t.waits) as c (amount, written_at, platform, location_id, rating, sentiment, themes, language, wait)'),
      (2, 'apply_part_changes(uuid, text)', 'cross join lateral list_parts(p_customer, c.themes, c.language, c.sentiment) s',
        $new$cross join lateral (
            select * from list_parts(p_customer, c.themes, c.language, c.sentiment)
            union all select 'answer', c.wait, false, false where c.wait is not null) s$new$),
      (3, 'rebuild_all_review_totals(uuid)', $old$array_to_string(themes, ',') as themes, written_in$old$,
        $new$array_to_string(themes, ',') as themes, written_in, answer_wait(rating_rank, created_at, response, reply_state,
                first_answered_at, responded_at, done_at) as wait$new$),
      (4, 'rebuild_all_review_totals(uuid)', 'cross join lateral list_parts(p_customer, c.themes, c.written_in, c.sentiment) s',
        $new$cross join lateral (
            select * from list_parts(p_customer, c.themes, c.written_in, c.sentiment)
            union all select 'answer', c.wait, false, false where c.wait is not null) s$new$),
      (5, 'find_reviews_saying(text, jsonb, text, jsonb, integer)', $old$and ($3 -> 'isUnread' is null or r.read_at is null)$old$,
        $new$and ($3 -> 'isUnread' is null or r.read_at is null)
      and ($3 -> 'target' is null or is_by_target($3 -> 'target', r.rating_rank, r.created_at, r.response, r.reply_state,
        r.first_answered_at, r.responded_at, r.done_at))$new$))
      as changes (turn, function, said, says) order by turn loop
    v_now := pg_get_functiondef(v_change.function::regprocedure);
    v_then := replace(v_now, v_change.said, v_change.says);
    if v_then = v_now then raise exception '% does not say: %', v_change.function, v_change.said; end if;
    execute v_then;
  end loop;
end $$;

-- Those that are there already. The tables' owner may be bound by their policies.
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
