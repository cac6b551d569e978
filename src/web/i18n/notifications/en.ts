export const notifications = {
  title: 'Notifications',
  empty: 'No new notifications',
  markAllRead: 'Mark all as read',
  markReadOf: 'Mark as read: {message}',
  settings: 'Notification settings',
  unread: 'Unread: {message}',
  failed: 'Failed to load notifications',
  types: { review: 'Review', dispute: 'Dispute', campaign: 'Campaign', system: 'Goodword' },
} as const

export const notificationSettings = {
  intro: 'Choose what you hear about, and how. These settings are just for you, and changes are saved right away.',
  failed: 'Failed to load your notification settings',
  saveFailed: 'The change could not be saved',
  kind: 'Notify me about',
  choice: '{kind}: {channel}',
  always: 'Always',
  channels: { app: 'In the app', email: 'Email', push: 'Push' },
  company: {
    title: 'For your whole team',
    subtitle: 'What goes out to anyone at all. Everyone fine-tunes their own notifications below.',
    failed: 'Failed to load the team’s notification settings',
    ways: { email: 'Email', push: 'Push', slack: 'Slack' },
    hints: {
      email: 'Off, and only security notices are still emailed.',
      push: 'Off, and no browser or phone is told.',
      slack: 'News for everyone in one channel.',
    },
    alerts: 'Tell your team about',
    kinds: {
      reviewAlerts: 'New Reviews',
      disputeAlerts: 'Dispute Updates',
      campaignAlerts: 'Campaign Status',
    },
    slack: {
      address: 'Webhook address',
      hint: 'In Slack, add “Incoming Webhooks” to a channel and paste the address here.',
      saved: 'The saved address ends with {end}. Enter another one to replace it.',
      test: 'Send a test message',
      testing: 'Sending...',
      tested: 'Sent. Look at your Slack channel.',
      testFailed: 'The test message could not be sent',
      failedAt: 'The last message, {at}, did not reach Slack. {reason}',
      failures: {
        gone: 'Slack no longer knows this webhook, or its channel is archived. Create a new one.',
        forbidden: 'Your Slack workspace does not allow this webhook to post. Ask its administrators.',
        refused: 'Slack did not accept the message.',
        unreachable: 'Slack cannot be reached right now. Please try again later.',
      },
    },
  },
  workspaceOff: {
    cell: 'Off',
    email: {
      title: 'Email is turned off for the whole workspace',
      text: 'Only security notices are still emailed. Your own choices are kept and apply again once it is back on.',
    },
    push: {
      title: 'Push is turned off for the whole workspace',
      text: 'No push notifications are sent. Your own choices are kept and apply again once it is back on.',
    },
    digest: 'Email is turned off for the whole workspace, so no summary is sent.',
  },
  groups: {
    reviews: 'Reviews',
    replies: 'Replies',
    disputes: 'Disputes',
    workspace: 'Connections and team',
    security: 'Your account',
  },
  kinds: {
    review: {
      new: 'New reviews',
      bad: 'Bad reviews',
      assigned: 'A review is assigned to you',
      mentioned: 'Someone mentions you in a note',
      matched: 'A rule wants you to see a review',
      late: 'An answer is later than its target',
    },
    reply: {
      live: 'Your reply is live',
      rejected: 'A platform rejects your reply',
      failed: 'Your reply could not be posted',
      awaiting: 'A reply is waiting for your approval',
      returned: 'Your reply is returned to you',
      held: 'A scheduled reply is put on hold',
    },
    dispute: {
      changed: 'A dispute is updated',
      assigned: 'A dispute is assigned to you',
      due: 'A dispute is due',
    },
    feedback: { low: 'Private feedback with a low score' },
    theme: { moved: 'A followed theme gets better or worse' },
    incident: { opened: 'Many bad reviews at once' },
    connection: { broken: 'A connection is broken', expiring: 'A connection is about to expire' },
    campaign: {
      finished: 'A campaign has gone out',
      goal: 'A campaign has reached its goal',
      failed: 'A campaign could not go out',
      unwritten: 'A planned campaign has no message yet',
    },
    provider: { broken: 'A marketing provider no longer works', expiring: 'A marketing provider is about to expire' },
    domain: { failing: 'Your custom domain cannot be reached' },
    webhook: { 'given-up': 'A webhook is switched off' },
    payment: { failed: 'A payment failed' },
    invitation: { accepted: 'Someone joins the team' },
    member: { 'role-changed': 'Your role or permissions change', removed: 'Someone is removed from the team' },
    security: { notice: 'Security notices' },
  },
  hints: {
    review: {
      new: 'Reviews that arrive together are grouped into one notification.',
      bad: 'One or two stars, or not recommended. The email includes a draft reply you can send right away.',
    },
    reply: { held: 'For example, because the review was edited or already has a reply.' },
    incident: { opened: 'When one location gets as many in a short time as your incident rule says.' },
    security: {
      notice:
        'New devices, password and two-factor changes. You cannot turn these off, so no one can change your account without you knowing.',
    },
  },
  quiet: {
    title: 'Quiet hours',
    subtitle: 'No emails or push notifications during this time. Anything that comes in is sent afterwards.',
    switch: 'Use quiet hours',
    hint: 'Security notices can arrive at any time.',
    from: 'From',
    to: 'Until',
    same: 'Choose two different times.',
  },
  timezone: {
    label: 'Time zone',
    none: 'No time zone found',
    useHere: 'Use {timezone}, as on this device',
  },
  digest: {
    title: 'Daily summary',
    subtitle: 'One email a day with what happened and what is waiting for you.',
    switch: 'Send me the daily summary',
    hint: 'We skip days with no news.',
    hour: 'Time',
  },
  push: {
    title: 'Push',
    subtitle: 'Shown on this device even when Goodword is closed.',
    nobody: 'Push is on for some of the above, but not in any browser yet.',
    none: 'Push notifications are not available on this installation.',
    turnOn: 'Turn on in this browser',
    turningOn: 'Turning on...',
    turnOnFailed: 'Push could not be turned on',
    isOn: 'Push is on in this browser.',
    devices: 'Browsers with push',
    here: 'This browser',
    since: 'Turned on <time></time>',
    turnOff: 'Turn off',
    turnOffOf: 'Turn off {device}',
    remove: 'Remove',
    removeOf: 'Remove {device}',
    removing: 'Removing...',
    removed: '{device} no longer gets push notifications',
    removeFailed: 'The browser could not be removed',
    unsupported: {
      title: 'This browser does not support push notifications',
      text: 'Use a current version of Chrome, Edge, Firefox or Safari over a secure connection.',
    },
    'home-screen': {
      title: 'Add Goodword to your home screen first',
      text: 'On this device, only apps on the home screen can send push notifications. Choose Share, then Add to Home Screen, and open Goodword from there.',
    },
    blocked: {
      title: 'Notifications are blocked in this browser',
      text: 'Allow them for this site in your browser’s settings, next to the address bar, then come back here.',
    },
    dismissed: {
      title: 'Your browser is still waiting for permission',
      text: 'Turn push on again, and choose Allow when the browser asks.',
    },
    unreachable: {
      title: 'The browser’s push service could not be reached',
      text: 'It is run by your browser’s maker. A private window, a company network or a browser setting may be blocking it. Nothing has changed; try again later.',
    },
  },
} as const

/** The page that a mail's way out leads to. */
export const unsubscribe = {
  title: 'Email notifications',
  failed: 'The page could not be loaded',
  about: 'You get emails about:',
  end: 'Stop these emails',
  ended: 'Done. You no longer get emails about:',
  undo: 'Undo',
  changing: 'Saving...',
  changeFailed: 'The change could not be saved',
  report: 'The reputation report',
  more: 'Choose all your notifications',
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    notifications: typeof notifications
    notificationSettings: typeof notificationSettings
    unsubscribe: typeof unsubscribe
  }
}
