-- A review is answered by what its readers can see, or soon will: a reply that was turned down, did not arrive or has no way to
-- leave by is not there.
create function is_answered(p_response text, p_reply_state text) returns boolean
  language sql immutable parallel safe
  as $$ select p_response is not null and (p_reply_state is null or p_reply_state not in ('rejected', 'failed', 'saved')) $$;

-- Open, and overdue or not filed yet: somebody has to do something.
create function is_dispute_due(p_status text, p_filing_state text, p_due_at timestamptz) returns boolean
  language sql stable parallel safe
  as $$
    select p_status in ('pending', 'in_progress')
      and (p_due_at < now() or p_status = 'pending' and p_filing_state in ('none', 'failed'))
  $$;

-- Each function keeps all else that it says.
do $$
declare
  v_change record;
  v_now text;
  v_then text;
begin
  for v_change in select * from (values
      (1, 'note_review_changes()', 'response is not null', 'is_answered(response, reply_state)'),
      (2, 'rebuild_review_totals(uuid)', 'count(response)', 'count(*) filter (where is_answered(response, reply_state))'),
      (3, 'find_reviews_saying(text, jsonb, text, jsonb, integer)', $old$when 'yes' then r.response is not null$old$,
        $new$when 'yes' then is_answered(r.response, r.reply_state)$new$),
      (4, 'find_reviews_saying(text, jsonb, text, jsonb, integer)', $old$when 'no' then r.response is null$old$,
        $new$when 'no' then not is_answered(r.response, r.reply_state)$new$),
      (5, 'find_reviews_saying(text, jsonb, text, jsonb, integer)', $old$and ($3 -> 'isUnread' is null or r.read_at is null)$old$,
        $new$and ($3 -> 'isUnread' is null or r.read_at is null)
      and ($3 -> 'plan' is null or exists (select from scheduled_responses p
        where p.customer_id = r.customer_id and p.review_id = r.id and p.status = $3 ->> 'plan'))$new$),
      (6, 'find_disputes_saying(text, jsonb, text, jsonb, integer)',
        $old$or p_filter ->> 'status' = 'active' and d.status in ('pending', 'in_progress'))$old$,
        $new$or p_filter ->> 'status' = 'active' and d.status in ('pending', 'in_progress')
          or p_filter ->> 'status' = 'due' and is_dispute_due(d.status, d.filing_state, d.due_at))$new$))
      as changes (turn, function, said, says) order by turn loop
    v_now := pg_get_functiondef(v_change.function::regprocedure);
    v_then := replace(v_now, v_change.said, v_change.says);
    if v_then = v_now then raise exception '% does not say: %', v_change.function, v_change.said; end if;
    execute v_then;
  end loop;
end $$;

drop index reviews_unanswered;
create index reviews_unanswered on reviews (customer_id, created_at desc, id desc) where not is_answered(response, reply_state);

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
