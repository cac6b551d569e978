/** Where Google answers: the live addresses, or one stand-in for them all. */
export interface GoogleHosts {
  /** Opened by the person's browser. */
  consent: string
  oauth: string
  accounts: string
  locations: string
  reviews: string
  notifications: string
  /** The keys that pushes are signed with. */
  keys: string
}

export const LIVE_GOOGLE_HOSTS: GoogleHosts = {
  consent: 'https://accounts.google.com',
  oauth: 'https://oauth2.googleapis.com',
  accounts: 'https://mybusinessaccountmanagement.googleapis.com',
  locations: 'https://mybusinessbusinessinformation.googleapis.com',
  reviews: 'https://mybusiness.googleapis.com',
  notifications: 'https://mybusinessnotifications.googleapis.com',
  keys: 'https://www.googleapis.com',
}

/** The sandbox keeps Google's paths; the browser and this process may reach it by different names. */
export function sandboxGoogleHosts(addresses: { publicUrl: string; localUrl: string }): GoogleHosts {
  const base = `${addresses.localUrl}/sandbox/google`
  return {
    consent: `${addresses.publicUrl}/sandbox/google`,
    oauth: base,
    accounts: base,
    locations: base,
    reviews: base,
    notifications: base,
    keys: base,
  }
}
