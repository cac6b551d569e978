-- Whose replies wait for approval is said for the workspace; a member may be an exception to it. Nothing here: as the workspace has it.
alter table team_members add column reply_approval text check (reply_approval in ('always', 'never'));
