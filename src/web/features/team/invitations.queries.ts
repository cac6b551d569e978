import { queryOptions } from '@tanstack/react-query'
import { listMyInvitations, lookAtInvitation } from '#shared/contracts/invitations.ts'
import { getMe } from '#shared/contracts/session.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { fetchAccount } from '#web/kernel/session/credentials.ts'

/** Who is invited, what waits for them, and what their account still lacks. */
export const myInvitationsQuery = queryOptions({
  queryKey: queryKeys.myInvitations,
  queryFn: async ({ signal }) => {
    const [me, { items }, account] = await Promise.all([
      call(getMe, {}, { signal }),
      call(listMyInvitations, {}, { signal }),
      fetchAccount(),
    ])
    return { me, invitations: items, isIncomplete: account.isIncomplete }
  },
  staleTime: 0,
})

/** Who invites, for whoever has the link of the mail. */
export const invitationBehindQuery = (tokenHash: string) =>
  queryOptions({
    queryKey: [...queryKeys.myInvitations, tokenHash],
    queryFn: ({ signal }) => call(lookAtInvitation, { tokenHash }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
