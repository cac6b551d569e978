import * as contract from '#shared/contracts/administrators.ts'
import type { Administrator } from '#shared/contracts/administrators.ts'
import type { AdminRole } from '#shared/domain/admin-roles.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { paths } from '#shared/domain/paths.ts'
import type { PlatformTx, ScopedTx } from '#server/database/transactions.ts'
import { createAdminTransactions } from '#server/kernel/admin/admin-transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { AdminActor } from '#server/kernel/http/actor.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { renderHtml, renderText, toPlainName, type MailText } from '#server/kernel/outbox/mail-layout.ts'
import type { Mail } from '#server/kernel/outbox/messages.ts'
import * as rows from './administrators.repository.ts'

const VALID_SECONDS = 7 * 86_400

interface Invited {
  userId: string
  email: string
  language: Locale
  link: string | null
}

export interface AdministratorPorts {
  refuseUnproved: (tx: ScopedTx, actor: { sessionId: string }) => Promise<void>
  invite: (
    tx: ScopedTx,
    given: { email: string; name: string; language: Locale; validSeconds: number },
  ) => Promise<Invited>
}

/** Owners manage those who run the installation. With the accounts at hand, and in the audit as everything else. */
export function makeAdministrators(base: Foundations, ports: AdministratorPorts) {
  const admins = createAdminTransactions(base.authTransactions)
  const { begin, beginWith } = makeBeginnings(ports)
  return {
    routes: [
      implement(contract.listAdministrators, ({ actor: admin, request }) =>
        admins.read({ admin, requestId: request.id, action: 'administrators.list' }, (tx) => present(tx, admin)),
      ),
      implement(contract.addAdministrator, ({ actor: admin, input, request }) =>
        admins.transaction({ admin, requestId: request.id, action: 'administrators.add' }, async (tx, note) => {
          await begin(tx, admin)
          const { name, role } = input
          const language = admin.language ?? 'en'
          const invited = await ports.invite(tx, { ...input, language, validSeconds: VALID_SECONDS })
          const known = (await rows.listAll(tx)).find(({ user_id: id }) => id === invited.userId)
          if (known && !known.is_invited) throw refusal('administrator-already', { values: { email: invited.email } })
          await rows.put(tx, { userId: invited.userId, name, role })
          const mail = { ...invited, role, inviter: admin.name, login: base.publicUrl() + paths.adminLogin }
          await base.mail.queue(tx, composeMail(mail))
          note({ subject: invited.userId, details: { role, email: invited.email } })
          return present(tx, admin)
        }),
      ),
      implement(contract.changeAdministrator, ({ actor: admin, input: { userId, role }, request }) => {
        const deed = { admin, requestId: request.id, action: 'administrators.role', subject: userId }
        return admins.transaction(deed, async (tx, note) => {
          const { role: before } = await beginWith(tx, admin, userId)
          note({ details: { before, after: role } })
          await rows.setRole(tx, userId, role)
          return present(tx, admin)
        })
      }),
      implement(contract.removeAdministrator, ({ actor: admin, input: { userId }, request }) => {
        const deed = { admin, requestId: request.id, action: 'administrators.remove', subject: userId }
        return admins.transaction(deed, async (tx, note) => {
          const { role } = await beginWith(tx, admin, userId)
          note({ details: { role } })
          await rows.remove(tx, userId)
          return present(tx, admin)
        })
      }),
    ],
  }
}

function makeBeginnings({ refuseUnproved }: AdministratorPorts) {
  /** Looks again who they are once all others wait. */
  const begin = async (tx: PlatformTx, admin: AdminActor) => {
    await refuseUnproved(tx, admin)
    const all = await rows.lockAll(tx)
    const isOwner = all.some(({ user_id: id, role }) => id === admin.userId && role === 'owner')
    if (!isOwner) throw refusal('admin-owner-needed')
    return all
  }
  const beginWith = async (tx: PlatformTx, admin: AdminActor, userId: string) => {
    const found = (await begin(tx, admin)).find(({ user_id: id }) => id === userId)
    if (!found) throw refusal('nothing-here')
    if (userId === admin.userId) throw refusal('administrator-yourself')
    return found
  }
  return { begin, beginWith }
}

