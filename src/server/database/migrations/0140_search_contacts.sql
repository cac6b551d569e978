-- The index of 0134 knows what contacts say, and row-level security kept the search from asking it: a pattern is only asked of rows that
-- are known to be the reader's, so that every contact was read. As with answers, whoever looks here sees whose they are in one place.
alter policy own_locations on contacts to goodword_app, goodword_auth, goodword_admin, goodword_janitor;
create policy lookup on contacts for select to goodword_lookup using (true);
grant select (customer_id, id, location_id, words, created_at, deleted_at) on contacts to goodword_lookup;

-- The newest thousand; beyond them, what has three letters in a row is asked of the index.
create function search_contacts(p_phrase text, p_limit integer, out ids uuid[], out is_cut boolean)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer constant uuid := current_customer();
    v_all constant boolean := sees_all_locations();
    v_places constant uuid[] := current_locations();
    v_window constant integer := 1000;
    v_looked integer;
  begin
    if v_customer is null then
      raise exception 'no customer to search for' using errcode = 'insufficient_privilege';
    end if;
    with looked as materialized (
      select c.id, c.created_at, c.words from contacts c
      where c.customer_id = v_customer and c.deleted_at is null and (v_all or c.location_id = any (v_places))
      order by c.created_at desc, c.id desc limit v_window)
    select (select count(*) from looked), array(
        select l.id from looked l where strpos(l.words, p_phrase) > 0 order by l.created_at desc, l.id desc limit p_limit)
      into v_looked, ids;
    is_cut := v_looked = v_window and cardinality(ids) < p_limit;
    if is_cut and p_phrase ~ '[[:alnum:]]{3}' then
      is_cut := false;
      ids := array(
        select f.id from (
          select c.id, c.created_at, c.deleted_at, c.location_id from contacts c where c.customer_id = v_customer
            and c.words like '%' || regexp_replace(p_phrase, '([\\%_])', '\\\1', 'g') || '%' offset 0) f
        where f.deleted_at is null and (v_all or f.location_id = any (v_places))
        order by f.created_at desc, f.id desc limit p_limit);
    end if;
  end $$;
grant create on schema public to goodword_lookup;
alter function search_contacts(text, integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function search_contacts(text, integer) from public;
grant execute on function search_contacts(text, integer) to goodword_app;
