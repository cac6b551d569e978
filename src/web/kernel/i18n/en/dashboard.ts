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
