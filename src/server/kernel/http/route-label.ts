import type { IncomingMessage } from 'node:http'

const labels = new WeakMap<IncomingMessage, string>()

/** Names the route for the metrics; a path with ids in it would make a new series for each. */
export function labelRoute(incoming: IncomingMessage, route: string): void {
  labels.set(incoming, route)
}

export function routeLabelOf(incoming: IncomingMessage): string {
  return labels.get(incoming) ?? 'other'
}
