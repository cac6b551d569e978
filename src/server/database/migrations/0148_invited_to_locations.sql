-- An invitation says which locations the newcomer will see.
grant select, insert, delete on team_member_locations to goodword_auth;
