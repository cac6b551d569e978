import { activityChanges, activitySubjects, teamRoles } from '#shared/domain/activity-labels/en.ts'
import { permissionNames } from '#shared/domain/permission-names/en.ts'

export const activity = {
  anonymous: 'Anonymous',
  subjects: activitySubjects,
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
    memberRoleChanged:
      '{by, select, person {<who>{actor}</who> changed the role of <what>{subject}</what>} other {The role of <what>{subject}</what> was changed}}',
    memberPermissionsChanged:
      '{by, select, person {<who>{actor}</who> changed the permissions of <what>{subject}</what>} other {The permissions of <what>{subject}</what> were changed}}',
    memberLocationsChanged:
      '{by, select, person {<who>{actor}</who> changed the locations of <what>{subject}</what>} other {The locations of <what>{subject}</what> were changed}}',
    memberSuspended:
      '{by, select, person {<who>{actor}</who> suspended <what>{subject}</what>} other {<what>{subject}</what> was suspended}}',
    memberReactivated:
      '{by, select, person {<who>{actor}</who> reactivated <what>{subject}</what>} other {<what>{subject}</what> was reactivated}}',
    memberRemoved:
      '{by, select, person {<who>{actor}</who> removed <what>{subject}</what> from the team} other {<what>{subject}</what> was removed from the team}}',
    memberInvitationWithdrawn:
      '{by, select, person {<who>{actor}</who> withdrew the invitation to <what>{subject}</what>} other {The invitation to <what>{subject}</what> was withdrawn}}',
    memberOwnershipTransferred:
      '{by, select, person {<who>{actor}</who> transferred the workspace to <what>{subject}</what>} other {The workspace was transferred to <what>{subject}</what>}}',
    securityRulesChanged: '<who>{actor}</who> changed the security rules',
    securityWhitelistReleased: '<who>{actor}</who> turned the IP whitelist off with a link sent by email',
    securityKeyMade: '<who>{actor}</who> made the API key <what>{subject}</what>',
    securityKeyRotated: '<who>{actor}</who> gave the API key <what>{subject}</what> a new secret',
    securityKeyRevoked: '<who>{actor}</who> revoked the API key <what>{subject}</what>',
    securityWebhookMade: '<who>{actor}</who> added the webhook <what>{subject}</what>',
    securityWebhookChanged: '<who>{actor}</who> changed the webhook <what>{subject}</what>',
    securityWebhookRemoved: '<who>{actor}</who> deleted the webhook <what>{subject}</what>',
    ssoChanged: '{by, select, person {<who>{actor}</who> set up single sign-on} other {Single sign-on was set up}}',
    ssoRemoved: '{by, select, person {<who>{actor}</who> removed single sign-on} other {Single sign-on was removed}}',
    integrationConnected:
      '{by, select, person {<who>{actor}</who> connected <what>{subject}</what>} other {<what>{subject}</what> was connected}}',
    integrationDisconnected:
      '{by, select, person {<who>{actor}</who> disconnected <what>{subject}</what>} other {<what>{subject}</what> was disconnected}}',
    integrationBroken: '<what>{subject}</what> needs to be reconnected',
    providerConnected:
      '{by, select, person {<who>{actor}</who> connected <what>{subject}</what>} other {<what>{subject}</what> was connected}}',
    providerChanged:
      '{by, select, person {<who>{actor}</who> changed the settings of <what>{subject}</what>} other {The settings of <what>{subject}</what> were changed}}',
    providerDisconnected:
      '{by, select, person {<who>{actor}</who> disconnected <what>{subject}</what>} other {<what>{subject}</what> was disconnected}}',
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
    qrCodeActivated: '<who>{actor}</who> turned on the QR code <what>{subject}</what>',
    qrCodeDeactivated: '<who>{actor}</who> turned off the QR code <what>{subject}</what>',
    qrCodeDeleted: '<who>{actor}</who> deleted the QR code <what>{subject}</what>',
    qrCodeRestored: '<who>{actor}</who> restored the QR code <what>{subject}</what>',
    hostedPageCreated: '<who>{actor}</who> created the page <what>{subject}</what>',
    hostedPageChanged: '<who>{actor}</who> changed the page <what>{subject}</what>',
    hostedPagePublished: '<who>{actor}</who> published the page <what>{subject}</what>',
    hostedPageUnpublished: '<who>{actor}</who> took the page <what>{subject}</what> offline',
    hostedPageDeleted: '<who>{actor}</who> deleted the page <what>{subject}</what>',
    hostedPageRestored: '<who>{actor}</who> restored the page <what>{subject}</what>',
    hostedPageAnswered: '<who>{actor}</who> replied to private feedback on the page <what>{subject}</what>',
    reviewSentimentCorrected:
      '{by, select, person {<who>{actor}</who> corrected the sentiment of <what>{subject}</what>} other {The sentiment of <what>{subject}</what> was corrected}}',
    assistantVoiceChanged:
      '{by, select, person {<who>{actor}</who> changed the brand voice} other {The brand voice was changed}}',
    accountSignInRefused: 'A sign-in attempt as <what>{subject}</what> failed{count, plural, =1 {} other { # times}}',
    accountLocked: 'Sign-in for <what>{subject}</what> was locked for a while after too many attempts',
    accountPasswordChanged: '<who>{actor}</who> changed their password',
    accountEmailChanged: '<who>{actor}</who> changed their email address',
    accountFactorAdded: '<who>{actor}</who> added a two-factor method',
    accountFactorRemoved: '<who>{actor}</who> removed a two-factor method',
    accountRecoveryCodesMade: '<who>{actor}</who> created new recovery codes',
    accountRecoveryCodeUsed: '<who>{actor}</who> signed in with a recovery code',
    accountIdentityLinked: '<who>{actor}</who> added a way to sign in',
    accountIdentityUnlinked: '<who>{actor}</who> removed a way to sign in',
    workspaceSettingsChanged: '<who>{actor}</who> changed the settings',
    workspaceBrandingChanged: '<who>{actor}</who> changed the branding',
    workspaceExported: '<who>{actor}</who> exported all data',
    workspaceClosed: '<who>{actor}</who> closed the workspace',
    workspaceReopened: '<who>{actor}</who> reopened the workspace',
    workspaceSuspended: '<who>{actor}</who> suspended the workspace',
    workspaceDeactivated: '<who>{actor}</who> deactivated the workspace',
    workspaceReactivated: '<who>{actor}</who> reactivated the workspace',
    workspaceViewed: '<who>{actor}</who> viewed the workspace: {subject}',
    workspaceActivityExported: '<who>{actor}</who> downloaded the activity',
    billingPlanBooked: 'The plan <what>{subject}</what> was booked',
    billingPlanSwitched: '<who>{actor}</who> switched the plan to <what>{subject}</what>',
    billingSwitchUndone: '<who>{actor}</who> stayed with the plan <what>{subject}</what>',
    billingCanceled: '<who>{actor}</who> canceled the plan <what>{subject}</what>',
    billingCancelUndone: '<who>{actor}</who> took back the cancellation of <what>{subject}</what>',
    billingPaymentFailed: 'The payment for the plan <what>{subject}</what> failed',
    billingTrialExtended: '<who>{actor}</who> extended your trial',
    billingCreditGiven: '<who>{actor}</who> gave you a credit of <what>{subject}</what>',
    automationChanged: '<who>{actor}</who> changed the automation <what>{subject}</what>',
    automationConsented: '<who>{actor}</who> agreed that texts are posted automatically <what>{subject}</what>',
    automationStopped: '<who>{actor}</who> stopped the automation',
    automationResumed: '<who>{actor}</who> started the automation again',
    reviewExported: '<who>{actor}</who> downloaded reviews',
    campaignCreated: '<who>{actor}</who> added the campaign <what>{subject}</what>',
    campaignChanged: '<who>{actor}</who> changed the campaign <what>{subject}</what>',
    campaignDeleted: '<who>{actor}</who> deleted the campaign <what>{subject}</what>',
    campaignRestored: '<who>{actor}</who> restored the campaign <what>{subject}</what>',
    campaignSent: '<who>{actor}</who> sent the campaign <what>{subject}</what>',
    campaignScheduled: '<who>{actor}</who> scheduled the campaign <what>{subject}</what>',
    campaignUnscheduled: '<who>{actor}</who> took back the time of the campaign <what>{subject}</what>',
    campaignActivated: '<who>{actor}</who> activated the campaign <what>{subject}</what>',
    campaignPaused: '<who>{actor}</who> paused the campaign <what>{subject}</what>',
    campaignEnded: '<who>{actor}</who> ended the campaign <what>{subject}</what>',
    campaignCompleted: 'The campaign <what>{subject}</what> is complete',
    campaignFailed: 'The campaign <what>{subject}</what> could not go on',
    campaignExported: '<who>{actor}</who> downloaded the recipients of the campaign <what>{subject}</what>',
    campaignAsked: '<who>{actor}</who> asked someone for a review: <what>{subject}</what>',
    contactCreated: '<who>{actor}</who> added {count, plural, one {a contact} other {# contacts}}',
    contactChanged: '<who>{actor}</who> changed {count, plural, one {a contact} other {# contacts}}',
    contactTagged: '<who>{actor}</who> changed the tags of {amount, plural, one {a contact} other {# contacts}}',
    contactConsented:
      '<who>{actor}</who> recorded {count, plural, one {a contact’s consent} other {the consent of # contacts}}',
    contactVisited: '<who>{actor}</who> recorded {count, plural, one {a visit} other {# visits}}',
    contactUnsubscribed:
      '{by, select, person {<who>{actor}</who> recorded that {count, plural, one {a contact wants} other {# contacts want}} no messages} other {{count, plural, one {A contact} other {# contacts}} unsubscribed}}',
    contactDeleted: '<who>{actor}</who> deleted {amount, plural, one {a contact} other {# contacts}}',
    contactImported: '<who>{actor}</who> imported {amount, plural, one {a contact} other {# contacts}}',
    contactImportUndone: '<who>{actor}</who> undid an import of {amount, plural, one {a contact} other {# contacts}}',
    contactRestored: '<who>{actor}</who> restored {amount, plural, one {a contact} other {# contacts}}',
    contactExported: '<who>{actor}</who> downloaded contacts',
    contactErased: '<who>{actor}</who> erased a person’s data',
    qrCodeExported: '<who>{actor}</who> downloaded the scans of <what>{subject}</what>',
    hostedPageExported: '<who>{actor}</who> downloaded the answers of the page <what>{subject}</what>',
  },
} as const

