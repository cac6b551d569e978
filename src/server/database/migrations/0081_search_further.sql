-- The lines of a list, to be searched.
create function join_lines(p_lines jsonb) returns text
  language sql immutable parallel safe
  as $$ select string_agg(line, E'\n' order by turn) from jsonb_array_elements_text(p_lines) with ordinality as l (line, turn) $$;

-- Disputes are found by all that somebody wrote about them, and by what the platform calls them.
alter table disputes drop column words;
alter table disputes add column words text generated always as (fold_words(description
  || coalesce(E'\n' || platform_case_id, '') || coalesce(E'\n' || appeal_reference, '')
  || coalesce(E'\n' || join_lines(evidence), '') || coalesce(E'\n' || join_lines(notes), ''))) stored;
create index disputes_saying on disputes using gin (customer_id, words gin_trgm_ops) with (fastupdate = off);

alter table replies add column words text generated always as (fold_words(text)) stored;
create index replies_saying on replies using gin (customer_id, words gin_trgm_ops) with (fastupdate = off);

alter table review_notes add column words text generated always as (fold_words(text)) stored;
create index review_notes_newest on review_notes (customer_id, created_at desc);
create index review_notes_saying on review_notes using gin (customer_id, words gin_trgm_ops) with (fastupdate = off);
create policy lookup on review_notes for select to goodword_lookup using (true);
grant select (customer_id, id, review_id, text, words, created_at) on review_notes to goodword_lookup;

alter table dispute_files add column words text generated always as (fold_words(name)) stored;
create index dispute_files_newest on dispute_files (customer_id, created_at desc);
create index dispute_files_saying on dispute_files using gin (customer_id, words gin_trgm_ops) with (fastupdate = off);
create policy lookup on dispute_files for select to goodword_lookup using (true);
grant select (customer_id, id, dispute_id, name, words, created_at) on dispute_files to goodword_lookup;

-- Of a dispute that was filed more than once, each has its own.
alter table dispute_filings add column words text generated always as (fold_words(reference)) stored;
create index dispute_filings_newest on dispute_filings (customer_id, filed_at desc);
create index dispute_filings_saying on dispute_filings using gin (customer_id, words gin_trgm_ops) with (fastupdate = off);
create policy lookup on dispute_filings for select to goodword_lookup using (true);
grant select (customer_id, id, dispute_id, reference, words, filed_at) on dispute_filings to goodword_lookup;

-- What of the current customer's says every part of what is looked for, newest first, each once, with what it says there.
-- A part is said where one of its `pieces` is, and its `pattern` holds where it has one. As `search_reviews`, this looks past
-- the policies and keeps to the customer itself; it looks at the newest first, and then in the index for the rarest of `p_keys`,
-- each of them pieces of which every match has one. Where none of them is rare, it ends with the newest.
create function search_texts(p_source text, p_parts jsonb, p_keys jsonb, p_limit integer)
  returns table (id uuid, said text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer constant uuid := current_customer();
    v_window constant integer := case p_source when 'review' then 3000 else 1000 end;
    -- Of what was looked at. What more of them hold leads to more than can be read in time.
    v_rare constant real := 0.005;
    -- Of each source, and nothing of the caller's: table, what it belongs to, its time, what it says, what counts.
    v_of constant text[] := case p_source
      when 'dispute' then '{disputes,id,created_at,null::text,true}'
      when 'reply' then array['replies', 'review_id', 'created_at', 't.text', 't.state not in (''undone'', ''deleted'', ''superseded'')']
      when 'note' then '{review_notes,review_id,created_at,t.text,true}'
      when 'file' then '{dispute_files,dispute_id,created_at,t.name,true}'
      when 'filing' then '{dispute_filings,dispute_id,filed_at,t.reference,true}' end;
    v_review_words constant text := $words$coalesce(c.words, '') || E'\n' || coalesce(c.author_words, '') as words$words$;
    v_near constant text := case when p_source = 'review' then format($near$
      with near as materialized (
        select r.id, r.created_at from reviews r where r.customer_id = $1 order by r.created_at desc, r.id desc limit %s)
      select n.id, n.created_at as at, null::text as said, c.words from near n cross join lateral (
        select %s from review_contents c where c.customer_id = $1 and c.review_id = n.id limit 1) c$near$,
        v_window, v_review_words)
      else format('select t.%2$I as id, t.%3$I as at, %4$s as said, t.words from %1$I t
        where t.customer_id = $1 and %5$s order by t.%3$I desc limit %6$s',
        v_of[1], v_of[2], v_of[3], v_of[4], v_of[5], v_window) end;
    v_far constant text := case when p_source = 'review' then format($far$
      select c.review_id as id, r.created_at as at, null::text as said, c.words
      from (select c.review_id, %s from review_contents c
        where c.customer_id = $1 and (c.words like any ($4) or c.author_words like any ($4)) offset 0) c
      cross join lateral (
        select r.created_at from reviews r where r.customer_id = $1 and r.id = c.review_id limit 1) r$far$, v_review_words)
      else format('select t.%2$I as id, t.%3$I as at, %4$s as said, t.words from %1$I t
        where t.customer_id = $1 and t.words like any ($4) and %5$s', v_of[1], v_of[2], v_of[3], v_of[4], v_of[5]) end;
    v_saying text;
    v_first constant text := 'select n.id, n.said from (
      select distinct on (l.id) l.id, l.at, l.said from %s l where %s order by l.id, l.at desc) n
      order by n.at desc, n.id desc limit $3';
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
    execute format($looking$
      with looked as materialized (%s), found as materialized (%s)
      select (select array_agg(f.id) from found f), (select array_agg(f.said) from found f),
        case when (select count(*) from found) < $3 and (select count(*) from looked) >= $5 then (
          select array_agg('%%' || piece || '%%') from (
            select k.key from jsonb_array_elements($4) k (key) cross join lateral (
              select sum((select count(*) from looked l where strpos(l.words, piece) > 0)) as times
              from jsonb_array_elements_text(k.key) piece) c
            where c.times <= $5 * $6 order by c.times limit 1) rarest, jsonb_array_elements_text(rarest.key) piece) end$looking$,
      v_near, format(v_first, 'looked', v_saying))
      into v_ids, v_said, v_rarest using v_customer, p_parts, p_limit, p_keys, v_window, v_rare;
    if v_rarest is null then
      return query select * from unnest(v_ids, v_said);
    else
      return query execute format(v_first, format('(%s)', v_far), v_saying) using v_customer, p_parts, p_limit, v_rarest;
    end if;
  end $$;
grant create on schema public to goodword_lookup;
alter function search_texts(text, jsonb, jsonb, integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function search_texts(text, jsonb, jsonb, integer) from public;
grant execute on function search_texts(text, jsonb, jsonb, integer) to goodword_app;
