-- The list's own search finds authors, too, as the search of the top bar does.
do $$
declare
  v_name constant regprocedure := 'find_reviews_saying(text, jsonb, text, jsonb, integer)'::regprocedure;
  v_change record;
  v_now text;
begin
  for v_change in
    select * from (values
      ($old$c.words like $2 limit 1$old$, $new$(c.words like $2 or c.author_words like $2) limit 1$new$),
      ($old$select c.review_id, c.words from review_contents c where c.customer_id = $1 and c.words like $6$old$,
        $new$select c.review_id, c.words, c.author_words from review_contents c
          where c.customer_id = $1 and (c.words like $6 or c.author_words like $6)$new$),
      ($old$where s.words like $2 and$old$, $new$where (s.words like $2 or s.author_words like $2) and$new$)
    ) as changes (before, after)
  loop
    v_now := pg_get_functiondef(v_name);
    if position(v_change.before in v_now) = 0 then raise exception 'find_reviews_saying has no %', v_change.before; end if;
    execute replace(v_now, v_change.before, v_change.after);
  end loop;
end $$;
