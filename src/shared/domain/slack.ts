/** Why a message did not get to Slack, as far as somebody can do something about it. */
export const SLACK_FAILURES = ['gone', 'forbidden', 'refused', 'unreachable'] as const
export type SlackFailure = (typeof SLACK_FAILURES)[number]

export const SLACK_HOST = 'https://hooks.slack.com'

/** As Slack gives it for an incoming webhook. */
export const isSlackAddress = (text: string) => /^https:\/\/hooks\.slack\.com(\/[\w-]{1,100}){2,6}$/.test(text)
