import { createContext, useContext, useEffect, useState } from 'react'
import { useBlocker } from '@tanstack/react-router'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Banner, Button, Dialog } from '#web/ui/index.ts'
import { useAttempt } from './use-attempt.ts'

type Tell = (name: string, isUnsaved: boolean) => void

const Unsaved = createContext<Tell>(() => {})
export const UnsavedProvider = Unsaved.Provider

/** Which forms of a page hold something that is not saved: they tell by themselves. */
export function useUnsavedForms<Name extends string>(names: readonly Name[]) {
  const [told, setTold] = useState<readonly string[]>([])
  const [tell] = useState<Tell>(() => (name: string, isUnsaved: boolean) => {
    setTold((before) => {
      if (before.includes(name) === isUnsaved) return before
      return isUnsaved ? [...before, name] : before.filter((other) => other !== name)
    })
  })
  return { unsaved: names.filter((name) => told.includes(name)), tell }
}

interface Saving<Values extends FieldValues, Saved extends Values> {
  /** As the page knows it. */
  name: string
  form: UseFormReturn<Values>
  saved: Saved & { revision: number }
  onSave: (values: Values) => Promise<Saved>
  /** Something typed that is no field of the form yet. */
  isTypedBeside?: boolean
  /** Where saving takes more than one step. */
  attempting?: Pick<ReturnType<typeof useAttempt>, 'attempt' | 'isBusy'>
}

/**
 * A form of the settings: what others save shows at once, unless something is typed. Then it is for the person to say,
 * and what they typed stays until they save it or leave the page.
 */
export function useSettingsForm<Values extends FieldValues, Saved extends Values>({
  name,
  form,
  saved,
  onSave,
  isTypedBeside = false,
  attempting,
}: Saving<Values, Saved>) {
  'use no memo'
  const tell = useContext(Unsaved)
  const own = useAttempt()
  const { attempt, isBusy } = attempting ?? own
  const { reset, formState } = form
  const isTyped = formState.isDirty || isTypedBeside
  const isBehind = formState.defaultValues?.['revision'] !== saved.revision
  useEffect(() => {
    tell(name, isTyped)
    return () => tell(name, false)
  }, [tell, name, isTyped])
  useEffect(() => {
    if (isBehind && !isTyped) reset(saved)
  }, [isBehind, isTyped, reset, saved])
  return {
    submit: form.handleSubmit((values) => attempt(async () => reset(await onSave(values)))),
    isOverwriting: isBehind && isTyped && !isBusy,
    showTheirs: () => reset(saved),
  }
}

export function ChangedMeanwhile({ isOverwriting, showTheirs }: { isOverwriting: boolean; showTheirs: () => void }) {
  const t = useTranslations('settings.meanwhile')
  if (!isOverwriting) return null
  return (
    <Banner
      tone="warn"
      action={
        <Button size="small" onClick={showTheirs}>
          {t('show')}
        </Button>
      }
    >
      {t('changed')}
    </Banner>
  )
}

/** Asks before what is typed would be lost; a session that ends takes the page with it unasked. */
export function LeavingGuard({ unsaved }: { unsaved: readonly string[] }) {
  const t = useTranslations('settings.leaving')
  const isUnsaved = unsaved.length > 0
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved && next.pathname !== current.pathname && next.routeId.startsWith('/shell'),
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  })
  return (
    <Dialog
      isOpen={blocker.status === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={t('title')}
      description={t('text', { tabs: unsaved.join(', ') })}
      footer={
        <>
          <Button onClick={() => blocker.reset?.()}>{t('stay')}</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
        </>
      }
    />
  )
}
