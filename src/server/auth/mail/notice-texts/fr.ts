import type { NoticeTexts } from '../notice-texts.ts'
import { describeWait } from '../spoken-times.ts'

const FACTORS = { totp: 'd’une application d’authentification', phone: 'envoyé par SMS' }

export const fr: NoticeTexts = {
  notices: {
    'new-device': () => ({
      subject: 'Nouvelle connexion à votre compte Goodword',
      whatHappened: 'Quelqu’un s’est connecté à votre compte depuis un appareil que nous ne connaissons pas.',
    }),
    'password-changed': () => ({
      subject: 'Votre mot de passe Goodword a été modifié',
      whatHappened: 'Le mot de passe de votre compte a été modifié. Tous les autres appareils ont été déconnectés.',
    }),
    'password-added': () => ({
      subject: 'Un mot de passe a été ajouté à votre compte Goodword',
      whatHappened: 'Vous pouvez désormais aussi vous connecter avec votre adresse e-mail et un mot de passe.',
    }),
    'password-removed': () => ({
      subject: 'Le mot de passe de votre compte Goodword a été supprimé',
      whatHappened: 'Vous ne pouvez plus vous connecter avec un mot de passe.',
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'L’adresse e-mail de votre compte Goodword a été modifiée',
      whatHappened: `Votre compte utilise maintenant ${newEmail}. L’adresse à laquelle vous recevez cet e-mail ne permet plus de se connecter.`,
    }),
    'factor-added': ({ factor }) => ({
      subject: 'Une méthode de vérification a été ajoutée à votre compte Goodword',
      whatHappened: `Désormais, la connexion à votre compte demande aussi un code ${FACTORS[factor]}.`,
    }),
    'factor-removed': ({ factor }) => ({
      subject: 'Une méthode de vérification a été retirée de votre compte Goodword',
      whatHappened: `La connexion à votre compte ne demande plus de code ${FACTORS[factor]}.`,
    }),
    'recovery-code-used': ({ left }) => ({
      subject: 'Un code de secours de votre compte Goodword a été utilisé',
      whatHappened: `Quelqu’un s’est connecté avec l’un de vos codes de secours. ${tellLeft(left)}`,
    }),
    'recovery-codes-made': () => ({
      subject: 'Nouveaux codes de secours pour votre compte Goodword',
      whatHappened: 'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne fonctionnent plus.',
    }),
    'refresh-token-reused': () => ({
      subject: 'Nous avons fermé une session de votre compte Goodword',
      whatHappened:
        'Une session de votre compte était utilisée à deux endroits, ce qui peut vouloir dire qu’elle a été copiée. Nous l’avons fermée ; reconnectez-vous pour continuer.',
    }),
    'session-shared': () => ({
      subject: 'Une session de votre compte Goodword est utilisée sur deux appareils',
      whatHappened:
        'La même session de votre compte est utilisée sur cet appareil et sur un autre. Cela ne devrait pas arriver : quelqu’un l’a peut-être copiée.',
    }),
    'identity-linked': ({ provider }) => ({
      subject: `${provider} a été associé à votre compte Goodword`,
      whatHappened: `Vous pouvez maintenant vous connecter aussi avec ${provider}.`,
    }),
    'identity-unlinked': ({ provider }) => ({
      subject: `${provider} a été dissocié de votre compte Goodword`,
      whatHappened: `${provider} ne permet plus de se connecter à votre compte.`,
    }),
    'account-locked': ({ waitSeconds }) => ({
      subject: 'Votre compte Goodword est temporairement bloqué',
      whatHappened: `Un mot de passe incorrect a été saisi trop de fois. La connexion est bloquée pendant ${describeWait('fr', waitSeconds)} ; ensuite, votre mot de passe fonctionnera de nouveau.`,
    }),
    'factor-guessed': () => ({
      subject: 'Des codes incorrects ont été saisis pour votre compte Goodword',
      whatHappened:
        'Quelqu’un a passé la première étape de la connexion à votre compte, puis a saisi plusieurs codes incorrects. Sans le bon code, il est impossible de se connecter.',
    }),
  },
  facts: {
    time: (at) => `Date : ${at}`,
    device: (device) => `Appareil : ${device}`,
    address: (address) => `Adresse IP : ${address}`,
  },
  onSystem: (browser, system) => `${browser} sur ${system}`,
  unknownDevice: 'Inconnu',
  newPassword: {
    advice:
      'Si c’était bien vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : tous les autres appareils seront déconnectés.',
    action: 'Choisir un nouveau mot de passe',
  },
  contactUs: {
    advice: 'Si c’était bien vous, vous n’avez rien à faire. Sinon, écrivez-nous tout de suite.',
    action: 'Nous contacter',
  },
  footer: 'Goodword envoie ces alertes pour protéger votre compte. Elles ne peuvent pas être désactivées.',
}

function tellLeft(left: number): string {
  if (left === 0) return 'Il n’en reste aucun ; créez-en de nouveaux dans les paramètres.'
  return left === 1 ? 'Il en reste un.' : `Il en reste ${left}.`
}
