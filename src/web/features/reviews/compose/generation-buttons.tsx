import { Sparkles, Square } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/index.ts'
import type { Generation } from './use-generation.ts'

interface GenerateButtonProps {
  generation: Generation
  isDisabled: boolean
}

export function GenerateButton({ generation, isDisabled }: GenerateButtonProps) {
  const t = useTranslations('reviewsRespond')
  return (
    <Button
      icon={<Sparkles aria-hidden />}
      isBusy={generation.isBusy}
      busyLabel={t('generating')}
      disabled={isDisabled}
      onClick={() => void generation.generate()}
    >
      {t('generate')}
    </Button>
  )
}

interface StopButtonProps {
  onStop: () => void
  textArea: RefObject<HTMLTextAreaElement | null>
}

/** Goes away when there is nothing to stop any more. A focus on it goes to the text. */
export function StopButton({ onStop, textArea }: StopButtonProps) {
  const t = useTranslations('reviewsRespond')
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const [element, text] = [button.current, textArea.current]
    return () => {
      if (element === document.activeElement) text?.focus()
    }
  }, [textArea])
  return (
    <Button ref={button} variant="quiet" icon={<Square aria-hidden />} onClick={onStop}>
      {t('stop')}
    </Button>
  )
}
