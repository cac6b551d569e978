/** Where Yelp answers: the live addresses, or one stand-in for them all. */
export interface YelpHosts {
  /** Opened by the person's browser. */
  consent: string
  api: string
  partner: string
  /** Full reviews, for partners; the contract says where. */
  feed: string
  /** Only the stand-in takes disputes. */
  disputes: string | null
}

/** Asked at every call: the sandbox may not be up yet. */
export type FindYelpHosts = () => YelpHosts

export function liveYelpHosts(feedUrl: string): YelpHosts {
  return {
    consent: 'https://biz.yelp.com',
    api: 'https://api.yelp.com',
    partner: 'https://partner-api.yelp.com',
    feed: feedUrl,
    disputes: null,
  }
}

/** The sandbox keeps Yelp's paths; the browser and this process may reach it by different names. */
export function sandboxYelpHosts(addresses: { publicUrl: string; localUrl: string }): YelpHosts {
  const base = `${addresses.localUrl}/sandbox/yelp`
  return {
    consent: `${addresses.publicUrl}/sandbox/yelp`,
    api: base,
    partner: base,
    feed: `${base}/feed/businesses`,
    disputes: `${base}/disputes`,
  }
}
