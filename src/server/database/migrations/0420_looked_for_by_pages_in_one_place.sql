-- Who has most of a table is seen in some of its pages. Where customers are spread over nodes, it has none here, and nothing is asked: a
-- node is not told of places in a table. Otherwise as before.
create or replace function indexed_texts(p_source text, p_customer uuid, p_patterns text[],
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
    v_pages bigint;
    v_has_most boolean := false;
  begin
    if p_source = 'review' then
      select t.relpages into v_pages from pg_class t where t.oid = 'review_contents'::regclass;
      -- Of one who has most of the table, the index would read that it is theirs for row after row: here, of pages all over it.
      if v_pages > 0 then
        select 2 * count(*) filter (where c.customer_id = p_customer) > count(*) into v_has_most
        from generate_series(0, 15) as n (turn) cross join lateral (
          select c.customer_id from review_contents c where c.ctid = format('(%s,1)', v_pages * n.turn / 16)::tid) c;
      end if;
    end if;
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