export const askedThisMonth = {
  title: 'Asked this month',
  failed: 'Failed to load who was asked this month',
  asked: 'Asked',
  responses: 'Responses',
  none: 'No one has been asked for a review yet this month.',
  begin: 'Ask your customers',
} as const

export const activityTab = {
  title: 'Activity',
  description: 'Who did what, when and from where. No one can change these entries.',
  tabs: 'Team',
  members: 'Members',
  failed: 'Failed to load activity',
  emptyTitle: 'No activity yet',
  emptyText: 'What you and your team do will appear here.',
  nothingTitle: 'No matching activity',
  nothingText: 'Change or clear the filters to see more.',
  person: 'Person',
  everybody: 'Everyone',
  product: 'Goodword, automatically',
  left: 'Someone who has left',
  area: 'Area',
  allAreas: 'All areas',
  from: 'From',
  to: 'To',
  clear: 'Clear',
  download: 'Download CSV',
  downloading: 'Downloading...',
  downloadFailed: 'The file could not be downloaded',
  deviceAt: '{device}, {address}',
  onSystem: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  change: '{name}: {before} → {after}',
  listed: '{name}: {list}',
  nothing: '–',
  yes: 'Yes',
  no: 'No',
  changes: activityChanges,
  roles: teamRoles,
  permissions: permissionNames,
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    activity: typeof activity
    askedThisMonth: typeof askedThisMonth
    activityTab: typeof activityTab
  }
}
