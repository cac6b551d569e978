export const customDomains = {
  title: 'Custom domain',
  subtitle: 'Your pages, QR codes and campaign links under your own name',
  notInPlan: 'Your own domain comes with the Enterprise plan. <plans>See the plans</plans>',
  failed: 'Failed to load the domain',
  label: 'Domain',
  hint: 'A subdomain you use for nothing else, such as reviews.example.com',
  save: 'Use this domain',
  saving: 'Saving...',
  saveFailed: 'The domain could not be saved',
  states: {
    'waiting-cname': 'Waiting for the CNAME record',
    'waiting-txt': 'Waiting for the TXT record',
    active: 'Active',
    failing: 'Failing',
    removed: 'Removed',
  },
  told: {
    'waiting-cname':
      'Set both records where you manage your domain. We look every few minutes. It can take a day until they can be seen everywhere.',
    'waiting-txt': 'The CNAME record is there. Only the TXT record is still missing.',
    active:
      'Your pages and links have used this domain since {since}. Whatever you print with it works as long as both records stay.',
    failing:
      'A record has been missing since {since}. For now, your links use our address. If it is not back by {removedAt}, the domain will be removed.',
    removed:
      'The domain was removed on {since} because a record had been missing for 7 days. Enter it again to start over.',
  },
  records: 'DNS records',
  name: 'Name',
  value: 'Value',
  found: 'Found',
  missing: 'Not found yet',
  copy: 'Copy',
  copyName: 'Copy the name of the {type} record',
  copyValue: 'Copy the value of the {type} record',
  check: 'Check now',
  checking: 'Checking...',
  checkedAt: 'Last checked on {at}',
  checkFailed: 'The domain could not be checked',
  remove: 'Remove domain',
  removeTitle: 'Remove {domain}?',
  removeText: 'Links and printed codes that carry it will stop working.',
  keep: 'Keep domain',
  removing: 'Removing...',
  removed: 'Domain removed',
  removeFailed: 'The domain could not be removed',
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    customDomains: typeof customDomains
  }
}
