import type { ReactNode } from 'react'
import { Card } from '#web/ui/index.ts'

export function PartsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="flex flex-col gap-6">{children}</div>
    </Card>
  )
}

export function PartsRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
