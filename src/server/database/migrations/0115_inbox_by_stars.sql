-- The inbox by stars, where only some reviews are wanted: what a filter lets through may stand at the far end of the index of all
-- (negative ones, the highest first). Each number of stars is walked to by itself, so one index serves both directions.
create index reviews_by_status_stars on reviews (customer_id, status, rating_rank, created_at desc, id desc);
create index reviews_by_platform_stars on reviews (customer_id, platform, rating_rank, created_at desc, id desc);
create index reviews_by_location_stars on reviews (customer_id, location_id, rating_rank, created_at desc, id desc);
create index reviews_by_assignee_stars on reviews (customer_id, assignee_id, rating_rank, created_at desc, id desc)
  where assignee_id is not null;
create index reviews_by_sentiment_stars on reviews (customer_id, sentiment, rating_rank, created_at desc, id desc)
  where sentiment is not null;
create index reviews_by_reply_state_stars on reviews (customer_id, reply_state, rating_rank, created_at desc, id desc)
  where reply_state is not null;
create index reviews_unanswered_stars on reviews (customer_id, rating_rank, created_at desc, id desc)
  where not is_answered(response, reply_state);

-- Asked at every request: its plan is kept, and whoever is not limited costs one look.
create or replace function find_locations_of(p_customer_id uuid, p_user_id uuid) returns uuid[]
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_member_id uuid;
  begin
    select m.id into v_member_id from team_members m
      where m.customer_id = p_customer_id and m.user_id = p_user_id and m.is_limited;
    if not found then return null; end if;
    return array(select l.location_id from team_member_locations l
      where l.customer_id = p_customer_id and l.team_member_id = v_member_id);
  end $$;
