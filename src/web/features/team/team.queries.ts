import { keepPreviousData } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import {
  changeApprovalRule,
  changeMember,
  getApprovalRule,
  inviteMembers,
  listMembers,
  reactivateMember,
  removeAvatar,
  removeMember,
  resendInvitation,
  suspendMember,
  transferOwnership,
  uploadAvatar,
} from '#shared/contracts/team.ts'
import type { ApprovalRule } from '#shared/domain/permissions.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import type { TeamFilter } from './team-search.ts'

const PAGE_SIZE = 50

export const teamQuery = (filter: TeamFilter) => ({
  ...pagedQuery([...queryKeys.team, 'list', filter], listMembers, { ...filter, limit: PAGE_SIZE }),
  placeholderData: keepPreviousData,
})

export const approvalRuleQuery = endpointQuery([...queryKeys.team, 'approval'], getApprovalRule, {})

/** What oneself may send at once can change with it. */
export const useChangeApprovalRule = (effects: { onSuccess: () => void; onError: (error: Error) => void }) =>
  useChange((rule: ApprovalRule) => call(changeApprovalRule, { rule }), {
    renews: [queryKeys.team, queryKeys.me],
    answers: approvalRuleQuery,
    ...effects,
  })

const renews = [queryKeys.team, queryKeys.reviewOptions]

export const useInvite = () =>
  useChange((input: InputOf<typeof inviteMembers>) => call(inviteMembers, input), { renews })

export const useChangeMember = () =>
  useChange((input: InputOf<typeof changeMember>) => call(changeMember, input), { renews })

export const useRemoveMember = () =>
  useChange((input: InputOf<typeof removeMember>) => call(removeMember, input), { renews })

export const useTransfer = () =>
  useChange((memberId: string) => call(transferOwnership, { memberId }), { renews: [...renews, queryKeys.me] })

export const useAvatarChange = (memberId: string) =>
  useChange(
    (file: { data: string; onSent: (share: number) => void } | null) =>
      file
        ? call(uploadAvatar, { memberId, data: file.data }, { onSent: file.onSent })
        : call(removeAvatar, { memberId }),
    { renews },
  )

const DEEDS = { suspend: suspendMember, reactivate: reactivateMember, resend: resendInvitation }
export type MemberDeed = keyof typeof DEEDS

export const useMemberDeed = (effects: {
  onSuccess: (name: string, deed: MemberDeed) => void
  onError: (error: Error) => void
}) =>
  useChange(({ memberId, deed }: { memberId: string; deed: MemberDeed }) => call(DEEDS[deed], { memberId }), {
    renews,
    onSuccess: ({ name }, { deed }) => effects.onSuccess(name, deed),
    onError: effects.onError,
  })
