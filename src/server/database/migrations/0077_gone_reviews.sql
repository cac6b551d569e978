-- A review that its platform no longer has is kept, for its dispute and for its return, but it is neither listed nor counted:
-- list, dashboard and platform then tell the same number.
do $$
declare
  v_change record;
  v_now text;
  v_then text;
begin
  for v_change in select * from (values
      (1, 'note_review_changes()', 'from added group by', 'from added where vanished_at is null group by'),
      (2, 'note_review_changes()', 'from removed group by', 'from removed where vanished_at is null group by'),
      (3, 'note_review_changes()', $old$from removed
          union all$old$, $new$from removed where vanished_at is null
          union all$new$),
      (4, 'note_review_changes()', 'from added) touched', 'from added where vanished_at is null) touched'),
      (5, 'rebuild_review_totals(uuid)', 'from reviews where customer_id = p_customer',
        'from reviews where customer_id = p_customer and vanished_at is null'),
      (6, 'find_reviews_saying(text, jsonb, text, jsonb, integer)', $old$and ($3 -> 'isUnread' is null or r.read_at is null)$old$,
        $new$and ($3 -> 'isUnread' is null or r.read_at is null)
      and ($3 -> 'isGone' is null) = (r.vanished_at is null)$new$))
      as changes (turn, function, said, says) order by turn loop
    v_now := pg_get_functiondef(v_change.function::regprocedure);
    v_then := replace(v_now, v_change.said, v_change.says);
    if v_then = v_now then raise exception '% does not say: %', v_change.function, v_change.said; end if;
    execute v_then;
  end loop;
end $$;

create index reviews_gone on reviews (customer_id, created_at desc, id desc) where vanished_at is not null;

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
