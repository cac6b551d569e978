select prepare_partitioning('campaign_events');
