-- While an update goes from process to process, those of the version before 0103 still search by these two. As thin as they can be:
-- they look at the newest thousand texts of a source by what has taken their place, for as long as an update takes.
create function search_texts(p_source text, p_parts jsonb, p_keys jsonb, p_limit integer)
  returns table (id uuid, said text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_near record;
    v_found record;
  begin
    if current_customer() is null then
      raise exception 'no customer to search for' using errcode = 'insufficient_privilege';
    end if;
    v_near := newest_texts(p_source, current_customer(), 0, 1000);
    v_found := pick_saying(v_near.ids, v_near.said, v_near.words, p_parts, p_limit, null, null);
    return query select * from unnest(v_found.ids, v_found.said);
  end $$;

create function search_reviews(p_words text, p_limit integer, out ids uuid[], out have_words boolean[], out is_cut boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select array_agg(f.id), array_agg(true), coalesce(count(*) < p_limit, true)
    from search_texts('review', jsonb_build_array(jsonb_build_object('pieces', jsonb_build_array(fold_words(p_words)))), '[]', p_limit) f
  $$;

grant create on schema public to goodword_lookup;
alter function search_texts(text, jsonb, jsonb, integer) owner to goodword_lookup;
alter function search_reviews(text, integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function search_texts(text, jsonb, jsonb, integer), search_reviews(text, integer) from public;
grant execute on function search_texts(text, jsonb, jsonb, integer), search_reviews(text, integer) to goodword_app;
