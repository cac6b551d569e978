import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { SsoSetUp } from '#shared/contracts/sso.ts'
import { Button, useToast } from '#web/ui/index.ts'
import { ConfirmButton } from '#web/components/forms/confirm-button.tsx'
import { ProviderForm } from './provider-form.tsx'
import { listDomains } from './provider-values.ts'
import { useRemoveProvider } from './sso.queries.ts'

/** How it stands, and the form in its place while one changes it. */
export function SsoPanel({ setUp }: { setUp: SsoSetUp }) {
  const [isEditing, setIsEditing] = useState(false)
  const [timesLeft, setTimesLeft] = useState(0)
  const editButton = useRef<HTMLButtonElement>(null)
  // What had the focus has gone with the form.
  useEffect(() => {
    if (timesLeft > 0) editButton.current?.focus()
  }, [timesLeft])

  function leaveForm() {
    setIsEditing(false)
    setTimesLeft((times) => times + 1)
  }

  if (isEditing) return <ProviderForm setUp={setUp} onDone={leaveForm} />
  return <SsoSummary setUp={setUp} editButton={editButton} onEdit={() => setIsEditing(true)} />
}

interface SsoSummaryProps {
  setUp: SsoSetUp
  editButton: RefObject<HTMLButtonElement | null>
  onEdit: () => void
}

function SsoSummary({ setUp, editButton, onEdit }: SsoSummaryProps) {
  const t = useTranslations('sso')
  const format = useFormatter()
  const { provider } = setUp
  if (!provider && listDomains(setUp).length === 0) return <p>{t('noDomain')}</p>

  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-full break-words">
        {provider ? t('isOn', { domains: format.list(provider.domains) }) : t('isOff')}
      </p>
      {provider && (
        <p className="max-w-full text-sm break-words text-ink-muted">
          {t(`kinds.${provider.kind}`)} · {provider.issuer}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button ref={editButton} onClick={onEdit}>
          {provider ? t('change') : t('setUp')}
        </Button>
        {provider && <RemovePart next={editButton} />}
      </div>
    </div>
  )
}

/** Asks first, and goes away with the provider. `next` then takes the focus. */
function RemovePart({ next }: { next: RefObject<HTMLButtonElement | null> }) {
  const t = useTranslations('sso')
  const toast = useToast()
  const { mutateAsync } = useRemoveProvider()
  return (
    <ConfirmButton
      label={t('remove')}
      words={{
        title: t('removeTitle'),
        text: t('removeText'),
        keep: t('keep'),
        confirm: t('remove'),
        busy: t('removing'),
      }}
      onConfirm={async () => {
        await mutateAsync()
        toast({ tone: 'good', title: t('removed') })
      }}
      findNext={() => next.current}
    />
  )
}
