import type { NoticeTexts } from '../notice-texts.ts'
import { describeWait } from '../spoken-times.ts'

const FACTORS = { totp: 'an authenticator app', phone: 'a phone number' }

export const en: NoticeTexts = {
  notices: {
    'new-device': () => ({
      subject: 'New sign-in to your Goodword account',
      whatHappened: 'Somebody signed in to your account from a device we have not seen there before.',
    }),
    'password-changed': () => ({
      subject: 'Your Goodword password was changed',
      whatHappened: 'The password of your account was changed. Every other device was signed out.',
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'The email address of your Goodword account was changed',
      whatHappened: `Your account now belongs to ${newEmail}. This address can no longer be used to sign in.`,
    }),
    'factor-added': ({ factor }) => ({
      subject: 'A second factor was added to your Goodword account',
      whatHappened: `From now on, signing in to your account also takes a code from ${FACTORS[factor]}.`,
    }),
    'factor-removed': ({ factor }) => ({
      subject: 'A second factor was removed from your Goodword account',
      whatHappened: `Codes from ${FACTORS[factor]} are no longer asked for when you sign in to your account.`,
    }),
    'recovery-code-used': ({ left }) => ({
      subject: 'A recovery code was used for your Goodword account',
      whatHappened: `Somebody signed in with one of your recovery codes. ${tellLeft(left)}`,
    }),
    'recovery-codes-made': () => ({
      subject: 'New recovery codes for your Goodword account',
      whatHappened: 'New recovery codes were made for your account. The earlier ones no longer work.',
    }),
    'refresh-token-reused': () => ({
      subject: 'We ended a session of your Goodword account',
      whatHappened:
        'A session of your account was in use in two places, which can mean that it was copied. We ended it; sign in again to go on.',
    }),
    'identity-linked': ({ provider }) => ({
      subject: `${provider} was connected to your Goodword account`,
      whatHappened: `From now on, your account can also be signed in to with ${provider}.`,
    }),
    'identity-unlinked': ({ provider }) => ({
      subject: `${provider} was disconnected from your Goodword account`,
      whatHappened: `Your account can no longer be signed in to with ${provider}.`,
    }),
    'account-locked': ({ waitSeconds }) => ({
      subject: 'Your Goodword account is locked for a while',
      whatHappened: `Somebody entered a wrong password too often. Signing in is refused for ${describeWait('en', waitSeconds)}; after that, your password works again.`,
    }),
  },
  facts: { time: 'Time', device: 'Device', address: 'IP address' },
  onSystem: (browser, system) => `${browser} on ${system}`,
  unknownDevice: 'Unknown',
  newPassword: {
    advice:
      'If that was you, there is nothing to do. If that was not you, set a new password now. It signs out every other device.',
    action: 'Set a new password',
  },
  contactUs: {
    advice: 'If that was you, there is nothing to do. If that was not you, write to us now.',
    action: 'Contact us',
  },
  footer: 'Goodword sends such notices to keep your account safe. They cannot be switched off.',
}

function tellLeft(left: number): string {
  if (left === 0) return 'None is left; make new ones in the settings.'
  return left === 1 ? 'One is left.' : `${left} are left.`
}
