import type { ReactNode, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { Field, TextInput } from '#web/ui/index.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'

interface AddLineProps {
  inputRef: RefObject<HTMLInputElement | null>
  label: string
  placeholder: string
  addLabel: string
  icon: ReactNode
  text: string
  onText: (text: string) => void
  isBusy: boolean
  onAdd: () => void
}

/** One line to write and a button beside it; the focus stays in the line for the next one. */
export function AddLine({ inputRef, label, placeholder, addLabel, icon, text, onText, isBusy, onAdd }: AddLineProps) {
  const t = useTranslations('disputesDetail')
  const isReady = text.trim() !== ''
  return (
    <Form
      className="flex flex-wrap items-end gap-2"
      onSubmit={() => {
        inputRef.current?.focus()
        if (isReady && !isBusy) onAdd()
      }}
    >
      <Field label={label} isLabelHidden className="flex-1 basis-52">
        <TextInput
          ref={inputRef}
          value={text}
          maxLength={DISPUTE_LIMITS.line}
          readOnly={isBusy}
          placeholder={placeholder}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <SubmitButton variant="secondary" icon={icon} isReady={isReady} isBusy={isBusy} busyLabel={t('saving')}>
        {addLabel}
      </SubmitButton>
    </Form>
  )
}
