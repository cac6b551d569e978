-- A search looks at each text once, in statements that are planned once a connection, and asks all it wants to know of it: what
-- is written so, what is nearly written so, and how rare it is. Before, each question was a statement of its own, planned anew.
drop function search_reviews(text, integer);
drop function search_texts(text, jsonb, jsonb, integer);

-- The newest of the texts of a source, after the first `p_from` of them: of what each is, what it says there, and its words. Of
-- reviews and disputes what they say is not told; their words are followed by the author's on a line of its own, of disputes for
-- the newest few hundred. Any other way than by the index reads everything before it sorts.
create function newest_texts(p_source text, p_customer uuid, p_from integer, p_count integer,
    out ids uuid[], out said text[], out words text[])
  language plpgsql stable set enable_bitmapscan = off set enable_seqscan = off set enable_sort = off
  as $$
  begin
    case p_source
      when 'review' then
        select array_agg(n.id), array_agg(coalesce(c.words, '') || E'\n' || coalesce(c.author_words, '')) into ids, words
        from (
          select r.id from reviews r where r.customer_id = p_customer
          order by r.created_at desc, r.id desc limit p_count offset p_from) n
        left join lateral (
          select c.words, c.author_words from review_contents c
          where c.customer_id = p_customer and c.review_id = n.id limit 1) c on true;
      when 'dispute' then
        select array_agg(n.id), array_agg(n.words || coalesce(E'\n' || c.author_words, '')) into ids, words
        from (
          select d.id, d.words, d.review_id, p_from + row_number() over (order by d.created_at desc, d.id desc) as turn
          from disputes d where d.customer_id = p_customer
          order by d.created_at desc, d.id desc limit p_count offset p_from) n
        left join lateral (
          select c.author_words from review_contents c
          where n.turn <= 500 and c.customer_id = p_customer and c.review_id = n.review_id limit 1) c on true;
      when 'reply' then
        select array_agg(t.review_id), array_agg(t.text), array_agg(t.words) into ids, said, words from (
          select t.review_id, t.text, t.words from replies t
          where t.customer_id = p_customer and t.state not in ('undone', 'deleted', 'superseded')
          order by t.created_at desc limit p_count offset p_from) t;
      when 'note' then
        select array_agg(t.review_id), array_agg(t.text), array_agg(t.words) into ids, said, words from (
          select t.review_id, t.text, t.words from review_notes t
          where t.customer_id = p_customer order by t.created_at desc limit p_count offset p_from) t;
      when 'file' then
        select array_agg(t.dispute_id), array_agg(t.name), array_agg(t.words) into ids, said, words from (
          select t.dispute_id, t.name, t.words from dispute_files t
          where t.customer_id = p_customer order by t.created_at desc limit p_count offset p_from) t;
      when 'filing' then
        select array_agg(t.dispute_id), array_agg(t.reference), array_agg(t.words) into ids, said, words from (
          select t.dispute_id, t.reference, t.words from dispute_filings t
          where t.customer_id = p_customer order by t.filed_at desc limit p_count offset p_from) t;
    end case;
  end $$;

-- The same of all texts in which the index of the words knows one of the patterns, newest first. Planned for what it looks for.
create function indexed_texts(p_source text, p_customer uuid, p_patterns text[],
    out ids uuid[], out said text[], out words text[])
  language plpgsql stable
  as $$
  declare
    -- Of each source, and nothing of the caller's: table, what it belongs to, its time, what it says, what counts.
    v_of constant text[] := case p_source
      when 'dispute' then '{disputes,id,created_at,null::text,true}'
      when 'reply' then array['replies', 'review_id', 'created_at', 't.text', 't.state not in (''undone'', ''deleted'', ''superseded'')']
      when 'note' then '{review_notes,review_id,created_at,t.text,true}'
      when 'file' then '{dispute_files,dispute_id,created_at,t.name,true}'
      when 'filing' then '{dispute_filings,dispute_id,filed_at,t.reference,true}' end;
    -- Of one who has most of the table, the index would read that it is theirs for row after row: here, of pages all over it.
    v_has_most constant boolean := p_source = 'review' and (
      select 2 * count(*) filter (where c.customer_id = p_customer) > count(*)
      from pg_class t cross join generate_series(0, 15) as n (turn) cross join lateral (
        select c.customer_id from review_contents c where c.ctid = format('(%s,1)', t.relpages::bigint * n.turn / 16)::tid) c
      where t.oid = 'review_contents'::regclass);
  begin
    execute case when p_source = 'review' then format($far$
        select array_agg(n.id), null::text[], array_agg(n.words) from (
          select r.id, coalesce(c.words, '') || E'\n' || coalesce(c.author_words, '') as words
          from (
            select c.review_id, c.words, c.author_words from review_contents c
            where (c.customer_id = $1) %s and (c.words like any ($2) or c.author_words like any ($2)) offset 0) c
          cross join lateral (
            select r.id, r.created_at from reviews r where r.customer_id = $1 and r.id = c.review_id limit 1) r
          order by r.created_at desc, r.id desc) n$far$, case when v_has_most then 'is true' end)
      else format('select array_agg(n.id), array_agg(n.said), array_agg(n.words) from (
        select t.%2$I as id, %4$s as said, t.words from %1$I t
        where t.customer_id = $1 and t.words like any ($2) and %5$s order by t.%3$I desc) n',
        v_of[1], v_of[2], v_of[3], v_of[4], v_of[5]) end
      into ids, said, words using p_customer, p_patterns;
  end $$;

