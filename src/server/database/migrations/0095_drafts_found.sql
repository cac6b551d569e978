-- Reviews are found, and left out, by whether the person who asks has begun an answer: in the list and its search alike.
create index reply_drafts_own on reply_drafts (customer_id, user_id, review_id) where text <> '';

create policy lookup on reply_drafts for select to goodword_lookup using (true);
grant select (customer_id, review_id, user_id, text) on reply_drafts to goodword_lookup;

do $$
declare
  v_now text := pg_get_functiondef('find_reviews_saying(text, jsonb, text, jsonb, integer)'::regprocedure);
  v_then text := replace(v_now, $old$and ($3 -> 'isUnread' is null or r.read_at is null)$old$,
    $new$and ($3 -> 'isUnread' is null or r.read_at is null)
      and ($3 -> 'draft' is null or ($3 -> 'draft' -> 'isThere')::boolean = exists (select from reply_drafts d
        where d.customer_id = r.customer_id and d.review_id = r.id and d.user_id = ($3 -> 'draft' ->> 'userId')::uuid and d.text <> ''))$new$);
begin
  if v_then = v_now then raise exception 'find_reviews_saying has no such condition'; end if;
  execute v_then;
end $$;

-- Why reviews were left out of a run, by reason, as far as it is known.
alter table review_bulk_runs add column skips jsonb not null default '{}';
