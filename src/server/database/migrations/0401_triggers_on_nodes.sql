-- Where customers are spread over nodes, a statement on their tables cannot read what a trigger was handed. It is read first, as a
-- value of each customer, nearly always one.
create or replace function note_review_changes() returns trigger language plpgsql as $$
  declare
    v_note review_total_changes;
  begin
    if tg_op = 'INSERT' then
      for v_note.customer_id, v_note.amounts, v_note.written_at, v_note.platforms, v_note.location_ids, v_note.ratings,
        v_note.are_answered, v_note.sentiments, v_note.answer_seconds, v_note.themes, v_note.languages, v_note.waits in
        select customer_id, array_agg(1), array_agg(created_at), array_agg(platform), array_agg(location_id),
          array_agg(rating), array_agg(is_answered(response, reply_state)), array_agg(sentiment),
          array_agg(answer_seconds(created_at, response, reply_state, first_answered_at, responded_at)),
          array_agg(array_to_string(themes, ',')), array_agg(written_in),
          array_agg(answer_wait(rating_rank, created_at, response, reply_state, first_answered_at, responded_at, done_at))
        from added where vanished_at is null group by customer_id order by customer_id
      loop
        perform keep_review_changes(v_note);
      end loop;
    elsif tg_op = 'DELETE' then
      for v_note.customer_id, v_note.amounts, v_note.written_at, v_note.platforms, v_note.location_ids, v_note.ratings,
        v_note.are_answered, v_note.sentiments, v_note.answer_seconds, v_note.themes, v_note.languages, v_note.waits in
        select customer_id, array_agg(-1), array_agg(created_at), array_agg(platform), array_agg(location_id),
          array_agg(rating), array_agg(is_answered(response, reply_state)), array_agg(sentiment),
          array_agg(answer_seconds(created_at, response, reply_state, first_answered_at, responded_at)),
          array_agg(array_to_string(themes, ',')), array_agg(written_in),
          array_agg(answer_wait(rating_rank, created_at, response, reply_state, first_answered_at, responded_at, done_at))
        from removed where vanished_at is null group by customer_id order by customer_id
      loop
        -- One that is being removed takes its totals along.
        if exists (select 1 from customers c where c.id = v_note.customer_id) then perform keep_review_changes(v_note); end if;
      end loop;
    else
      -- What is counted the same before and after cancels out, and with it most that is ever done to a review.
      for v_note.customer_id, v_note.amounts, v_note.written_at, v_note.platforms, v_note.location_ids, v_note.ratings,
        v_note.are_answered, v_note.sentiments, v_note.answer_seconds, v_note.themes, v_note.languages, v_note.waits in
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
        group by customer_id order by customer_id
      loop
        perform keep_review_changes(v_note);
      end loop;
    end if;
    return null;
  end $$;

create function keep_review_changes(p_note review_total_changes) returns void language plpgsql as $$
  begin
    insert into review_total_changes (customer_id, amounts, written_at, platforms, location_ids, ratings, are_answered,
      sentiments, answer_seconds, themes, languages, waits)
    values (p_note.customer_id, p_note.amounts, p_note.written_at, p_note.platforms, p_note.location_ids, p_note.ratings,
      p_note.are_answered, p_note.sentiments, p_note.answer_seconds, p_note.themes, p_note.languages, p_note.waits);
  end $$;

create or replace function forget_words() returns trigger language plpgsql as $$
  declare
    v_customer uuid;
    v_ids uuid[];
  begin
    for v_customer, v_ids in select customer_id, array_agg(review_id) from gone group by customer_id loop
      -- In the order of ids, as everybody who wants many locks them.
      perform from review_analyses a where a.customer_id = v_customer and a.review_id = any(v_ids)
      order by a.review_id for update of a;
      update review_analyses a set words_gone_at = now(), findings = '[]',
        themes = case when engine = 'model' then '[]' else themes end,
        positive_aspects = case when engine = 'model' then '[]' else positive_aspects end,
        negative_aspects = case when engine = 'model' then '[]' else negative_aspects end,
        summary = case when engine = 'model' then '' else summary end
      where a.customer_id = v_customer and a.review_id = any(v_ids);
    end loop;
    return null;
  end $$;

