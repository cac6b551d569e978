-- A review without stars is found, and left out, by the list and its search alike; all else in the search stays.
do $$
declare
  v_now text := pg_get_functiondef('find_reviews_saying(text, jsonb, text, jsonb, integer)'::regprocedure);
  v_then text := replace(v_now, $old$and ($3 -> 'isUnread' is null or r.read_at is null)$old$,
    $new$and ($3 -> 'isUnread' is null or r.read_at is null)
      and ($3 -> 'hasStars' is null or (r.rating is not null) = ($3 ->> 'hasStars')::boolean)$new$);
begin
  if v_then = v_now then raise exception 'find_reviews_saying has no such condition'; end if;
  execute v_then;
end $$;
