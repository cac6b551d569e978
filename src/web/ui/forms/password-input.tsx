import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { useUiLanguage } from '../ui-labels.ts'
import { CONTROL_CLASSES, ONE_LINE_CLASSES } from './control-classes.ts'
import { useFieldAttributes } from './field-control.ts'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** What the button beside it is called, where another such button stands near. */
  revealLabels?: { show: string; hide: string }
}

export function PasswordInput({ className, revealLabels, ...props }: PasswordInputProps) {
  const [isRevealed, setIsRevealed] = useState(false)
  const { labels } = useUiLanguage()
  const { show, hide } = revealLabels ?? { show: labels.showPassword, hide: labels.hidePassword }
  const wiring = useFieldAttributes(props)

  return (
    <span className={joinClasses('relative flex', className)}>
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        {...wiring}
        type={isRevealed ? 'text' : 'password'}
        className={joinClasses(CONTROL_CLASSES, ONE_LINE_CLASSES, 'pr-10 pointer-coarse:pr-12')}
      />
      <button
        type="button"
        aria-label={isRevealed ? hide : show}
        disabled={props.disabled}
        onClick={() => setIsRevealed((isShown) => !isShown)}
        className="absolute inset-y-0 right-0 flex w-9 items-center justify-center rounded-control text-ink-muted hover:text-ink focus-visible:-outline-offset-2 disabled:opacity-55 pointer-coarse:w-11 [&_svg]:size-4"
      >
        {isRevealed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </span>
  )
}
