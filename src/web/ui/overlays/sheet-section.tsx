import { type ReactNode, useId } from 'react'

interface SheetSectionProps {
  title: string
  text?: string
  children: ReactNode
}

export function SheetSection({ title, text, children }: SheetSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-5">
      <div className="flex flex-col gap-0.5">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {text && <p className="text-sm text-ink-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
