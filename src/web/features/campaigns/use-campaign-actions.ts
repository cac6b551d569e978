import { useTranslations } from 'use-intl'
import { type Campaign, deleteCampaign, duplicateCampaign, restoreCampaign } from '#shared/contracts/campaigns.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { useUndoableDelete } from '#web/components/use-undoable-delete.ts'
import { call } from '#web/kernel/api/call.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { can, hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { useToast } from '#web/ui/index.ts'
import { renews } from './campaigns.queries.ts'

/** What worked is said for this long. */
export const SAID_FOR_MS = 3000

const kindOf = (campaignId: string) => `campaign-${campaignId}`

/** A campaign speaks for the whole business. What the plan no longer has can still be read and deleted. */
export function useCampaignRights() {
  const me = useMe()
  const isInPlan = hasInPlan(me, 'campaigns')
  const isWhole = !me.customer?.isLimited
  const mayManage = can(me, 'campaigns.manage') && isWhole
  return {
    isInPlan,
    canWrite: mayManage && isInPlan,
    canDelete: mayManage,
    canSend: can(me, 'campaigns.send') && isWhole && isInPlan,
    canStop: can(me, 'campaigns.send') && isWhole,
  }
}
export type CampaignRights = ReturnType<typeof useCampaignRights>

/** What goes out, or has gone out, stays as it was written. */
export const isOpen = ({ status }: Pick<Campaign, 'status'>) => status === 'draft' || status === 'paused'

export function useDeleteCampaign() {
  const t = useTranslations('campaigns')
  return useUndoableDelete({
    remove: (campaignId: string) => call(deleteCampaign, { campaignId }),
    restore: ({ id }) => call(restoreCampaign, { campaignId: id }),
    renews,
    kindOf: ({ id }) => kindOf(id),
    titleOf: ({ name }) => t('deleted', { name }),
    words: {
      deletedText: t('deletedText'),
      undo: t('undo'),
      deleteFailed: t('deleteFailed'),
      restoreFailed: t('restoreFailed'),
    },
  })
}

export function useDuplicateCampaign() {
  const t = useTranslations('campaigns')
  const toast = useToast()
  const sayFailed = useFailureToast()
  return useChange((campaignId: string) => call(duplicateCampaign, { campaignId }), {
    renews,
    onSuccess: ({ id, name }) =>
      toast({ kind: kindOf(id), tone: 'good', title: t('duplicated', { name }), durationMs: SAID_FOR_MS }),
    onError: (error) => sayFailed(t('duplicateFailed'), error),
  })
}
