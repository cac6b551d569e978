import type { TeamRole } from '#shared/domain/permissions.ts'
import type { AuthMailTexts } from '../auth-mail-texts.ts'
import { describeDuration } from '../spoken-times.ts'

const ROLES: Record<TeamRole, string> = {
  owner: 'Propriétaire',
  admin: 'Administrateur',
  manager: 'Responsable',
  member: 'Membre de l’équipe',
}

const codeLabel = 'Ou saisissez ce code :'

const within = ({ code, validSeconds }: { code: string; validSeconds: number }) =>
  code === ''
    ? `Le lien est valable ${describeDuration('fr', validSeconds)}.`
    : `Le lien et le code sont valables ${describeDuration('fr', validSeconds)} et ne servent qu’une fois.`

export const fr: AuthMailTexts = {
  kinds: {
    confirmation: (details) => ({
      subject: 'Confirmez votre adresse e-mail pour Goodword',
      heading: 'Confirmez votre adresse e-mail',
      paragraphs: ['Confirmez que cette adresse est la vôtre pour terminer la création de votre compte Goodword.'],
      action: 'Confirmer l’adresse e-mail',
      codeLabel,
      closing: [within(details), 'Si vous n’avez pas créé de compte Goodword, ignorez simplement cet e-mail.'],
    }),
    magiclink: (details) => ({
      subject: 'Votre lien de connexion à Goodword',
      heading: 'Connectez-vous à Goodword',
      paragraphs: ['Ce lien vous connecte sans mot de passe.'],
      action: 'Se connecter',
      codeLabel,
      closing: [within(details), 'Si vous n’avez rien demandé, ignorez cet e-mail et ne donnez le code à personne.'],
    }),
    recovery: (details) => ({
      subject: 'Choisissez un nouveau mot de passe pour Goodword',
      heading: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Quelqu’un a demandé un nouveau mot de passe pour votre compte Goodword. Si c’est bien vous, choisissez-en un maintenant.',
      ],
      action: 'Choisir un nouveau mot de passe',
      codeLabel,
      closing: [
        within(details),
        'Si ce n’est pas vous, ignorez cet e-mail et ne donnez le code à personne. Votre mot de passe reste le même.',
      ],
    }),
    invite: (details) => ({
      subject: 'Votre invitation à rejoindre Goodword',
      heading: 'Votre invitation à rejoindre Goodword',
      paragraphs: [
        'Un compte Goodword a été créé pour cette adresse. Acceptez l’invitation pour choisir votre mot de passe.',
      ],
      action: 'Accepter l’invitation',
      codeLabel,
      closing: [within(details), 'Si vous n’attendiez pas cette invitation, ignorez cet e-mail.'],
    }),
    'team-invitation': (details) => ({
      subject: `${details.inviter} vous invite à rejoindre ${details.company || 'son équipe'} sur Goodword`,
      heading: `Rejoignez ${details.company || 'une équipe'} sur Goodword`,
      paragraphs: [
        `${details.inviter} vous invite à participer au suivi des avis de ${details.company || 'son entreprise'}.`,
        `Votre rôle : ${ROLES[details.role]}`,
      ],
      action: 'Accepter l’invitation',
      codeLabel,
      closing: [within(details), `Si vous ne connaissez pas ${details.inviter}, ignorez simplement cet e-mail.`],
    }),
    email_change_current: (details) =>
      details.isNewEnough
        ? {
            subject: 'Votre adresse e-mail Goodword est sur le point de changer',
            heading: 'Changement d’adresse e-mail',
            paragraphs: [
              `Quelqu’un a demandé à remplacer l’adresse e-mail de votre compte Goodword par ${details.newEmail}. Le changement prendra effet dès sa confirmation depuis cette nouvelle adresse.`,
            ],
            closing: ['Si ce n’est pas vous, changez votre mot de passe maintenant : le changement sera annulé.'],
          }
        : {
            subject: 'Confirmez le changement de votre adresse e-mail pour Goodword',
            heading: 'Changement d’adresse e-mail',
            paragraphs: [
              `Quelqu’un a demandé à remplacer l’adresse e-mail de votre compte Goodword par ${details.newEmail}. Ne confirmez que si cette demande vient de vous.`,
            ],
            action: 'Confirmer le changement',
            codeLabel,
            closing: [
              within(details),
              'Si ce n’est pas vous, ne confirmez pas, ne donnez le code à personne et changez votre mot de passe. Votre adresse reste la même.',
            ],
          },
    email_change_new: (details) => ({
      subject: 'Confirmez votre nouvelle adresse e-mail pour Goodword',
      heading: 'Confirmez votre nouvelle adresse e-mail',
      paragraphs: [`Confirmez que vous voulez utiliser ${details.newEmail} pour votre compte Goodword.`],
      action: 'Confirmer la nouvelle adresse',
      codeLabel,
      closing: [within(details), 'Si vous n’avez rien demandé, ignorez cet e-mail. Rien ne change sans vous.'],
    }),
    reauthentication: ({ code, validSeconds }) => ({
      subject: `${code} est votre code Goodword`,
      heading: 'Confirmez que c’est bien vous',
      paragraphs: ['Vous êtes sur le point de faire un changement important dans votre compte Goodword.'],
      codeLabel: 'Saisissez ce code pour continuer :',
      closing: [
        `Le code est valable ${describeDuration('fr', validSeconds)} et ne sert qu’une fois.`,
        'Si vous n’avez rien demandé, ne donnez ce code à personne et changez votre mot de passe : quelqu’un d’autre est peut-être connecté à votre compte.',
      ],
    }),
    'already-registered': () => ({
      subject: 'Vous avez déjà un compte Goodword',
      heading: 'Vous avez déjà un compte',
      paragraphs: [
        'Quelqu’un a essayé d’utiliser cette adresse pour un compte Goodword. Elle est déjà associée à un compte : rien n’a changé.',
        'Si c’était bien vous, connectez-vous, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.',
      ],
      action: 'Se connecter',
      otherAction: 'Choisir un nouveau mot de passe',
      closing: ['Si ce n’était pas vous, vous n’avez rien à faire.'],
    }),
  },
  footer: 'Vous recevez cet e-mail parce que quelqu’un a indiqué cette adresse sur Goodword.',
}
