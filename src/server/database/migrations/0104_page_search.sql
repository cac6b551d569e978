-- A page is found by its title in any language, too.
alter table hosted_page_versions add column title_words text
  generated always as (fold_words(join_lines(jsonb_path_query_array(content, '$.title.*')))) stored;

-- What visitors wrote, and the address they left: whoever asks to be taken out is found by it.
alter table page_responses drop column words;
alter table page_responses add column words text
  generated always as (fold_words(coalesce(content || coalesce(E'\n' || email, ''), email))) stored;
create index page_responses_saying on page_responses using gin (customer_id, words gin_trgm_ops) with (fastupdate = off);

-- What still waits for somebody: counted beside the reviews with every answer that comes.
create index page_responses_open on page_responses (customer_id, band, created_at desc, id desc) where done_at is null;

create policy lookup on page_responses for select to goodword_lookup using (true);
grant select (customer_id, id, words, created_at) on page_responses to goodword_lookup;

-- As `search_texts`, it looks past the policies and keeps to the customer itself. What fewer than `p_limit` of the newest
-- thousand say is rare, and the index is asked; where the index knows no three letters of it, the older ones are left out.
create function search_page_responses(p_phrase text, p_limit integer, out ids uuid[], out is_cut boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer constant uuid := current_customer();
    v_window constant integer := 1000;
    v_looked integer;
  begin
    if v_customer is null then
      raise exception 'no customer to search for' using errcode = 'insufficient_privilege';
    end if;
    with looked as materialized (
      select r.id, r.created_at, r.words from page_responses r where r.customer_id = v_customer
      order by r.created_at desc, r.id desc limit v_window)
    select (select count(*) from looked), array(
        select l.id from looked l where strpos(l.words, p_phrase) > 0 order by l.created_at desc, l.id desc limit p_limit)
      into v_looked, ids;
    is_cut := v_looked = v_window and cardinality(ids) < p_limit;
    if is_cut and p_phrase ~ '[[:alnum:]]{3}' then
      is_cut := false;
      ids := array(
        select f.id from (
          select r.id, r.created_at from page_responses r where r.customer_id = v_customer
            and r.words like '%' || regexp_replace(p_phrase, '([\\%_])', '\\\1', 'g') || '%' offset 0) f
        order by f.created_at desc, f.id desc limit p_limit);
    end if;
  end $$;
grant create on schema public to goodword_lookup;
alter function search_page_responses(text, integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function search_page_responses(text, integer) from public;
grant execute on function search_page_responses(text, integer) to goodword_app;
