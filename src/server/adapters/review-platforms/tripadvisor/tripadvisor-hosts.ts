/** Where TripAdvisor answers: the live address, or its stand-in. */
export interface TripadvisorHosts {
  terra: string
  /** Only the stand-in takes disputes. */
  disputes: string | null
}

/** Asked at every call: the sandbox may not be up yet. */
export type FindTripadvisorHosts = () => TripadvisorHosts

export const LIVE_TRIPADVISOR_HOSTS: TripadvisorHosts = { terra: 'https://terra.tripadvisor.com/api', disputes: null }

export function sandboxTripadvisorHosts({ localUrl }: { localUrl: string }): TripadvisorHosts {
  const base = `${localUrl}/sandbox/tripadvisor`
  return { terra: `${base}/api`, disputes: `${base}/disputes` }
}
