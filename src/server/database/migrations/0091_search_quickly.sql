-- Most of what is written a little wrong is found among the newest few hundred, or is so rare that the index knows it at once:
-- only what is neither is looked for among the newest few thousand. Disputes are found by whose review they are of, too.
create or replace function search_texts(p_source text, p_parts jsonb, p_keys jsonb, p_limit integer)
  returns table (id uuid, said text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer constant uuid := current_customer();
    v_windows constant integer[] := array[250, case p_source when 'review' then 3000 else 1000 end];
    -- Of what was looked at; of the few hundred none at all. What more of them hold leads to more than can be read in time.
    v_rare constant real[] := '{0,0.005}';
    -- Of each source, and nothing of the caller's: table, what it belongs to, its time, what it says, what counts.
    v_of constant text[] := case p_source
      when 'dispute' then '{disputes,id,created_at,null::text,true}'
      when 'reply' then array['replies', 'review_id', 'created_at', 't.text', 't.state not in (''undone'', ''deleted'', ''superseded'')']
      when 'note' then '{review_notes,review_id,created_at,t.text,true}'
      when 'file' then '{dispute_files,dispute_id,created_at,t.name,true}'
      when 'filing' then '{dispute_filings,dispute_id,filed_at,t.reference,true}' end;
    v_review_words constant text := $words$coalesce(c.words, '') || E'\n' || coalesce(c.author_words, '') as words$words$;
    v_near constant text := case p_source
      when 'review' then format($near$
        with near as materialized (
          select r.id, r.created_at from reviews r where r.customer_id = $1 order by r.created_at desc, r.id desc limit $5)
        select n.id, n.created_at as at, null::text as said, c.words from near n cross join lateral (
          select %s from review_contents c where c.customer_id = $1 and c.review_id = n.id limit 1) c$near$, v_review_words)
      when 'dispute' then $near$
        with near as materialized (
          select d.id, d.created_at, d.words, d.review_id from disputes d where d.customer_id = $1
          order by d.created_at desc, d.id desc limit $5)
        select n.id, n.created_at as at, null::text as said, n.words || coalesce(E'\n' || c.author_words, '') as words
        from near n left join lateral (
          select c.author_words from review_contents c where c.customer_id = $1 and c.review_id = n.review_id limit 1) c on true$near$
      else format('select t.%2$I as id, t.%3$I as at, %4$s as said, t.words from %1$I t
        where t.customer_id = $1 and %5$s order by t.%3$I desc limit $5',
        v_of[1], v_of[2], v_of[3], v_of[4], v_of[5]) end;
    v_far constant text := case when p_source = 'review' then format($far$
      select c.review_id as id, r.created_at as at, null::text as said, c.words
      from (select c.review_id, %s from review_contents c
        where c.customer_id = $1 and (c.words like any ($4) or c.author_words like any ($4)) offset 0) c
      cross join lateral (
        select r.created_at from reviews r where r.customer_id = $1 and r.id = c.review_id limit 1) r$far$, v_review_words)
      else format('select t.%2$I as id, t.%3$I as at, %4$s as said, t.words from %1$I t
        where t.customer_id = $1 and t.words like any ($4) and %5$s offset 0', v_of[1], v_of[2], v_of[3], v_of[4], v_of[5]) end;
    v_saying text;
    v_first constant text := 'select n.id, n.said from (
      select distinct on (l.id) l.id, l.at, l.said from %s l where %s order by l.id, l.at desc) n
      order by n.at desc, n.id desc limit $3';
    v_looked integer;
    v_ids uuid[];
    v_said text[];
    v_rarest text[];
  begin
    if v_customer is null then
      raise exception 'no customer to search for' using errcode = 'insufficient_privilege';
    end if;
    -- Only places in `p_parts` become part of a statement, nothing of what stands there.
    select string_agg(format('(%1$s) and ($2 -> %2$s -> ''pattern'' is null or l.words ~ ($2 -> %2$s ->> ''pattern''))', (
        select string_agg(format('strpos(l.words, $2 -> %s -> ''pieces'' ->> %s) > 0', part, piece), ' or ')
        from generate_series(0, jsonb_array_length(p_parts -> part -> 'pieces') - 1) piece), part), ' and ')
      into strict v_saying from generate_series(0, jsonb_array_length(p_parts) - 1) part;
    for turn in 1 .. cardinality(v_windows) loop
      execute format($looking$
        with looked as materialized (%s), found as materialized (%s)
        select (select count(*) from looked), (select array_agg(f.id) from found f), (select array_agg(f.said) from found f),
          case when (select count(*) from found) < $3 and (select count(*) from looked) >= $5 then (
            select array_agg('%%' || piece || '%%') from (
              select k.key from jsonb_array_elements($4) k (key) cross join lateral (
                select sum((select count(*) from looked l where strpos(l.words, piece) > 0)) as times
                from jsonb_array_elements_text(k.key) piece) c
              where c.times <= $5 * $6 order by c.times limit 1) rarest, jsonb_array_elements_text(rarest.key) piece) end$looking$,
        v_near, format(v_first, 'looked', v_saying))
        into v_looked, v_ids, v_said, v_rarest using v_customer, p_parts, p_limit, p_keys, v_windows[turn], v_rare[turn];
      exit when v_rarest is not null or v_looked < v_windows[turn] or cardinality(v_ids) >= p_limit;
    end loop;
    return query select * from unnest(v_ids, v_said);
    -- What else there is, is older. Among it are those that were found already, but not all: the index has no authors of disputes.
    if v_rarest is not null then
      return query execute format('select f.id, f.said from (%s) f where f.id <> all ($5)',
        format(v_first, format('(%s)', v_far), v_saying)) using v_customer, p_parts, p_limit, v_rarest, coalesce(v_ids, '{}');
    end if;
  end $$;
