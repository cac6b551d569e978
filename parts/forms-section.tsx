import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  Checkbox,
  CheckboxGroup,
  CodeInput,
  DatePicker,
  Field,
  FileInput,
  type IsoDay,
  MarkedTextArea,
  MarkList,
  PasswordInput,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextInput,
  TimePicker,
} from '#web/ui/index.ts'
import { samples } from './parts.samples.ts'
import { PartsSection } from './parts-section.tsx'

const { field, choices, dates } = samples

export function InputsSection() {
  return (
    <PartsSection title={samples.sections.inputs}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={field.name} hint={field.nameHint} isRequired>
          <TextInput placeholder={field.namePlaceholder} />
        </Field>
        <Field label={field.email} error={field.emailError} isRequired>
          <TextInput type="email" defaultValue={field.emailValue} />
        </Field>
        <Field label={field.password} aside={field.forgot}>
          <PasswordInput defaultValue={field.namePlaceholder} />
        </Field>
        <CodeField />
        <Field label={field.search} isLabelHidden className="self-end">
          <TextInput type="search" icon={<Search />} placeholder={field.searchPlaceholder} />
        </Field>
        <Field label={field.file} isRequired>
          <FileInput buttonLabel={field.fileButton} onChoose={() => undefined}>
            {field.fileDrop}
          </FileInput>
        </Field>
        <Field label={field.readOnly}>
          <TextInput readOnly value={field.readOnlyValue} />
        </Field>
        <Field label={field.disabled}>
          <TextInput disabled value={field.disabledValue} readOnly />
        </Field>
        <Field label={field.reason} isRequired>
          <Select options={samples.reasons} placeholder={field.reasonPlaceholder} defaultValue="" />
        </Field>
        <Field label={field.reason} error={field.reasonError}>
          <Select options={samples.reasons} placeholder={field.reasonPlaceholder} defaultValue="" />
        </Field>
        <Field label={field.reply} aside={field.replyCount} className="sm:col-span-2">
          <TextArea rows={4} defaultValue={field.replyValue} />
        </Field>
        <MarkedReply />
        <Field label={field.german} isRequired>
          <Select options={samples.reasons} disabled />
        </Field>
      </div>
    </PartsSection>
  )
}

function MarkedReply() {
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState<string>(field.replyValue)
  const marks = text === field.replyValue ? [field.replyMark] : []
  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      <Field label={field.markedReply}>
        <MarkedTextArea ref={area} value={text} marks={marks} onChange={({ target }) => setText(target.value)} />
      </Field>
      <MarkList {...field.marked} text={text} marks={marks} field={area} />
    </div>
  )
}

function CodeField() {
  const [code, setCode] = useState<string>(field.codeValue)
  return (
    <Field label={field.code}>
      <CodeInput value={code} onValueChange={setCode} />
    </Field>
  )
}

export function ChoicesSection() {
  const [replier, setReplier] = useState('owner')
  const [places, setPlaces] = useState(['harbour'])

  return (
    <PartsSection title={samples.sections.choices}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Checkbox label={choices.remember} hint={choices.rememberHint} defaultChecked />
        <Checkbox label={choices.all} isIndeterminate />
        <Checkbox label={choices.terms} error={choices.termsError} />
        <Checkbox label={choices.locked} disabled defaultChecked />
        <Switch label={choices.alerts} hint={choices.alertsHint} defaultChecked />
        <Switch label={choices.all} />
        <Switch label={choices.locked} disabled defaultChecked />
        <Switch label={choices.locked} disabled />
        <RadioGroup
          legend={choices.legend}
          hint={choices.legendHint}
          options={choices.replies}
          value={replier}
          onChange={(event) => setReplier(event.target.value)}
        />
        <RadioGroup legend={choices.legend} error={choices.legendError} options={choices.replies} isRequired />
        <CheckboxGroup
          legend={choices.places}
          hint={choices.placesHint}
          options={choices.placeOptions}
          value={places}
          onChange={setPlaces}
        />
      </div>
    </PartsSection>
  )
}

export function DatesSection() {
  const [day, setDay] = useState<IsoDay | undefined>('2026-11-14')

  return (
    <PartsSection title={samples.sections.dates}>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label={dates.day} hint={dates.dayHint}>
          <DatePicker value={day} onChange={setDay} pattern="DD/MM/YYYY" earliest="2026-11-10" latest="2027-01-31" />
        </Field>
        <Field label={dates.time}>
          <TimePicker defaultValue="18:40" alsoOffer="18:40" stepMinutes={30} />
        </Field>
        <Field label={dates.german}>
          <DatePicker value={undefined} onChange={setDay} pattern="YYYY-MM-DD" disabled />
        </Field>
      </div>
    </PartsSection>
  )
}
