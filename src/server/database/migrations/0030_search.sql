-- Letters as a search compares them: small, without their accents, apostrophes all alike. What has nothing but plain letters
-- is left as it is, since looking every letter up would cost more than all else. Kept equal to src/shared/domain/search-words.ts.
create function fold_words(p_text text) returns text
  language sql immutable parallel safe
  as $$
    select case when octet_length(p_text) = length(p_text) then lower(p_text)
      else translate(lower(normalize(p_text, NFD)),
        U&'\2019\2018\02BC\0142\00F8\0111\0131\00A0\202F'
          || U&'\0300\0301\0302\0303\0304\0306\0307\0308\0309\030A\030B\030C\031B\0323\0326\0327\0328',
        '''''''lodi  ') end
  $$;

-- The words that are searched already lose their accents, too: both ways of searching find the same.
alter table review_contents drop column words;
alter table review_contents
  add column words        text generated always as (fold_words(content)) stored,
  add column author_words text generated always as (fold_words(author)) stored;
create index review_contents_saying on review_contents
  using gin (customer_id, words gin_trgm_ops, author_words gin_trgm_ops) with (fastupdate = off);
create index review_contents_same_words on review_contents using hash (words) where length(words) >= 20;

alter table disputes drop column words;
alter table disputes add column words text generated always as (fold_words(description)) stored;
create index disputes_saying on disputes using gin (customer_id, words gin_trgm_ops) with (fastupdate = off);

do $$
declare
  v_name text;
  v_now text;
begin
  foreach v_name in array array['find_reviews_saying', 'find_disputes_saying'] loop
    v_now := pg_get_functiondef(format('%I(text, jsonb, text, jsonb, integer)', v_name)::regprocedure);
    if position('lower(p_pattern)' in v_now) = 0 then raise exception '% compares otherwise', v_name; end if;
    execute replace(v_now, 'lower(p_pattern)', 'fold_words(p_pattern)');
  end loop;
end $$;

-- The newest of the current customer's reviews that say it, or whose author is called so; `have_words` tells which of them say
-- it. As `find_reviews_saying`, this looks past the policies and keeps to the customer itself, and tries the newest first. What
-- is rare among them is found by the index, and there by the rarest of its words. It answers while somebody types, so its work
-- has an end: where each of the words is common, or too short for the index, `is_cut` says that nothing was looked at beyond.
create function search_reviews(p_words text, p_limit integer, out ids uuid[], out have_words boolean[], out is_cut boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer constant uuid := current_customer();
    v_words constant text := fold_words(p_words);
    v_windows constant integer[] := '{250,3000}';
    -- Of the reviews looked at. A word in more of them leads to more than can be read in time.
    v_rare constant real := 0.005;
    -- Of the first of them. A word in more is common however many are looked at.
    v_few constant integer := 10;
    v_near constant text := $near$
      with near as materialized (
        select r.id, r.created_at from reviews r where r.customer_id = $1 order by r.created_at desc, r.id desc limit $2)
      select n.id, n.created_at, c.words, c.author_words
      from (select * from near n order by n.created_at desc, n.id desc) n
      cross join lateral (
        select c.words, c.author_words from review_contents c where c.customer_id = $1 and c.review_id = n.id %s limit 1) c$near$;
    v_says constant text := 'and (strpos(c.words, $3) > 0 or strpos(c.author_words, $3) > 0)';
    -- In the index only where a word begins with them.
    v_is_short constant boolean := v_words ~ '^[[:alnum:]]{2}$';
    v_patterns text[] := case when v_is_short then array[v_words || '%', '% ' || v_words || '%'] end;
    v_window integer;
    v_found integer;
    v_rarest text;
    v_times integer;
  begin
    if v_customer is null then
      raise exception 'no customer to search for' using errcode = 'insufficient_privilege';
    end if;
    is_cut := false;
    for turn in 1 .. cardinality(v_windows) loop
      v_window := v_windows[turn];
      execute format('select array_agg(f.id), array_agg(strpos(f.words, $3) > 0), count(*) from (%s limit $4) f',
        format(v_near, v_says)) into ids, have_words, v_found using v_customer, v_window, v_words, p_limit;
      if v_found >= p_limit then return; end if;
      if v_patterns is null and (turn = 1 or v_times <= v_few) then
        execute format($rarest$
          with looked as materialized (%s)
          select w.word, (
            select count(*) from looked l where strpos(l.words, w.word) > 0 or strpos(l.author_words, w.word) > 0) as times
          from (
            select distinct word from regexp_split_to_table($3, '[^[:alnum:]]+') word where length(word) >= 3 limit 8) w
          order by times, length(w.word) desc limit 1$rarest$, format(v_near, ''))
          into v_rarest, v_times using v_customer, v_window, v_words;
        v_patterns := case when v_times <= v_window * v_rare then array['%' || v_rarest || '%'] end;
      end if;
      -- Further back where that is promising, and where the index finds not all of it.
      exit when v_patterns is not null and not v_is_short and v_found * coalesce(v_windows[turn + 1], 0) < p_limit * v_window;
    end loop;
    if v_patterns is null or v_is_short then
      is_cut := exists (select from reviews r where r.customer_id = v_customer offset v_window);
    end if;
    if v_patterns is null then return; end if;

    execute $far$
      with found as materialized (
        select c.review_id, c.words, c.author_words from review_contents c
        where c.customer_id = $1 and (c.words like any ($2) or c.author_words like any ($2)))
      select array_agg(n.id), array_agg(n.has_words) from (
        select r.id, coalesce(f.has_words, false) as has_words
        from (
          select review_id, strpos(words, $3) > 0 as has_words from found
          where strpos(words, $3) > 0 or strpos(author_words, $3) > 0
          union select * from unnest($5, $6)) f
        cross join lateral (
          select r.id, r.created_at from reviews r where r.customer_id = $1 and r.id = f.review_id limit 1) r
        order by r.created_at desc, r.id desc limit $4) n$far$
      into ids, have_words using v_customer, v_patterns, v_words, p_limit, ids, have_words;
  end $$;
grant create on schema public to goodword_lookup;
alter function search_reviews(text, integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function search_reviews(text, integer) from public;
grant execute on function search_reviews(text, integer) to goodword_app;
