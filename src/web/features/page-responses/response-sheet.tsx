import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Check, RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { PageResponse } from '#shared/contracts/page-responses.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { ConfirmButton, findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { LeafButtons, type Leafing, SheetSkeleton, useShownItem } from '#web/components/sheet/item-sheet.tsx'
import { useLeaf } from '#web/components/sheet/use-leaf.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, Sheet, useToast } from '#web/ui/index.ts'
import {
  type ListedFilter,
  responseListQuery,
  responseQuery,
  useDeleteResponse,
  useMarkDone,
} from './page-responses.queries.ts'
import { ResponseAnswers } from './response-answers.tsx'
import { ResponseReplies } from './response-replies.tsx'
import type { ResponsesControl } from './responses-address.ts'

interface OpenResponseProps {
  /** Of the list one leafs through; `null` where there is none. */
  filter: ListedFilter | null
  address: ResponsesControl
}

/** The sheet of whose answers are open, from which one leafs through the list. */
export function OpenResponse({ filter, address }: OpenResponseProps) {
  const { data } = useInfiniteQuery({ ...responseListQuery(filter ?? {}), enabled: filter !== null })
  const { responseId, open, close } = address
  const ids = filter === null ? [] : (data?.pages ?? []).flatMap(({ items }) => items.map(({ id }) => id))
  const leaf = useLeaf({ ids, openId: responseId, open })
  const shown = useShownItem(responseId)
  return (
    shown && (
      <ResponseSheet
        responseId={shown.id}
        isOpen={shown.isOpen}
        onClose={close}
        onPrevious={leaf(-1)}
        onNext={leaf(1)}
      />
    )
  )
}

interface ResponseSheetProps extends Leafing {
  responseId: string
  isOpen: boolean
  onClose: () => void
}

function ResponseSheet({ responseId, isOpen, onClose, onPrevious, onNext }: ResponseSheetProps) {
  const t = useTranslations('pageResponses.sheet')
  const deletion = useDeleteResponse()
  // What is being deleted is not asked for again: it would be found missing before the sheet has closed.
  const isGoing = deletion.variables === responseId && !deletion.isError
  const query = useQuery({ ...responseQuery(responseId), enabled: isOpen && !isGoing })
  const canManage = can(useMe(), 'qr-codes.manage')
  const response = query.data
  return (
    <Sheet
      isLarge
      isOpen={isOpen}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={t('title')}
      description={response?.page.name}
      footer={
        <>
          <LeafButtons labels={{ previous: t('previous'), next: t('next') }} onPrevious={onPrevious} onNext={onNext} />
          {response && canManage && (
            <>
              <DeleteButton
                email={response.email}
                onDelete={() => deletion.mutateAsync(responseId)}
                onDeleted={onClose}
              />
              <DoneButton response={response} />
            </>
          )}
        </>
      }
    >
      <QueryState
        query={query}
        failedTitle={t('failed')}
        gone={{ title: t('goneTitle'), text: t('goneText'), close: t('close'), onClose }}
        skeleton={<SheetSkeleton label={t('loading')} />}
      >
        {(shown) => (
          <div key={shown.id} className="flex flex-col gap-6">
            <ResponseAnswers response={shown} />
            <ResponseReplies response={shown} />
          </div>
        )}
      </QueryState>
    </Sheet>
  )
}

/** Shows what it will be at once. */
function DoneButton({ response: { id, isDone } }: { response: PageResponse }) {
  const t = useTranslations('pageResponses.sheet')
  const sayFailed = useFailureToast()
  const { mutate, isPending, variables } = useMarkDone(id, (error) => sayFailed(t('stateFailed'), error))
  const isShownDone = isPending ? variables : isDone
  return (
    <Button
      variant={isShownDone ? 'secondary' : 'primary'}
      icon={isShownDone ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
      onClick={() => mutate(!isShownDone)}
    >
      {t(isShownDone ? 'reopen' : 'markDone')}
    </Button>
  )
}

interface DeleteButtonProps {
  /** All that came with it goes. */
  email: string | null
  onDelete: () => Promise<{ deleted: number }>
  onDeleted: () => void
}

function DeleteButton({ email, onDelete, onDeleted }: DeleteButtonProps) {
  const t = useTranslations('pageResponses.delete')
  const toast = useToast()
  return (
    <ConfirmButton
      label={t('label')}
      words={{
        title: t('title'),
        text: email === null ? t('text') : t('textOfAddress', { email }),
        keep: t('keep'),
        confirm: t('confirm'),
        busy: t('busy'),
        failed: t('failed'),
      }}
      onConfirm={async () => {
        const { deleted } = await onDelete()
        toast({ title: t('deleted', { count: deleted }), tone: 'good' })
        onDeleted()
      }}
      findNext={findPageHeading}
    />
  )
}
