import { useState } from 'react'
import { Combobox, Field, TagInput } from '#web/ui/index.ts'
import { samples } from './parts.samples.ts'
import { PartsSection } from './parts-section.tsx'

const { pickers } = samples

export function PickersSection() {
  const [person, setPerson] = useState<string>('maria')
  const [tags, setTags] = useState<string[]>([...pickers.tagValues])
  return (
    <PartsSection title={samples.sections.pickers}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={pickers.person}>
          <Combobox options={pickers.people} value={person} onValueChange={setPerson} emptyText={pickers.nobody} />
        </Field>
        <Field label={pickers.tags}>
          <TagInput
            tags={tags}
            onTagsChange={setTags}
            suggestions={pickers.suggestions}
            maxLength={40}
            placeholder={pickers.tagPlaceholder}
            labels={{ list: pickers.tags, add: pickers.addTag, remove: pickers.removeTag }}
          />
        </Field>
      </div>
    </PartsSection>
  )
}
