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
    subjects: {
      reviews: 'Reviews',
      replies: 'Replies',
      disputes: 'Disputes',
      'qr-codes': 'QR codes',
      connections: 'Connections',
      team: 'Team',
      workspace: 'Workspace',
    },
    actor: 'By',
    everybody: 'Everyone',
    product: 'Goodword, automatically',
    left: 'Someone who has left',
  },
  /** `by` is `person` when somebody did it, `product` when the product did it by itself. */
  sentences: {
    workspaceCreated:
      '{by, select, person {<who>{actor}</who> set up the workspace <what>{subject}</what>} other {The workspace <what>{subject}</what> was set up}}',
    workspaceSetUp: '{by, select, person {<who>{actor}</who> set up the workspace} other {The workspace was set up}}',
    workspaceRenamed:
      '{by, select, person {<who>{actor}</who> named the business <what>{subject}</what>} other {The business was named <what>{subject}</what>}}',
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
    integrationBroken: '<what>{subject}</what> needs to be reconnected',
    reviewArrived:
      '{amount, plural, one {A new review came in: <what>{subject}</what>} other {# new reviews came in, the newest: <what>{subject}</what>}}',
    reviewFlagged: '<who>{actor}</who> flagged <what>{author}</what>’s review on {platform}',
    reviewUnflagged: '<who>{actor}</who> removed the flag from <what>{author}</what>’s review on {platform}',
    reviewAssigned: '<who>{actor}</who> assigned <what>{author}</what>’s review on {platform}',
    replySubmitted: '<who>{actor}</who> replied to <what>{author}</what>’s review on {platform}',
    replyUndone: '<who>{actor}</who> took back the reply to <what>{author}</what>’s review on {platform}',
    replyAwaitsApproval:
      '<who>{actor}</who> asked for approval of a reply to <what>{author}</what>’s review on {platform}',
    replyReturned: '<who>{actor}</who> returned a reply to <what>{author}</what>’s review on {platform}',
    replyLive: 'The reply to <what>{author}</what>’s review on {platform} is live',
    replyRejected: 'The platform rejected the reply to <what>{author}</what>’s review on {platform}',
    replyFailed: 'The reply to <what>{author}</what>’s review on {platform} could not be posted',
    replyDeleted:
      '{by, select, person {<who>{actor}</who> deleted the reply to <what>{author}</what>’s review on {platform}} other {The reply to <what>{author}</what>’s review on {platform} was deleted}}',
    replyScheduled: '<who>{actor}</who> scheduled a reply to <what>{author}</what>’s review on {platform}',
    replyScheduleCancelled:
      '<who>{actor}</who> cancelled the scheduled reply to <what>{author}</what>’s review on {platform}',
    replyHeld: 'The scheduled reply to <what>{author}</what>’s review on {platform} is on hold',
    integrationRemoved:
      '{by, select, person {<who>{actor}</who> removed the integration <what>{subject}</what>} other {The integration <what>{subject}</what> was removed}}',
    importDone:
      '{by, select, person {<who>{actor}</who> imported {amount, plural, =0 {no reviews} one {# review} other {# reviews}} from <what>{subject}</what>} other {{amount, plural, =0 {No reviews were} one {# review was} other {# reviews were}} imported from <what>{subject}</what>}}',
    importUndone:
      '{by, select, person {<who>{actor}</who> undid the import of <what>{subject}</what>} other {The import of <what>{subject}</what> was undone}}: {amount, plural, one {# review} other {# reviews}} removed',
    reviewAdded:
      '{by, select, person {<who>{actor}</who> added a review by hand} other {A review was added by hand}}: <what>{subject}</what>',
    reviewEdited:
      '{by, select, person {<who>{actor}</who> changed a review entered by hand} other {A review entered by hand was changed}}: <what>{subject}</what>',
    reviewRemoved:
      '{by, select, person {<who>{actor}</who> removed a review entered by hand} other {A review entered by hand was removed}}: <what>{subject}</what>',
    disputeOpened:
      '{by, select, person {<who>{actor}</who> opened a dispute} other {A dispute was opened}}: <what>{subject}</what>',
    disputeFiled:
      '{by, select, person {<who>{actor}</who> filed a dispute} other {A dispute was filed}}: <what>{subject}</what>',
    disputeFilingFailed: 'A dispute could not be filed: <what>{subject}</what>',
    disputeResolved:
      '{by, select, person {<who>{actor}</who> resolved a dispute} other {A dispute was resolved}}: <what>{subject}</what>',
    disputeRejected:
      '{by, select, person {<who>{actor}</who> marked a dispute as rejected} other {A dispute was rejected}}: <what>{subject}</what>',
    disputeReopened:
      '{by, select, person {<who>{actor}</who> reopened a dispute} other {A dispute was reopened}}: <what>{subject}</what>',
    disputeAppealed:
      '{by, select, person {<who>{actor}</who> appealed a rejected dispute} other {A rejected dispute was appealed}}: <what>{subject}</what>',
    incidentOpened: 'Many bad reviews at once. An incident was opened: <what>{subject}</what>',
    incidentClosed:
      '{by, select, person {<who>{actor}</who> closed an incident} other {An incident was closed}}: <what>{subject}</what>',
    qrCodeCreated:
      '{amount, plural, one {<who>{actor}</who> created the QR code <what>{subject}</what>} other {<who>{actor}</who> created # QR codes}}',
    qrCodeChanged: '<who>{actor}</who> changed the QR code <what>{subject}</what>',
    qrCodeActivated: '<who>{actor}</who> switched on the QR code <what>{subject}</what>',
    qrCodeDeactivated: '<who>{actor}</who> switched off the QR code <what>{subject}</what>',
    qrCodeDeleted: '<who>{actor}</who> deleted the QR code <what>{subject}</what>',
    qrCodeRestored: '<who>{actor}</who> brought back the QR code <what>{subject}</what>',
    reviewSentimentCorrected:
      '{by, select, person {<who>{actor}</who> corrected the sentiment of <what>{subject}</what>} other {The sentiment of <what>{subject}</what> was corrected}}',
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
    nothingText: 'Once your reviews come in, what waits for you shows here.',
    doneTitle: 'All done',
    doneText: 'Nothing is waiting for you. New items will show up here.',
    kinds: {
      incidents: 'Unusually many bad reviews',
      'low-reviews': 'Unanswered bad reviews',
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