-- Adds to what is found those of these texts that say every part, in their order, each of what they belong to once. A part is said where one of its
-- `pieces` is, of which there are three at most, and its `pattern` holds where it has one. Patterns cost most, so they come last.
create function pick_saying(p_ids uuid[], p_said text[], p_words text[], p_parts jsonb, p_limit integer,
    inout ids uuid[], inout said text[])
  language plpgsql immutable
  as $$
  declare
    v_turns integer[] := array(select generate_series(1, cardinality(p_words)));
    v_words text[] := p_words;
    v_pieces text[];
    v_pattern text;
  begin
    for v_pieces in
      select array(select jsonb_array_elements_text(p.part -> 'pieces')) from jsonb_array_elements(p_parts) as p (part)
    loop
      select array_agg(t.turn), array_agg(t.words) into v_turns, v_words from unnest(v_turns, v_words) as t (turn, words)
      where strpos(t.words, v_pieces[1]) > 0 or strpos(t.words, v_pieces[2]) > 0 or strpos(t.words, v_pieces[3]) > 0;
      if v_turns is null then return; end if;
    end loop;
    for v_pattern in
      select p.part ->> 'pattern' from jsonb_array_elements(p_parts) as p (part) where p.part ? 'pattern'
    loop
      -- To look through all at once costs a fraction of looking through each, and mostly there is none.
      if array_to_string(v_words, E'\n') !~ v_pattern then return; end if;
      select array_agg(t.turn), array_agg(t.words) into v_turns, v_words from unnest(v_turns, v_words) as t (turn, words)
      where t.words ~ v_pattern;
    end loop;
    select ids || array_agg(f.id), said || array_agg(f.line) into ids, said from (
      select p_ids[t.turn] as id, (array_agg(p_said[t.turn] order by t.turn))[1] as line from unnest(v_turns) as t (turn)
      where p_ids[t.turn] <> all (coalesce(ids, '{}')) group by 1 order by min(t.turn) limit p_limit) f;
  end $$;

-- The rarest of these keys in a text, as patterns for the index, if it is said there no more than so often. A key is pieces of
-- which whatever is looked for has one.
create function rarest_patterns(p_text text, p_keys jsonb, p_most integer) returns text[]
  language sql immutable
  as $$
    select array(select '%' || piece || '%' from jsonb_array_elements_text(k.key) as p (piece))
    from jsonb_array_elements(p_keys) with ordinality as k (key, turn) cross join lateral (
      select sum(cardinality(string_to_array(p_text, piece)) - 1) as times from jsonb_array_elements_text(k.key) as p (piece)) c
    where c.times <= p_most order by c.times, k.turn limit 1
  $$;

