export const dashboard = {
  title: 'Dashboard',
  subtitle: 'What is happening at {company}',
  recentActivity: 'Recent Activity',
  emptyTitle: 'No activity yet',
  emptyText: 'Whatever you and your team do here will be listed in this place.',
  failed: 'Failed to load activity',
  nothingTitle: 'Nothing of this kind yet',
  nothingText: 'No activity matches the filters.',
  filters: {
    open: '{count, plural, =0 {Filters} one {Filters, # set} other {Filters, # set}}',
    title: 'Filter the activity',
    clear: 'Clear',
    subject: 'About',
    subjects: {
      reviews: 'Reviews',
      replies: 'Replies',
      disputes: 'Disputes',
      connections: 'Connections',
      team: 'Team',
      workspace: 'Workspace',
    },
    actor: 'By',
    everybody: 'Everybody',
    product: 'Goodword by itself',
    left: 'Somebody who has left',
  },
  /** `by` is `person` when somebody did it, `product` when the product did it by itself. */
  sentences: {
    workspaceCreated:
      '{by, select, person {<who>{actor}</who> set up the workspace <what>{subject}</what>} other {The workspace <what>{subject}</what> was set up}}',
    memberSignedIn:
      '{by, select, person {<who>{actor}</who>} other {<what>{subject}</what>}} signed in{count, plural, =1 {} other { # times}}',
    memberInvited:
      '{by, select, person {<who>{actor}</who> invited <what>{subject}</what>} other {<what>{subject}</what> was invited}}',
    memberJoined: '<what>{subject}</what> joined the team',
    ssoChanged: '{by, select, person {<who>{actor}</who> set up single sign-on} other {Single sign-on was set up}}',
    ssoRemoved: '{by, select, person {<who>{actor}</who> removed single sign-on} other {Single sign-on was removed}}',
    integrationConnected:
      '{by, select, person {<who>{actor}</who> connected <what>{subject}</what>} other {<what>{subject}</what> was connected}}',
    integrationDisconnected:
      '{by, select, person {<who>{actor}</who> disconnected <what>{subject}</what>} other {<what>{subject}</what> was disconnected}}',
    integrationBroken: '<what>{subject}</what> must be connected again',
    reviewArrived:
      '{amount, plural, one {A new review came in: <what>{subject}</what>} other {# new reviews came in, the newest: <what>{subject}</what>}}',
    reviewFlagged: '<who>{actor}</who> flagged <what>{subject}</what>',
    reviewUnflagged: '<who>{actor}</who> took the flag off <what>{subject}</what>',
    reviewAssigned: '<who>{actor}</who> assigned <what>{subject}</what>',
    replySubmitted: '<who>{actor}</who> answered <what>{subject}</what>',
    replyAwaitsApproval: '<who>{actor}</who> asks for approval of a reply to <what>{subject}</what>',
    replyReturned: '<who>{actor}</who> returned a reply to <what>{subject}</what>',
    replyLive: 'The reply to <what>{subject}</what> is live',
    replyRejected: 'The platform rejected the reply to <what>{subject}</what>',
    replyFailed: 'The reply to <what>{subject}</what> could not be posted',
    replyDeleted: '<who>{actor}</who> deleted the reply to <what>{subject}</what>',
    replyScheduled: '<who>{actor}</who> scheduled a reply to <what>{subject}</what>',
    replyScheduleCancelled: '<who>{actor}</who> cancelled the scheduled reply to <what>{subject}</what>',
    replyHeld: 'The scheduled reply to <what>{subject}</what> is on hold',
    integrationRemoved:
      '{by, select, person {<who>{actor}</who> took <what>{subject}</what> off the integrations} other {<what>{subject}</what> was taken off the integrations}}',
    importDone:
      '{by, select, person {<who>{actor}</who> imported {amount, plural, =0 {no reviews} one {# review} other {# reviews}} from <what>{subject}</what>} other {{amount, plural, =0 {No reviews} one {# review} other {# reviews}} came from <what>{subject}</what>}}',
    importUndone:
      '{by, select, person {<who>{actor}</who> undid the import of <what>{subject}</what>} other {The import of <what>{subject}</what> was undone}}: {amount, plural, one {# review} other {# reviews}} taken away',
    reviewAdded:
      '{by, select, person {<who>{actor}</who> added a review by hand} other {A review was added by hand}}: <what>{subject}</what>',
    disputeOpened:
      '{by, select, person {<who>{actor}</who> opened a dispute} other {A dispute was opened}}: <what>{subject}</what>',
    disputeFiled:
      '{by, select, person {<who>{actor}</who> filed a dispute} other {A dispute was filed}}: <what>{subject}</what>',
    disputeFilingFailed: 'A dispute could not be filed: <what>{subject}</what>',
    disputeResolved:
      '{by, select, person {<who>{actor}</who> resolved a dispute} other {A dispute was resolved}}: <what>{subject}</what>',
    disputeRejected:
      '{by, select, person {<who>{actor}</who> recorded a dispute as rejected} other {A dispute was rejected}}: <what>{subject}</what>',
    disputeReopened:
      '{by, select, person {<who>{actor}</who> reopened a dispute} other {A dispute was reopened}}: <what>{subject}</what>',
    disputeAppealed:
      '{by, select, person {<who>{actor}</who> appealed a rejected dispute} other {A rejected dispute was appealed}}: <what>{subject}</what>',
    incidentOpened: 'Many bad reviews at once, an incident was opened: <what>{subject}</what>',
    incidentClosed:
      '{by, select, person {<who>{actor}</who> closed an incident} other {An incident was closed}}: <what>{subject}</what>',
    reviewSentimentCorrected:
      '{by, select, person {<who>{actor}</who> corrected the sentiment of} other {The sentiment was corrected of}} <what>{subject}</what>',
    assistantVoiceChanged:
      '{by, select, person {<who>{actor}</who> changed the brand voice} other {The brand voice was changed}}',
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
      '7d': 'No ratings in these 7 days',
      '30d': 'No ratings in these 30 days',
      '90d': 'No ratings in these 90 days',
      '12m': 'No ratings in these 12 months',
      all: 'No ratings yet',
    },
    noReviews: {
      '7d': 'No reviews in these 7 days',
      '30d': 'No reviews in these 30 days',
      '90d': 'No reviews in these 90 days',
      '12m': 'No reviews in these 12 months',
      all: 'No reviews yet',
    },
    notInPlan: 'Not in your plan',
    points: '{count, plural, one {{change} point} other {{change} points}}',
    changed: {
      '7d': '{change} against the 7 days before',
      '30d': '{change} against the 30 days before',
      '90d': '{change} against the 90 days before',
      '12m': '{change} against the 12 months before',
    },
    unchanged: {
      '7d': 'No change against the 7 days before',
      '30d': 'No change against the 30 days before',
      '90d': 'No change against the 90 days before',
      '12m': 'No change against the 12 months before',
    },
    nothingBefore: {
      '7d': 'Nothing to compare with in the 7 days before',
      '30d': 'Nothing to compare with in the 30 days before',
      '90d': 'Nothing to compare with in the 90 days before',
      '12m': 'Nothing to compare with in the 12 months before',
    },
    changedSince: {
      '7d': '{change} against 7 days ago',
      '30d': '{change} against 30 days ago',
      '90d': '{change} against 90 days ago',
      '12m': '{change} against 12 months ago',
    },
    unchangedSince: {
      '7d': 'As many as 7 days ago',
      '30d': 'As many as 30 days ago',
      '90d': 'As many as 90 days ago',
      '12m': 'As many as 12 months ago',
    },
    allTime: 'Since the first review',
    now: 'Right now',
    better: 'Better:',
    worse: 'Worse:',
    how: 'How is {figure} counted?',
    counted: {
      averageRating:
        'The mean of the stars of {count, plural, =0 {no reviews} one {# review} other {# reviews}}{span, select, days {, written from {from} to {to}} other {}}. Recommendations carry no stars and are left out.',
      totalReviews:
        'Every review{span, select, days { written from {from} to {to}} other { there is}}, from all platforms, whether answered or not.',
      responseRate:
        '{answered, plural, one {# review has} other {# reviews have}} an answer, of {count, plural, one {# review} other {# reviews}}{span, select, days { written from {from} to {to}} other {}}. An answer written on the platform itself counts too. A reply that was turned down, did not arrive or is only kept here does not.',
      activeDisputes:
        'Disputes that are pending or in progress right now, {span, select, days {beside how many there were at the beginning of {from}} other {whenever they were opened}}.',
    },
    days: 'Days are those of your timezone, {timezone}.',
  },
  needs: {
    title: 'Needs you today',
    failed: 'Failed to load what needs you',
    nothingTitle: 'Nothing is connected yet',
    nothingText: 'Once your reviews come in, what waits for you shows here.',
    doneTitle: 'All done',
    doneText: 'Nothing is waiting for you. What comes next shows up here by itself.',
    kinds: {
      'low-reviews': 'Unanswered bad reviews',
      'reply-problems': 'Replies that did not get through',
      approvals: 'Replies to approve',
      'held-replies': 'Scheduled replies on hold',
      connections: 'Connections to renew',
      disputes: 'Disputes to move on',
    },
    count: '{count, number}{isMore, select, true {+} other {}}',
    seeAll: 'See all {isMore, select, true {{count, number} and more} other {{count, number}}}',
    waiting:
      '{unit, select, minute {Waiting for {count, plural, one {# minute} other {# minutes}}} hour {Waiting for {count, plural, one {# hour} other {# hours}}} day {Waiting for {count, plural, one {# day} other {# days}}} month {Waiting for {count, plural, one {# month} other {# months}}} year {Waiting for {count, plural, one {# year} other {# years}}} other {Since just now}}',
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
    emptyText: 'Choose a longer period, or wait for the next review: it shows here at once.',
    emptyEver: 'No reviews yet',
    emptyEverText: 'As soon as reviews arrive, their rating and number over time show here.',
    slider: 'Move through time',
    keys: 'Left and right arrow keys move through time, Escape ends it.',
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
      reply: 'Answer a first review',
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
