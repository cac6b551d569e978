import { acceptInvitation, inviteMember, listMyInvitations } from '#shared/contracts/invitations.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { createInvitationsService, type InvitationsOptions } from './invitations.service.ts'

/** In the account service's transactions, which may write people and members at once. */
export function makeTeam({ authTransactions }: Foundations, ports: Omit<InvitationsOptions, 'transactions'>) {
  const invitations = createInvitationsService({ transactions: authTransactions, ...ports })
  return {
    routes: [
      implement(inviteMember, ({ actor, input }) => invitations.invite(actor, input)),
      implement(listMyInvitations, ({ actor }) => invitations.listMine(actor)),
      implement(acceptInvitation, ({ actor, input }) => invitations.accept(actor, input)),
    ],
  }
}
