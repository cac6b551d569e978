select prepare_partitioning('live_events');
