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
      closing: [within(details), 'If you did not sign up for Goodword, ignore this mail. Nothing happens without you.'],
    }),
    magiclink: (details) => ({
      subject: 'Your sign-in link for Goodword',
      heading: 'Sign in to Goodword',
      paragraphs: ['This link signs you in, without a password.'],
      action: 'Sign in',
      codeLabel,
      closing: [within(details), 'If you did not ask for it, ignore this mail and give the code to nobody.'],
    }),
    recovery: (details) => ({
      subject: 'Set a new password for Goodword',
      heading: 'Set a new password',
      paragraphs: ['Somebody asked for a new password for your Goodword account. If that was you, choose one now.'],
      action: 'Set a new password',
      codeLabel,
      closing: [
        within(details),
        'If you did not ask for it, ignore this mail and give the code to nobody. Your password stays as it is.',
      ],
    }),
    invite: (details) => ({
      subject: 'You are invited to Goodword',
      heading: 'You are invited to Goodword',
      paragraphs: ['An administrator has set up a Goodword account for this address. Accept to choose a password.'],
      action: 'Accept the invitation',
      codeLabel,
      closing: [within(details), 'If you did not expect this invitation, ignore this mail.'],
    }),
    'team-invitation': (details) => ({
      subject: `${details.inviter} invites you to ${details.company} on Goodword`,
      heading: `Join ${details.company} on Goodword`,
      paragraphs: [
        `${details.inviter} invites you to look after the reviews of ${details.company} together.`,
        `Your role: ${ROLES[details.role]}`,
      ],
      action: 'Accept the invitation',
      codeLabel,
      closing: [
        within(details),
        `If you do not know ${details.inviter}, ignore this mail. Nothing happens without you.`,
      ],
    }),
    email_change_current: (details) => ({
      subject: 'Confirm the change of your Goodword email address',
      heading: 'Your email address is to change',
      paragraphs: [
        `Somebody asked to change the email address of your Goodword account to ${details.newEmail}. Confirm only if that was you.`,
      ],
      action: 'Confirm the change',
      codeLabel,
      closing: [
        within(details),
        'If that was not you, do not confirm, give the code to nobody and change your password. Your address stays as it is.',
      ],
    }),
    email_change_new: (details) => ({
      subject: 'Confirm your new email address for Goodword',
      heading: 'Confirm your new email address',
      paragraphs: [`Confirm that your Goodword account is to use ${details.newEmail} from now on.`],
      action: 'Confirm new address',
      codeLabel,
      closing: [within(details), 'If you did not ask for it, ignore this mail. Nothing changes without you.'],
    }),
    reauthentication: ({ code, validSeconds }) => ({
      subject: `${code} is your Goodword code`,
      heading: 'Confirm that it is you',
      paragraphs: ['You are changing something that matters in your Goodword account.'],
      codeLabel: 'Enter this code to go on:',
      closing: [
        `Use the code within ${describeDuration('en', validSeconds)}. It works only once.`,
        'If you did not ask for it, give it to nobody and change your password: somebody else may be signed in to your account.',
      ],
    }),
    'already-registered': () => ({
      subject: 'You already have a Goodword account',
      heading: 'You already have an account',
      paragraphs: [
        'Somebody tried to sign up for Goodword with this address. It has an account already, so nothing has changed.',
        'If that was you, sign in, or set a new password if you have forgotten it.',
      ],
      action: 'Sign in',
      otherAction: 'Set a new password',
      closing: ['If that was not you, you need not do anything.'],
    }),
  },
  footer: 'You get this mail because somebody gave this address to Goodword.',
}