create or replace function await_analysis_of_returned() returns trigger language plpgsql as $$
  declare
    v_customer uuid;
    v_ids uuid[];
  begin
    for v_customer, v_ids in select customer_id, array_agg(review_id) from added group by customer_id loop
      update reviews r set analyzed_at = null, analysis_claimed_until = null
      where r.customer_id = v_customer and r.id = any(v_ids) and r.analyzed_at is not null;
    end loop;
    return null;
  end $$;

create or replace function count_new_recipients() returns trigger language plpgsql as $$
  declare
    v_count record;
  begin
    for v_count in
      select n.customer_id, n.campaign_id, n.channel, count(*) as waiting from new_rows n
      group by n.customer_id, n.campaign_id, n.channel order by n.campaign_id, n.channel
    loop
      insert into campaign_deliveries as d (customer_id, campaign_id, channel, waiting)
      values (v_count.customer_id, v_count.campaign_id, v_count.channel, v_count.waiting)
      on conflict (customer_id, campaign_id, channel) do update set waiting = d.waiting + excluded.waiting;
    end loop;
    return null;
  end $$;

create or replace function count_recipient_hours() returns trigger language plpgsql as $$
  declare
    v_hour campaign_hours;
  begin
    if not exists (
      select from new_rows n join old_rows o on o.customer_id = n.customer_id and o.id = n.id
      where o.state <> n.state or o.handed_over_at is distinct from n.handed_over_at) then
      return null;
    end if;
    for v_hour.customer_id, v_hour.campaign_id, v_hour.hour, v_hour.sent in
      select r.customer_id, r.campaign_id, date_trunc('hour', coalesce(r.handed_over_at, now())), sum(r.step)
      from (
        select n.customer_id, n.campaign_id, n.handed_over_at, n.state, 1 as step from new_rows n
        union all
        select o.customer_id, o.campaign_id, o.handed_over_at, o.state, -1 as step from old_rows o) r
      where r.state in ('accepted', 'delivered', 'bounced')
      group by 1, 2, 3 having sum(r.step) <> 0
      order by 2, 3
    loop
      insert into campaign_hours as h (customer_id, campaign_id, hour, sent)
      values (v_hour.customer_id, v_hour.campaign_id, v_hour.hour, v_hour.sent)
      on conflict (customer_id, campaign_id, hour) do update set sent = h.sent + excluded.sent;
    end loop;
    return null;
  end $$;

