import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { HostedPageStatus } from '#shared/contracts/hosted-page-filter.ts'
import type { HostedPage } from '#shared/contracts/hosted-pages.ts'
import type { HostedPageContent } from '#shared/domain/hosted-page-content.ts'
import { useDraft } from '#web/components/forms/use-draft.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { useToast } from '#web/ui/index.ts'
import { useSavePage } from './hosted-pages.queries.ts'
import { findFaults, type PageValues, readKept, toChange, toValues } from './page-values.ts'

export const PAGE_FORM_ID = 'hosted-page-form'

type Changed = Partial<PageValues>

/** What was typed waits in this browser until it is saved or discarded. */
function useValues(page: HostedPage) {
  const draft = useDraft(`hosted-page-${page.id}`, { values: JSON.stringify(toValues(page)) })
  const [values, setValues] = useState(() => readKept(draft.begin().values) ?? toValues(page))
  // Several things may change before the next drawing, and a save may end meanwhile.
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])
  // Saved elsewhere, and nothing is being written here.
  if (!draft.isKept && values.revision !== page.revision) setValues(toValues(page))

  const change = (changed: Changed | ((now: PageValues) => Changed)) => {
    const now = latest.current
    latest.current = { ...now, ...(typeof changed === 'function' ? changed(now) : changed) }
    setValues(latest.current)
    draft.keep({ values: JSON.stringify(latest.current) })
  }
  const discard = () => {
    draft.clear()
    setValues(toValues(page))
  }
  return { values, latest, isChanged: draft.isKept, change, discard, clearDraft: draft.clear }
}

const isConflict = (error: unknown) => error instanceof ApiProblem && error.refusal?.reason === 'hosted-page-changed'

/** Leads to the first that is wrong; a question opens for it. */
function useFaults(values: PageValues) {
  const faults = findFaults(values)
  const [isTried, setIsTried] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const show = () => {
    flushSync(() => {
      setIsTried(true)
      const place = Object.keys(faults).find((each) => each.startsWith('content.questions.'))
      const faulty = values.content.questions[Number(place?.split('.')[2])]
      if (faulty) setOpenId(faulty.id)
    })
    document.getElementById(PAGE_FORM_ID)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  return {
    /** Told once somebody has tried to save it. */
    faults: isTried ? faults : {},
    isSound: Object.keys(faults).length === 0,
    show,
    forget: () => setIsTried(false),
    openId,
    setOpenId,
  }
}

export function usePageForm(page: HostedPage) {
  const t = useTranslations('hostedPages')
  const toast = useToast()
  const { values, latest, isChanged, change, discard, clearDraft } = useValues(page)
  const save = useSavePage(page.id)
  const { faults, isSound, show, forget, openId, setOpenId } = useFaults(values)

  const submit = (status?: HostedPageStatus, revision = values.revision) => {
    if (!isSound) return show()
    save.mutate(
      { ...toChange({ ...values, revision }, page), ...(status !== undefined && { status }) },
      {
        onSuccess: (saved) => {
          forget()
          if (latest.current === values) clearDraft()
          else change({ revision: saved.revision })
          toast({
            tone: 'good',
            title: t(status === undefined ? 'builder.saved' : `turned.${status}`, { name: saved.name }),
          })
        },
      },
    )
  }
  return {
    values,
    change,
    changeContent: (changed: Partial<HostedPageContent>) =>
      change((now) => ({ content: { ...now.content, ...changed } })),
    discard: () => {
      save.reset()
      forget()
      discard()
    },
    isChanged,
    faults,
    /** Somebody else saved the page since these words were begun. */
    isConflicted: !save.isPending && (isConflict(save.error) || (isChanged && values.revision < page.revision)),
    error: isConflict(save.error) ? null : save.error,
    isSaving: save.isPending,
    submit,
    overwrite: () => submit(undefined, page.revision),
    openId,
    setOpenId,
  }
}

export type PageForm = ReturnType<typeof usePageForm>
