import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  requests: Counter<'method' | 'route' | 'status'>
  durations: Histogram<'method' | 'route'>
  jobs: Counter<'job' | 'outcome'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Counter({
      name: 'goodword_http_requests_total',
      help: 'Requests answered',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
    }),
    durations: new Histogram({
      name: 'goodword_http_request_duration_seconds',
      help: 'Time from request to answer',
      labelNames: ['method', 'route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'goodword_jobs_total',
      help: 'Jobs settled, by outcome',
      labelNames: ['job', 'outcome'],
      registers: [registry],
    }),
  }
}

/** A figure that is looked up when somebody asks for it. */
export function addGauge(metrics: Metrics, gauge: { name: string; help: string; read: () => number }): void {
  const { name, help, read } = gauge
  metrics.registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read())
      },
    }),
  )
}
