-- History that is brought along is dated when it happened, as what was sent is.
grant update (created_at) on campaign_events to goodword_app;
