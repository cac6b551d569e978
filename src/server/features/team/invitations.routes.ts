import { acceptInvitation, inviteMember, listMyInvitations } from '#shared/contracts/invitations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { InvitationsService } from './invitations.service.ts'

export const invitationsRoutes = (invitations: InvitationsService) => [
  implement(inviteMember, ({ actor, input }) => invitations.invite(actor, input)),
  implement(listMyInvitations, ({ actor }) => invitations.listMine(actor)),
  implement(acceptInvitation, ({ actor, input }) => invitations.accept(actor, input)),
]
