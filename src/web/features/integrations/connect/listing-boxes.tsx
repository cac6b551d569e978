import { type RefObject, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { Checkbox } from '#web/ui/index.ts'

interface ListingBoxesProps {
  legend: string
  choices: Integration['choices']
  chosenIds: readonly string[]
  onChange: (ids: string[]) => void
  error: string | undefined
  /** For whoever leads the focus to what is wrong. */
  firstBox: RefObject<HTMLInputElement | null>
}

export function ListingBoxes({ legend, choices, chosenIds, onChange, error, firstBox }: ListingBoxesProps) {
  const t = useTranslations('integrations')
  const errorId = useId()
  const hintOf = ({ address, isConnected }: Integration['choices'][number]) =>
    [address, isConnected ? t('choose.isConnected') : ''].filter(Boolean).join(' · ')
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosenIds, id] : chosenIds.filter((other) => other !== id))

  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-medium">{legend}</legend>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice.id}
          label={choice.name}
          hint={hintOf(choice)}
          checked={chosenIds.includes(choice.id)}
          onChange={({ target }) => toggle(choice.id, target.checked)}
          {...(index === 0 && { ref: firstBox })}
        />
      ))}
      {error && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
