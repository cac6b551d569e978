-- Whoever is invited reads what the business is called, never the name of a person that stands for it until somebody has said.
create or replace function find_invitations_for(p_email text)
  returns table (
    customer_id uuid, member_id uuid, company_name text, role text, invited_by text, invitation_expires_at timestamptz
  )
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select c.id, m.id, case when c.is_named then c.company_name else '' end, m.role, m.invited_by, m.invitation_expires_at
    from team_members m join customers c on c.id = m.customer_id
    where m.email = lower(p_email) and m.status = 'invited' and m.user_id is null and m.invitation_expires_at > now()
    order by m.invited_at desc
  $$;
