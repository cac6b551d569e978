-- To look through a thousand of the newest texts of each kind took most of the time where common words stand together nowhere, and
-- longer than a search may take. What is rare among 750 is still so rare that the index gives it in time.
do $$
declare
  v_name constant regprocedure := 'search_texts(text, jsonb, integer, boolean)'::regprocedure;
  v_before constant text[] := array['v_steps constant integer[] := ''{250,1000}''', 'v_rare constant integer[] := ''{0,5}'''];
  v_after constant text[] := array['v_steps constant integer[] := ''{250,750}''', 'v_rare constant integer[] := ''{0,4}'''];
  v_now text := pg_get_functiondef(v_name);
begin
  for turn in 1 .. 2 loop
    if position(v_before[turn] in v_now) = 0 then raise exception 'search_texts has no %', v_before[turn]; end if;
    v_now := replace(v_now, v_before[turn], v_after[turn]);
  end loop;
  execute v_now;
end $$;
