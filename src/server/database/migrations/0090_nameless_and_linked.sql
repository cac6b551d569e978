-- Nobody reads the name of a person where the business has none yet: as in invitations, it is empty.
do $$
declare
  v_name constant regprocedure := 'find_memberships(uuid)'::regprocedure;
  v_before constant text := 'm.status = ''active'', c.company_name,';
  v_now constant text := pg_get_functiondef(v_name);
begin
  if position(v_before in v_now) = 0 then raise exception 'find_memberships has no %', v_before; end if;
  execute replace(v_now, v_before, 'm.status = ''active'', case when c.is_named then c.company_name else '''' end,');
end $$;

-- Where somebody connects another way in, the session they come back with takes the place of this one.
alter table auth.flow_states add column linking_session_id uuid;
