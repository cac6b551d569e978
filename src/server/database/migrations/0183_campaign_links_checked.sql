-- What was seen of the addresses in a campaign before it is sent: [{ url, fault }]. It warns, and keeps nothing from going out.
alter table campaigns
  add column link_checks      jsonb not null default '[]',
  add column links_checked_at timestamptz;
