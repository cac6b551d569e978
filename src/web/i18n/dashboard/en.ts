export const dashboard = {
  title: 'Dashboard',
  subtitle: 'What is happening at {company}',
  recentActivity: 'Recent Activity',
  emptyTitle: 'No activity yet',
  emptyText: 'What you and your team do will appear here.',
  failed: 'Failed to load activity',
  nothingTitle: 'No matching activity',
  nothingText: 'Change or clear the filters to see more.',
  filters: {
    open: '{count, plural, =0 {Filters} one {Filters, # set} other {Filters, # set}}',
    title: 'Filter activity',
    clear: 'Clear',
    subject: 'About',
    actor: 'By',
    everybody: 'Everyone',
    product: 'Goodword, automatically',
    left: 'Someone who has left',
  },
} as const

export const dashboardOverview = {
  controls: {
    period: 'Period',
    periods: {
      '7d': 'Last 7 days',
      '30d': 'Last 30 days',
      '90d': 'Last 90 days',
      '12m': 'Last 12 months',
      all: 'All time',
    },
    location: 'Location',
    allLocations: 'All locations',
  },
  figures: {
    title: 'At a glance',
    failed: 'Failed to load the figures',
    averageRating: 'Average Rating',
    totalReviews: 'Total Reviews',
    activeDisputes: 'Active Disputes',
    responseRate: 'Response Rate',
    noRatings: {
      '7d': 'No ratings in the last 7 days',
      '30d': 'No ratings in the last 30 days',
      '90d': 'No ratings in the last 90 days',
      '12m': 'No ratings in the last 12 months',
      all: 'No ratings yet',
    },
    noReviews: {
      '7d': 'No reviews in the last 7 days',
      '30d': 'No reviews in the last 30 days',
      '90d': 'No reviews in the last 90 days',
      '12m': 'No reviews in the last 12 months',
      all: 'No reviews yet',
    },
    notInPlan: 'Not in your plan',
    points: '{count, plural, one {{change} point} other {{change} points}}',
    changed: {
      '7d': '{change} vs. the previous 7 days',
      '30d': '{change} vs. the previous 30 days',
      '90d': '{change} vs. the previous 90 days',
      '12m': '{change} vs. the previous 12 months',
    },
    unchanged: {
      '7d': 'No change from the previous 7 days',
      '30d': 'No change from the previous 30 days',
      '90d': 'No change from the previous 90 days',
      '12m': 'No change from the previous 12 months',
    },
    nothingBefore: {
      '7d': 'No data for the previous 7 days',
      '30d': 'No data for the previous 30 days',
      '90d': 'No data for the previous 90 days',
      '12m': 'No data for the previous 12 months',
    },
    changedSince: {
      '7d': '{change} vs. 7 days ago',
      '30d': '{change} vs. 30 days ago',
      '90d': '{change} vs. 90 days ago',
      '12m': '{change} vs. 12 months ago',
    },
    unchangedSince: {
      '7d': 'Same as 7 days ago',
      '30d': 'Same as 30 days ago',
      '90d': 'Same as 90 days ago',
      '12m': 'Same as 12 months ago',
    },
    allTime: 'Since the first review',
    now: 'Right now',
    better: 'Better:',
    worse: 'Worse:',
    how: 'How is {figure} counted?',
    counted: {
      averageRating:
        'The average star rating of {count, plural, =0 {no reviews} one {# review} other {# reviews}}{span, select, days {, written from {from} to {to}} other {}}. Recommendations have no stars and are left out.',
      totalReviews:
        'Every review{span, select, days { written from {from} to {to}} other {}}, from all platforms, answered or not.',
      responseRate:
        '{answered, plural, one {# review has} other {# reviews have}} a reply, out of {count, plural, one {# review} other {# reviews}}{span, select, days { written from {from} to {to}} other {}}. Replies written on the platform itself count too. Replies that were rejected, did not get through or are only saved here do not.',
      activeDisputes:
        'Disputes that are pending or in progress right now, {span, select, days {compared with the start of {from}} other {whenever they were opened}}.',
    },
    days: 'Days follow your time zone, {timezone}.',
  },
  needs: {
    title: 'Needs you today',
    failed: 'Failed to load what needs you',
    nothingTitle: 'Nothing is connected yet',
    nothingText: 'Once your reviews come in, anything that needs you will show up here.',
    doneTitle: 'All done',
    doneText: 'Nothing is waiting for you. New items will show up here.',
    kinds: {
      incidents: 'Unusually many bad reviews',
      'low-reviews': 'Unanswered bad reviews',
      'overdue-reviews': 'Past their response-time target',
      'reply-problems': 'Replies that did not get through',
      approvals: 'Replies to approve',
      'held-replies': 'Scheduled replies on hold',
      connections: 'Connections to renew',
      disputes: 'Disputes to follow up',
    },
    count: '{count, number}{isMore, select, true {+} other {}}',
    seeAll: 'See all {isMore, select, true {{count, number} and more} other {{count, number}}}',
    waiting:
      '{unit, select, minute {Waiting for {count, plural, one {# minute} other {# minutes}}} hour {Waiting for {count, plural, one {# hour} other {# hours}}} day {Waiting for {count, plural, one {# day} other {# days}}} month {Waiting for {count, plural, one {# month} other {# months}}} year {Waiting for {count, plural, one {# year} other {# years}}} other {Just now}}',
    due: 'Due {when}',
    expires: 'Expires {when}',
    expired: 'Expired {when}',
  },
  trend: {
    title: 'Rating and volume',
    failed: 'Failed to load the chart',
    grains: {
      day: 'By day',
      week: 'By week',
      month: 'By month',
      quarter: 'By quarter',
      year: 'By year',
    },
    asTable: 'Show as table',
    rating: 'Average rating',
    reviews: 'Reviews',
    platforms: 'Platforms shown',
    empty: 'No reviews in this period',
    emptyText: 'Choose a longer period. New reviews show up here right away.',
    emptyEver: 'No reviews yet',
    emptyEverText: 'Once reviews arrive, you will see their ratings and numbers over time here.',
    slider: 'Move through time',
    keys: 'Use the left and right arrow keys to move through time, and Escape to stop.',
    week: 'Week of {day}',
    quarter: '{year} Q{quarter}',
    countAndRating:
      '{count, plural, =0 {No reviews} one {# review} other {# reviews}}{rating, select, none {} other {, average {rating}}}',
    readout: '{when}: {summary}',
    readoutOf: '{platform}: {summary}',
    caption: 'Rating and number of reviews over time',
    when: 'Time',
  },
  onboarding: {
    title: 'First steps',
    progress: '{done, number} of {total, number} done',
    steps: {
      connect: 'Connect a platform',
      sync: 'Fetch your reviews',
      reply: 'Reply to your first review',
      voice: 'Set your brand voice',
      team: 'Invite your team',
    },
    done: 'Done:',
    hide: 'Hide first steps',
    hidden: 'First steps are hidden for everyone here',
    show: 'Show first steps',
    undo: 'Undo',
    failed: 'That did not work',
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    dashboard: typeof dashboard
    dashboardOverview: typeof dashboardOverview
  }
}