-- What of a source says it in a row, and what says it nearly so where that is wanted and there are few. `p_sought` has the
-- `phrase` with its `words`, which the index knows, and the `parts` with their `keys`. It looks at the newest few hundred first.
-- What none of them has is rare, and the index is asked at once; else at the newest thousand, and then only what is rare among
-- them is asked for. Two letters are looked for in reviews where a word begins with them, which the index knows. `is_cut`: older
-- ones may say it in a row.
create function search_texts(p_source text, p_sought jsonb, p_limit integer, p_is_forgiving boolean,
    out ids uuid[], out said text[], out close_ids uuid[], out close_said text[], out is_cut boolean)
  language plpgsql stable
  as $$
  declare
    v_customer constant uuid := current_customer();
    v_phrase constant text := p_sought ->> 'phrase';
    v_steps constant integer[] := '{250,1000}';
    -- Of so many; what more of them hold leads to more than can be read in time.
    v_rare constant integer[] := '{0,5}';
    v_few constant integer := 3;
    v_parts jsonb := jsonb_build_array(jsonb_build_object('pieces', jsonb_build_array(v_phrase)));
    v_keys jsonb := p_sought -> 'words';
    v_near record;
    v_more record;
    v_far record;
    v_far_patterns text[];
    v_patterns text[];
    v_found record;
    v_looked integer := 0;
    v_picked integer;
    v_is_all boolean := false;
  begin
    v_near := newest_texts(p_source, v_customer, 0, v_steps[1]);
    for round in 1 .. 2 loop
      select null::uuid[] as ids, null::text[] as said into v_found;
      v_patterns := null;
      v_picked := 0;
      for step in 1 .. 2 loop
        continue when v_looked > v_steps[step];
        if step > 1 and v_looked < v_steps[step] and not v_is_all then
          v_more := newest_texts(p_source, v_customer, v_looked, v_steps[step] - v_looked);
          v_near.ids := v_near.ids || v_more.ids;
          v_near.said := v_near.said || v_more.said;
          v_near.words := v_near.words || v_more.words;
        end if;
        v_looked := coalesce(cardinality(v_near.ids), 0);
        v_is_all := v_looked < v_steps[step];
        v_found := pick_saying(v_near.ids[v_picked + 1:], v_near.said[v_picked + 1:], v_near.words[v_picked + 1:],
          v_parts, p_limit, v_found.ids, v_found.said);
        v_picked := v_looked;
        exit when v_is_all or cardinality(v_found.ids) >= p_limit;
        v_patterns := rarest_patterns(array_to_string(v_near.words, E'\n'), v_keys, v_rare[step]);
        exit when v_patterns is not null and v_found.ids is null;
      end loop;
      if not v_is_all and coalesce(cardinality(v_found.ids), 0) < p_limit then
        if round = 1 and v_patterns is null then
          is_cut := v_looked > 0 and (newest_texts(p_source, v_customer, v_looked, 1)).ids is not null;
          v_patterns := case when p_source = 'review' and v_phrase ~ '^[[:alnum:]]{2}$'
            then array[v_phrase || '%', '% ' || v_phrase || '%'] end;
        end if;
        if v_patterns is not null then
          if v_patterns is distinct from v_far_patterns then
            v_far := indexed_texts(p_source, v_customer, v_patterns);
            v_far_patterns := v_patterns;
          end if;
          v_found := pick_saying(v_far.ids, v_far.said, v_far.words, v_parts, p_limit, v_found.ids, v_found.said);
        end if;
      end if;
      if round = 1 then
        ids := v_found.ids[:p_limit];
        said := v_found.said[:p_limit];
        exit when not p_is_forgiving or cardinality(ids) >= v_few;
        v_parts := p_sought -> 'parts';
        v_keys := p_sought -> 'keys';
      else
        close_ids := v_found.ids;
        close_said := v_found.said;
      end if;
    end loop;
  end $$;

-- What of the current customer's says it, newest first, one source after the other and each hit once: as it is written, and where
-- fewer than three do, nearly so. It looks past the policies and keeps to the customer itself. The first source may have one more
-- than `p_limit`, which tells that there are more.
create function search_words(p_sources text[], p_sought jsonb, p_limit integer,
    out sources text[], out ids uuid[], out said text[], out is_cut boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_few constant integer := 3;
    v_is_forgiving constant boolean := jsonb_array_length(p_sought -> 'parts') > 0;
    v_close jsonb := '[]';
    v_source text;
    v_found record;
    v_hit record;
  begin
    if current_customer() is null then
      raise exception 'no customer to search for' using errcode = 'insufficient_privilege';
    end if;
    ids := '{}';
    foreach v_source in array p_sources loop
      exit when cardinality(ids) >= p_limit;
      -- A reference is what the platform calls it: another letter, another dispute.
      v_found := search_texts(v_source, p_sought, p_limit + 1,
        v_is_forgiving and v_source <> 'filing' and cardinality(ids) < v_few);
      is_cut := coalesce(is_cut, coalesce(v_found.is_cut, false));
      for v_hit in select * from unnest(v_found.ids, v_found.said) as h (id, said) loop
        continue when v_hit.id = any (ids) or (cardinality(ids) >= p_limit and v_source <> p_sources[1]);
        ids := ids || v_hit.id;
        said := said || v_hit.said;
        sources := sources || v_source;
      end loop;
      v_close := v_close || coalesce((
        select jsonb_agg(jsonb_build_array(v_source, h.id, h.said)) from unnest(v_found.close_ids, v_found.close_said) as h (id, said)), '[]');
    end loop;
    if cardinality(ids) >= v_few then return; end if;
    for v_hit in select c.hit ->> 0 as source, (c.hit ->> 1)::uuid as id, c.hit ->> 2 as said from jsonb_array_elements(v_close) as c (hit) loop
      continue when v_hit.id = any (ids) or cardinality(ids) >= p_limit;
      ids := ids || v_hit.id;
      said := said || v_hit.said;
      sources := sources || v_hit.source;
    end loop;
  end $$;

grant create on schema public to goodword_lookup;
alter function search_words(text[], jsonb, integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function search_words(text[], jsonb, integer) from public;
grant execute on function search_words(text[], jsonb, integer) to goodword_app;
