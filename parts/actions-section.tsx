import { Plus, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClasses, IconButton, Spinner } from '#web/ui/index.ts'
import { samples } from './parts.samples.ts'
import { PartsRow, PartsSection } from './parts-section.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const
const SIZES = ['small', 'medium', 'large'] as const
const { button } = samples

export function ActionsSection() {
  return (
    <PartsSection title={samples.sections.actions}>
      {SIZES.map((size) => (
        <PartsRow key={size}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon={<Star aria-hidden />}>
              {button.variants[variant]}
            </Button>
          ))}
          <IconButton size={size} variant="secondary" label={button.icon} icon={<Plus aria-hidden />} />
        </PartsRow>
      ))}
      <PartsRow>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {button.states.disabled}
          </Button>
        ))}
      </PartsRow>
      <BusyButtons />
      <PartsRow>
        <a href="#actions" className={buttonClasses({ variant: 'primary' })}>
          {button.link}
        </a>
        <Button>{button.german}</Button>
        <Spinner />
      </PartsRow>
    </PartsSection>
  )
}

function BusyButtons() {
  const [isBusy, setIsBusy] = useState(false)
  const workForAWhile = () => {
    setIsBusy(true)
    setTimeout(() => setIsBusy(false), 2000)
  }

  return (
    <PartsRow>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} isBusy busyLabel={button.busy}>
          {button.idle}
        </Button>
      ))}
      <Button variant="primary" isBusy={isBusy} busyLabel={button.busy} onClick={workForAWhile}>
        {button.states.toggle}
      </Button>
      <IconButton isBusy label={button.icon} icon={<Trash2 aria-hidden />} />
    </PartsRow>
  )
}
