import type { TeamRole } from '#shared/domain/permissions.ts'
import type { AuthMailTexts } from '../auth-mail-texts.ts'
import { describeDuration } from '../spoken-times.ts'

const ROLES: Record<TeamRole, string> = {
  owner: 'Owner',
  admin: 'Administrator',
  manager: 'Manager',
  member: 'Team Member',
}

const codeLabel = 'Or enter this code:'

const within = ({ code, validSeconds }: { code: string; validSeconds: number }) =>
  code === ''
    ? `Use the link within ${describeDuration('en', validSeconds)}.`
    : `Use the link or the code within ${describeDuration('en', validSeconds)}. Each works only once.`

export const en: AuthMailTexts = {
  kinds: {
    confirmation: (details) => ({
      subject: 'Confirm your email address for Goodword',
      heading: 'Confirm your email address',
      paragraphs: ['Confirm that this address is yours to finish setting up your Goodword account.'],
      action: 'Confirm email address',
      codeLabel,
      closing: [
        within(details),
        'If you did not sign up for Goodword, ignore this email. Nothing happens without you.',
      ],
    }),
    magiclink: (details) => ({
      subject: 'Your sign-in link for Goodword',
      heading: 'Sign in to Goodword',
      paragraphs: ['This link signs you in, without a password.'],
      action: 'Sign in',
      codeLabel,
      closing: [within(details), 'If you did not ask for this, ignore this email and do not share the code.'],
    }),
    recovery: (details) => ({
      subject: 'Set a new password for Goodword',
      heading: 'Set a new password',
      paragraphs: ['Someone asked for a new password for your Goodword account. If that was you, choose one now.'],
      action: 'Set a new password',
      codeLabel,
      closing: [
        within(details),
        'If you did not ask for this, ignore this email and do not share the code. Your password stays the same.',
      ],
    }),
    invite: (details) => ({
      subject: 'You are invited to Goodword',
      heading: 'You are invited to Goodword',
      paragraphs: ['An administrator has set up a Goodword account for this address. Accept to choose a password.'],
      action: 'Accept the invitation',
      codeLabel,
      closing: [within(details), 'If you did not expect this invitation, ignore this email.'],
    }),
    'team-invitation': (details) => ({
      subject: `${details.inviter} invites you to ${details.company || 'their team'} on Goodword`,
      heading: `Join ${details.company || 'a team'} on Goodword`,
      paragraphs: [
        `${details.inviter} invites you to help look after the reviews of ${details.company || 'their business'}.`,
        `Your role: ${ROLES[details.role]}`,
      ],
      action: 'Accept the invitation',
      codeLabel,
      closing: [
        within(details),
        `If you do not know ${details.inviter}, ignore this email. Nothing happens without you.`,
      ],
    }),
    email_change_current: (details) =>
      details.isNewEnough
        ? {
            subject: 'Your Goodword email address is about to change',
            heading: 'Your email address is about to change',
            paragraphs: [
              `Someone asked to change the email address of your Goodword account to ${details.newEmail}. It changes as soon as that address confirms it.`,
            ],
            closing: ['If it was not you, change your password now. That stops the change.'],
          }
        : {
            subject: 'Confirm the change of your Goodword email address',
            heading: 'Confirm your new email address',
            paragraphs: [
              `Someone asked to change the email address of your Goodword account to ${details.newEmail}. Confirm only if that was you.`,
            ],
            action: 'Confirm the change',
            codeLabel,
            closing: [
              within(details),
              'If it was not you, do not confirm, do not share the code, and change your password. Your address stays the same.',
            ],
          },
    email_change_new: (details) => ({
      subject: 'Confirm your new email address for Goodword',
      heading: 'Confirm your new email address',
      paragraphs: [`Confirm that you want to use ${details.newEmail} for your Goodword account from now on.`],
      action: 'Confirm new address',
      codeLabel,
      closing: [within(details), 'If you did not ask for this, ignore this email. Nothing changes without you.'],
    }),
    reauthentication: ({ code, validSeconds }) => ({
      subject: `${code} is your Goodword code`,
      heading: 'Confirm that it is you',
      paragraphs: ['You are making an important change to your Goodword account.'],
      codeLabel: 'Enter this code to continue:',
      closing: [
        `Use the code within ${describeDuration('en', validSeconds)}. It works only once.`,
        'If you did not ask for this, do not share the code, and change your password: someone else may be signed in to your account.',
      ],
    }),
    'already-registered': () => ({
      subject: 'You already have a Goodword account',
      heading: 'You already have an account',
      paragraphs: [
        'Someone tried to use this address for a Goodword account. It already has one, so nothing has changed.',
        'If that was you, sign in, or set a new password if you have forgotten it.',
      ],
      action: 'Sign in',
      otherAction: 'Set a new password',
      closing: ['If it was not you, there is nothing you need to do.'],
    }),
  },
  footer: 'You are getting this email because someone entered this address on Goodword.',
}
