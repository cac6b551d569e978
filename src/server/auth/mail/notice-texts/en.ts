import type { NoticeTexts } from '../notice-texts.ts'
import { describeWait } from '../spoken-times.ts'

const FACTORS = { totp: 'an authenticator app', phone: 'a phone number' }

export const en: NoticeTexts = {
  notices: {
    'new-device': () => ({
      subject: 'New sign-in to your Goodword account',
      whatHappened: 'Someone signed in to your account from a device we have not seen before.',
    }),
    'password-changed': () => ({
      subject: 'Your Goodword password was changed',
      whatHappened: 'The password for your account was changed, and every other device was signed out.',
    }),
    'password-added': () => ({
      subject: 'A password was added to your Goodword account',
      whatHappened: 'You can now also sign in to your account with your email address and a password.',
    }),
    'password-removed': () => ({
      subject: 'The password was removed from your Goodword account',
      whatHappened: 'You can no longer sign in to your account with a password.',
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'The email address of your Goodword account was changed',
      whatHappened: `Your account now uses ${newEmail}. You can no longer sign in with this address.`,
    }),
    'factor-added': ({ factor }) => ({
      subject: 'A two-factor method was added to your Goodword account',
      whatHappened: `From now on, signing in to your account also requires a code from ${FACTORS[factor]}.`,
    }),
    'factor-removed': ({ factor }) => ({
      subject: 'A two-factor method was removed from your Goodword account',
      whatHappened: `Codes from ${FACTORS[factor]} are no longer needed to sign in to your account.`,
    }),
    'recovery-code-used': ({ left }) => ({
      subject: 'A recovery code was used for your Goodword account',
      whatHappened: `Someone signed in with one of your recovery codes. ${tellLeft(left)}`,
    }),
    'recovery-codes-made': () => ({
      subject: 'New recovery codes for your Goodword account',
      whatHappened: 'New recovery codes were created for your account. The old ones no longer work.',
    }),
    'refresh-token-reused': () => ({
      subject: 'We ended one of your Goodword sessions',
      whatHappened:
        'One of your sessions was in use in two places, which can mean that it was copied. We ended it; please sign in again.',
    }),
    'session-shared': () => ({
      subject: 'One of your Goodword sessions is in use on two devices',
      whatHappened:
        'The same session of your account is in use on this device and on another one. That should not happen: it can mean that the session was copied.',
    }),
    'identity-linked': ({ provider }) => ({
      subject: `${provider} was connected to your Goodword account`,
      whatHappened: `You can now also sign in to your account with ${provider}.`,
    }),
    'identity-unlinked': ({ provider }) => ({
      subject: `${provider} was disconnected from your Goodword account`,
      whatHappened: `You can no longer sign in to your account with ${provider}.`,
    }),
    'account-locked': ({ waitSeconds }) => ({
      subject: 'Your Goodword account is locked for a while',
      whatHappened: `Someone entered the wrong password too many times. You cannot sign in for ${describeWait('en', waitSeconds)}; after that, your password will work again.`,
    }),
    'factor-guessed': () => ({
      subject: 'Someone entered wrong codes for your Goodword account',
      whatHappened:
        'Someone got past the first step of signing in to your account and then entered several wrong codes. They cannot get in without the right one.',
    }),
  },
  facts: {
    time: (at) => `Time: ${at}`,
    device: (device) => `Device: ${device}`,
    address: (address) => `IP address: ${address}`,
  },
  onSystem: (browser, system) => `${browser} on ${system}`,
  unknownDevice: 'Unknown',
  newPassword: {
    advice:
      'If this was you, there is nothing to do. If it was not you, set a new password now. That signs out every other device.',
    action: 'Set a new password',
  },
  contactUs: {
    advice: 'If this was you, there is nothing to do. If it was not you, contact us now.',
    action: 'Contact us',
  },
  footer: 'We send these notices to keep your account safe. They cannot be turned off.',
}

function tellLeft(left: number): string {
  if (left === 0) return 'You have none left; create new ones in your settings.'
  return left === 1 ? 'You have one left.' : `You have ${left} left.`
}