create or replace function count_changed_recipients() returns trigger language plpgsql as $$
  declare
    v_change record;
    v_event campaign_events;
  begin
    if not exists (select from new_rows n join old_rows o on o.customer_id = n.customer_id and o.id = n.id where o.state <> n.state) then
      return null;
    end if;
    for v_change in
      select r.customer_id, r.campaign_id, r.channel,
        coalesce(sum(r.step) filter (where r.state in ('queued', 'dispatching')), 0) as waiting,
        coalesce(sum(r.step) filter (where r.state = 'accepted'), 0) as accepted,
        coalesce(sum(r.step) filter (where r.state = 'delivered'), 0) as delivered,
        coalesce(sum(r.step) filter (where r.state = 'bounced'), 0) as bounced,
        coalesce(sum(r.step) filter (where r.state = 'failed'), 0) as failed,
        coalesce(sum(r.step) filter (where r.state = 'unknown'), 0) as unknown,
        coalesce(sum(r.step) filter (where r.state in ('suppressed', 'cancelled')), 0) as left_out,
        coalesce(sum(r.step) filter (where r.state in ('accepted', 'delivered', 'bounced')), 0) as handed_over
      from (
        select n.customer_id, n.campaign_id, n.channel, n.state, 1 as step from new_rows n
        union all
        select o.customer_id, o.campaign_id, o.channel, o.state, -1 as step from old_rows o) r
      group by r.customer_id, r.campaign_id, r.channel
      order by r.campaign_id, r.channel
    loop
      continue when v_change.waiting = 0 and v_change.accepted = 0 and v_change.delivered = 0 and v_change.bounced = 0
        and v_change.failed = 0 and v_change.unknown = 0 and v_change.left_out = 0;
      update campaign_deliveries d set
        waiting = d.waiting + v_change.waiting, accepted = d.accepted + v_change.accepted,
        delivered = d.delivered + v_change.delivered, bounced = d.bounced + v_change.bounced,
        failed = d.failed + v_change.failed, unknown = d.unknown + v_change.unknown,
        left_out = d.left_out + v_change.left_out
      where d.customer_id = v_change.customer_id and d.campaign_id = v_change.campaign_id and d.channel = v_change.channel;
      continue when v_change.handed_over = 0;
      update campaigns c set sent_count = c.sent_count + v_change.handed_over, last_sent_at = now()
      where c.customer_id = v_change.customer_id and c.id = v_change.campaign_id;
      insert into campaign_metrics as m (customer_id, campaign_id, sent)
      values (v_change.customer_id, v_change.campaign_id, v_change.handed_over)
      on conflict (customer_id, campaign_id) do update set sent = m.sent + excluded.sent;
    end loop;
    for v_event.customer_id, v_event.campaign_id, v_event.event_type, v_event.status, v_event.error_message, v_event.metadata,
      v_event.provider_id in
      select n.customer_id, n.campaign_id,
        case n.channel when 'email' then 'email_sent' when 'sms' then 'sms_sent' else 'social_posted' end,
        case when n.state in ('failed', 'bounced') then 'failed' when n.state = 'unknown' then 'pending' else 'success' end,
        case when n.state in ('failed', 'bounced') then coalesce(n.words, n.reason) end,
        jsonb_build_object('channel', n.channel, 'recipient', n.id), n.connection_id
      from new_rows n join old_rows o on o.customer_id = n.customer_id and o.id = n.id
      where n.state <> o.state and (n.state in ('failed', 'bounced', 'unknown')
        or (n.state in ('accepted', 'delivered') and o.state not in ('accepted', 'delivered', 'bounced')))
    loop
      insert into campaign_events (customer_id, campaign_id, event_type, status, error_message, metadata, provider_id)
      values (v_event.customer_id, v_event.campaign_id, v_event.event_type, v_event.status, v_event.error_message,
        v_event.metadata, v_event.provider_id);
    end loop;
    return null;
  end $$;

create or replace function apply_review_changes() returns trigger language plpgsql as $$
  declare
    v_zone text;
    v_sums review_totals[];
  begin
    if not exists (select 1 from review_total_changes c where c.customer_id = new.customer_id) then return null; end if;
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
        group by 1, 2, 3, 4)
      select array_agg(row(new.customer_id, s.*)::review_totals order by s.grain, s.location_id, s.bucket, s.platform) into v_sums
      from sums s
      where (s.review_count, s.rated_count, s.rating_sum, s.answered_count, s.stars_1, s.stars_2, s.stars_3, s.stars_4,
        s.stars_5, s.positive_count, s.neutral_count, s.negative_count, s.timed_count, s.quick_count, s.answer_seconds)
        <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    insert into review_totals as t select s.* from unnest(v_sums) s
      on conflict (customer_id, grain, location_id, bucket, platform) do update set
        review_count = t.review_count + excluded.review_count, rated_count = t.rated_count + excluded.rated_count,
        rating_sum = t.rating_sum + excluded.rating_sum, answered_count = t.answered_count + excluded.answered_count,
        stars_1 = t.stars_1 + excluded.stars_1, stars_2 = t.stars_2 + excluded.stars_2,
        stars_3 = t.stars_3 + excluded.stars_3, stars_4 = t.stars_4 + excluded.stars_4,
        stars_5 = t.stars_5 + excluded.stars_5, positive_count = t.positive_count + excluded.positive_count,
        neutral_count = t.neutral_count + excluded.neutral_count, negative_count = t.negative_count + excluded.negative_count,
        timed_count = t.timed_count + excluded.timed_count, quick_count = t.quick_count + excluded.quick_count,
        answer_seconds = t.answer_seconds + excluded.answer_seconds;
    delete from review_totals t using unnest(v_sums) e
    where t.customer_id = new.customer_id and t.grain = e.grain and t.location_id = e.location_id and t.bucket = e.bucket
      and t.platform = e.platform and e.review_count < 0 and t.review_count = 0;
    perform apply_part_changes(new.customer_id, v_zone);
    delete from review_total_changes c where c.customer_id = new.customer_id;
    return null;
  end $$;

