import { PageHeader } from '#web/ui/index.ts'
import { ActionsSection } from './actions-section.tsx'
import { MarksSection, TablesSection, TabsSection } from './display-section.tsx'
import { EmptySection, MessagesSection, WaitingSection } from './feedback-section.tsx'
import { ChoicesSection, DatesSection, InputsSection } from './forms-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { PaletteSection } from './palette-section.tsx'
import { PickersSection } from './pickers-section.tsx'
import { samples } from './parts.samples.ts'

/** For developers: every part in every state, to look at in both themes and at all widths. */
export function PartsPage() {
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8">
      <PageHeader title={samples.page.title} subtitle={samples.page.subtitle} />
      <ActionsSection />
      <InputsSection />
      <ChoicesSection />
      <PickersSection />
      <DatesSection />
      <OverlaysSection />
      <PaletteSection />
      <MessagesSection />
      <WaitingSection />
      <EmptySection />
      <MarksSection />
      <TablesSection />
      <TabsSection />
    </div>
  )
}
