export const customers = {
  title: 'Customers',
  subtitle: 'Everyone who uses Goodword',
  export: 'Export',
  exporting: 'Exporting...',
  exportFailed: 'The file could not be made',
  search: 'Search customers',
  searchPlaceholder: 'Company or email...',
  status: 'Status',
  allStatuses: 'All statuses',
  statuses: {
    active: 'Active',
    trialing: 'Trial',
    'read-only': 'Read-only',
    suspended: 'Suspended',
    deactivated: 'Deactivated',
  },
  plan: 'Plan',
  allPlans: 'All plans',
  sort: 'Sort by',
  sorts: {
    newest: 'Newest first',
    company: 'Company, A to Z',
    trial: 'Trial ends soonest',
  },
  company: 'Company',
  email: 'Email',
  trialEnds: 'Trial Ends',
  none: '–',
  nameless: 'No name yet',
  demo: 'Demo',
  failed: 'Failed to load customers',
  empty: 'No customers found',
  emptyText: 'Whoever signs up will appear here.',
  emptyFiltered: 'Try other words, another plan or another status.',
  clear: 'Clear filters',
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    customers: typeof customers
  }
}
