import { useQueryClient } from '@tanstack/react-query'
import { type DisputeDetail, setChecklist } from '#shared/contracts/disputes.ts'
import { call } from '#web/kernel/api/call.ts'
import { disputeQuery, useDisputeMutation } from './disputes.queries.ts'
import { changeOnLatest } from './detail/change-on-latest.ts'
import { changesOf, useChangeFailure } from './detail/use-change-dispute.ts'

export type ChecklistItem = DisputeDetail['checklist'][number]
type NewItem = Omit<ChecklistItem, 'id'> & { id?: string }

/** Told as what happens to the list as it stands when its turn comes; done twice it does the same. */
export type ChecklistStep = (items: readonly ChecklistItem[]) => NewItem[]

export const tick =
  (id: string, isDone: boolean): ChecklistStep =>
  (items) =>
    items.map((item) => (item.id === id ? { ...item, isDone } : item))

export const drop =
  (id: string): ChecklistStep =>
  (items) =>
    items.filter((item) => item.id !== id)

export const insert =
  (item: NewItem, index: number): ChecklistStep =>
  (items) =>
    [...items].toSpliced(index, 0, item as ChecklistItem)

const isKnown = (item: NewItem): item is ChecklistItem => item.id !== undefined

export function useChecklist(disputeId: string) {
  const queryClient = useQueryClient()
  const showFailure = useChangeFailure(disputeId)
  const { queryKey } = disputeQuery(disputeId)
  const fetchLatest = () => queryClient.fetchQuery({ ...disputeQuery(disputeId), staleTime: 0 })
  const save = async (step: ChecklistStep) =>
    changeOnLatest(({ checklist }) => step(checklist), {
      known: queryClient.getQueryData(queryKey) ?? (await fetchLatest()),
      fetchLatest,
      save: (items, updatedAt) => call(setChecklist, { disputeId, updatedAt, items }),
    })
  return useDisputeMutation(save, {
    scope: changesOf(disputeId),
    // Shown at once, save for an item whose id only the server knows.
    onMutate: (step) =>
      queryClient.setQueryData(
        queryKey,
        (detail) => detail && { ...detail, checklist: step(detail.checklist).filter(isKnown) },
      ),
    onError: showFailure,
  })
}
