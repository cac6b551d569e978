export const notifications = {
  title: 'Notifications',
  open: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  empty: 'No new notifications',
  markAllRead: 'Mark all as read',
  markReadOf: 'Mark as read: {message}',
  newOne: 'New notification: {message}',
  newMany: '{count, plural, one {# new notification} other {# new notifications}}',
  settings: 'Notification settings',
  unread: 'Unread: {message}',
  readFailed: 'The notification could not be marked as read',
  failed: 'Failed to load notifications',
  types: { review: 'Review', dispute: 'Dispute', campaign: 'Campaign', system: 'Goodword' },
} as const

export const notificationSettings = {
  intro: 'What you are told of, and how. This is for you alone, and every change is saved at once.',
  failed: 'Failed to load your notification settings',
  saveFailed: 'The change could not be saved',
  kind: 'What happens',
  choice: '{kind}: {channel}',
  always: 'Always',
  channels: { app: 'In the app', email: 'Email', push: 'Push' },
  workspaceOff: {
    cell: 'Off',
    email: {
      title: 'Email is switched off for the whole workspace',
      text: 'Only security notices are still mailed. Your own choices are kept, and hold again once it is on.',
    },
    push: {
      title: 'Push is switched off for the whole workspace',
      text: 'No browser is told anything. Your own choices are kept, and hold again once it is on.',
    },
    digest: 'Email is switched off for the whole workspace, so no summary is sent.',
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
      mentioned: 'Somebody mentions you in a note',
    },
    reply: {
      live: 'Your reply is live',
      rejected: 'A platform rejects your reply',
      failed: 'Your reply could not be posted',
      awaiting: 'A reply waits for your approval',
      returned: 'Your reply comes back to you',
      held: 'A scheduled reply is held back',
    },
    dispute: {
      changed: 'A dispute moves on',
      assigned: 'A dispute is assigned to you',
      due: 'A dispute is due',
    },
    incident: { opened: 'Many bad reviews at once' },
    connection: { broken: 'A connection is broken', expiring: 'A connection is about to expire' },
    invitation: { accepted: 'Somebody joins the team' },
    security: { notice: 'Security notices' },
  },
  hints: {
    review: {
      new: 'Those that come together are told as one.',
      bad: 'One or two stars, or not recommended. The mail brings a draft that you can send from there.',
    },
    reply: { held: 'Because the review has changed, or it has been answered meanwhile.' },
    incident: { opened: 'As many at one location in a short time as your rule for incidents says.' },
    security: {
      notice:
        'New devices, passwords and second factors. They cannot be switched off, so that nobody changes your account without your knowing.',
    },
  },
  quiet: {
    title: 'Quiet hours',
    subtitle: 'Nothing is mailed or pushed then. What came meanwhile goes out afterwards.',
    switch: 'Keep quiet hours',
    hint: 'Security notices come at any hour.',
    from: 'From',
    to: 'Until',
    same: 'Choose two different times.',
  },
  timezone: {
    label: 'Timezone',
    none: 'No timezone found',
    useHere: 'Use {timezone}, as on this device',
  },
  digest: {
    title: 'Daily summary',
    subtitle: 'One mail a day with what has happened and what waits for you.',
    switch: 'Send me the daily summary',
    hint: 'On a day without news there is none.',
    hour: 'Time',
  },
  push: {
    title: 'Push',
    subtitle: 'On this screen even when Goodword is closed.',
    nobody: 'Push is on for some of the above, but no browser shows it yet.',
    none: 'This installation sends no pushes.',
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
    removed: '{device} shows no more pushes',
    removeFailed: 'The browser could not be removed',
    unsupported: {
      title: 'This browser cannot show pushes',
      text: 'A current version of Chrome, Edge, Firefox or Safari can, over a secure connection.',
    },
    'home-screen': {
      title: 'Add Goodword to your home screen first',
      text: 'Here only apps on the home screen may push: choose Share, then Add to Home Screen, and open Goodword from there.',
    },
    blocked: {
      title: 'Notifications are blocked in this browser',
      text: 'Allow them for this site in the browser’s settings, beside the address. Then come back here.',
    },
    dismissed: {
      title: 'The browser got no answer',
      text: 'Turn push on again, and choose Allow when the browser asks.',
    },
    unreachable: {
      title: 'The browser’s push service could not be reached',
      text: 'It belongs to the maker of the browser. A private window, a company network or a setting of the browser may stand in the way. Nothing has changed; try again later.',
    },
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    notifications: typeof notifications
    notificationSettings: typeof notificationSettings
  }
}
