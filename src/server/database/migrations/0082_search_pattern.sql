-- A trigram index can serve a regular expression, but taking one of ours apart for it takes seconds: the index is asked for the
-- pieces alone, and the pattern decides on what it found.
do $$
declare
  v_name constant regprocedure := 'search_texts(text, jsonb, jsonb, integer)'::regprocedure;
  v_before constant text := 't.words like any ($4) and %5$s'', v_of';
  v_now constant text := pg_get_functiondef(v_name);
begin
  if position(v_before in v_now) = 0 then raise exception 'search_texts has no %', v_before; end if;
  execute replace(v_now, v_before, 't.words like any ($4) and %5$s offset 0'', v_of');
end $$;