async function present(tx: PlatformTx, admin: AdminActor): Promise<{ administrators: Administrator[] }> {
  const administrators = (await rows.listAll(tx)).map((row) => ({
    id: row.user_id,
    name: row.name,
    email: row.email ?? '',
    role: row.role,
    isInvited: row.is_invited,
    hasSecondFactor: row.has_factor,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    isYou: row.user_id === admin.userId,
  }))
  return { administrators }
}

interface Words {
  subject: string
  roles: Record<AdminRole, string>
  begun: (inviter: string) => string
  choose: string
  signIn: string
  valid: string
  footer: string
}

const WORDS: Record<Locale, Words> = {
  en: {
    subject: 'You are an administrator of Goodword',
    roles: {
      support: 'You can look at everything on the administrators’ side.',
      operator: 'You can look at everything on the administrators’ side, and act.',
      owner: 'You can do everything on the administrators’ side, and manage administrators.',
    },
    begun: (inviter) => `${inviter} has made you an administrator.`,
    choose: 'Choose your password',
    signIn: 'Sign in',
    valid: 'The link is good for 7 days.',
    footer: 'If you did not expect this, you can ignore this mail.',
  },
  es: {
    subject: 'Usted es administrador de Goodword',
    roles: {
      support: 'Puede consultar todo en el área de administración.',
      operator: 'Puede consultar todo en el área de administración y actuar.',
      owner: 'Puede hacer todo en el área de administración y gestionar los administradores.',
    },
    begun: (inviter) => `${inviter} le ha nombrado administrador.`,
    choose: 'Elegir contraseña',
    signIn: 'Iniciar sesión',
    valid: 'El enlace es válido durante 7 días.',
    footer: 'Si no esperaba este correo, puede ignorarlo.',
  },
  fr: {
    subject: 'Vous êtes administrateur de Goodword',
    roles: {
      support: 'Vous pouvez tout consulter dans l’espace d’administration.',
      operator: 'Vous pouvez tout consulter dans l’espace d’administration, et agir.',
      owner: 'Vous pouvez tout faire dans l’espace d’administration, et gérer les administrateurs.',
    },
    begun: (inviter) => `${inviter} vous a nommé administrateur.`,
    choose: 'Choisir un mot de passe',
    signIn: 'Se connecter',
    valid: 'Le lien est valable 7 jours.',
    footer: 'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.',
  },
  de: {
    subject: 'Sie sind Administrator von Goodword',
    roles: {
      support: 'Sie können im Administratorbereich alles ansehen.',
      operator: 'Sie können im Administratorbereich alles ansehen und handeln.',
      owner: 'Sie können im Administratorbereich alles tun und Administratoren verwalten.',
    },
    begun: (inviter) => `${inviter} hat Sie zum Administrator gemacht.`,
    choose: 'Passwort wählen',
    signIn: 'Anmelden',
    valid: 'Der Link gilt 7 Tage.',
    footer: 'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
  },
}

function composeMail(given: Invited & { role: AdminRole; inviter: string; login: string }): Mail {
  const { email, language, link, role, inviter, login } = given
  const words = WORDS[language]
  const text: MailText = {
    language,
    heading: words.subject,
    paragraphs: [words.begun(toPlainName(inviter) || 'Goodword'), words.roles[role]],
    action: link === null ? { label: words.signIn, url: login } : { label: words.choose, url: link },
    ...(link !== null && { closing: [words.valid] }),
    footer: words.footer,
  }
  return { to: email, subject: words.subject, text: renderText(text), html: renderHtml(text), replyTo: null }
}
