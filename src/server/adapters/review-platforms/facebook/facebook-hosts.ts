/** Where Facebook answers: the live addresses, or the stand-in for both. */
export interface FacebookHosts {
  /** Opened by the person's browser. */
  dialog: string
  graph: string
}

/** Asked at every call: the sandbox's may not be up yet. */
export type FindFacebookHosts = () => FacebookHosts

export const LIVE_FACEBOOK_HOSTS: FacebookHosts = {
  dialog: 'https://www.facebook.com',
  graph: 'https://graph.facebook.com',
}

/** The sandbox keeps Facebook's paths; the browser and this process may reach it by different names. */
export function sandboxFacebookHosts(addresses: { publicUrl: string; localUrl: string }): FacebookHosts {
  return { dialog: `${addresses.publicUrl}/sandbox/facebook`, graph: `${addresses.localUrl}/sandbox/facebook` }
}