create or replace function apply_part_changes(p_customer uuid, p_zone text) returns void language plpgsql as $$
  declare
    v_sums review_part_totals[];
  begin
    with changes as (
        select c.amount, c.location_id, (c.written_at at time zone p_zone)::date as day, c.platform, c.rating, s.*
        from review_total_changes t, unnest(t.amounts, t.written_at, t.platforms, t.location_ids, t.ratings, t.sentiments, t.themes,
            t.languages, t.waits) as c (amount, written_at, platform, location_id, rating, sentiment, themes, language, wait)
          cross join lateral (
            select 'language' as kind, c.language as part, c.sentiment is not distinct from 'positive' as is_positive,
              c.sentiment is not distinct from 'negative' as is_negative
            where c.language is not null
            union all
            select 'theme', coalesce(t.merged_into, left(f.found, -1)), bool_or(right(f.found, 1) = '+'), bool_or(right(f.found, 1) = '-')
            from unnest(string_to_array(c.themes, ',')) as f (found)
              left join themes t on t.customer_id = p_customer and t.aspect = left(f.found, -1)
            group by 2
            union all
            select 'answer', c.wait, false, false where c.wait is not null) s
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
        group by 1, 2, 3, 4, 5, 6)
      select array_agg(row(p_customer, s.*)::review_part_totals order by s.grain, s.location_id, s.kind, s.bucket, s.platform, s.part)
      into v_sums from sums s
      where (s.review_count, s.rated_count, s.rating_sum, s.positive_count, s.negative_count) <> (0, 0, 0, 0, 0);
    if v_sums is null then return; end if;
    insert into review_part_totals as t select s.* from unnest(v_sums) s
      on conflict (customer_id, grain, location_id, kind, bucket, platform, part) do update set
        review_count = t.review_count + excluded.review_count, rated_count = t.rated_count + excluded.rated_count,
        rating_sum = t.rating_sum + excluded.rating_sum, positive_count = t.positive_count + excluded.positive_count,
        negative_count = t.negative_count + excluded.negative_count;
    delete from review_part_totals t using unnest(v_sums) e
    where t.customer_id = p_customer and t.grain = e.grain and t.location_id = e.location_id and t.kind = e.kind
      and t.bucket = e.bucket and t.platform = e.platform and t.part = e.part and e.review_count < 0 and t.review_count = 0;
  end $$;

-- As before; the parts of a review are listed in the statement itself, where the themes of its customer are.
create or replace function rebuild_all_review_totals(p_customer uuid) returns void language plpgsql as $$
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
              array_to_string(themes, ',') as themes, written_in,
              answer_wait(rating_rank, created_at, response, reply_state, first_answered_at, responded_at, done_at) as wait
            from reviews where customer_id = p_customer and vanished_at is null) c
          cross join lateral (
            select 'language' as kind, c.written_in as part, c.sentiment is not distinct from 'positive' as is_positive,
              c.sentiment is not distinct from 'negative' as is_negative
            where c.written_in is not null
            union all
            select 'theme', coalesce(t.merged_into, left(f.found, -1)), bool_or(right(f.found, 1) = '+'), bool_or(right(f.found, 1) = '-')
            from unnest(string_to_array(c.themes, ',')) as f (found)
              left join themes t on t.customer_id = p_customer and t.aspect = left(f.found, -1)
            group by 2
            union all
            select 'answer', c.wait, false, false where c.wait is not null) s
        group by 1, 2, 3, 4, 5) p
      cross join (values ('day'), ('month')) as g (grain)
      cross join lateral (values ('00000000-0000-0000-0000-000000000000'), (p.location_id)) as l (location_id)
    where l.location_id is not null
    group by 1, 2, 3, 4, 5, 6, 7
    order by 2, 3, 4, 5, 6, 7;
  end $$;
