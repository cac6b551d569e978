import { fillIn } from '../content/fill-in.ts'
import type { ReferenceContent } from '../content/en/developers.ts'
import { boundsOf, canBeNull, fieldsOf, objectNameOf, typeOf, waysOf, type Field, type Schema } from './read-api.ts'

interface FieldsProps {
  texts: ReferenceContent
  heading?: string
  fields?: readonly Field[]
  /** Its fields, those of each alternative, or those of what it is a list of. */
  schema?: Schema
}

/** Nothing where there are none. */
export function Fields({ texts, heading, fields, schema }: FieldsProps) {
  const groups = fields ? [fields] : schema ? partsOf(schema) : []
  const shown = groups.filter((group) => group.length > 0)
  if (shown.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {heading && <h4 className="font-semibold">{heading}</h4>}
      {shown.map((group, index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {index > 0 && <p className="text-base text-ink-muted">{texts.or}</p>}
          <dl className="border-b border-line text-base">
            {group.map((field) => (
              <FieldLine key={field.name} texts={texts} field={field} />
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

function FieldLine({ texts, field: { name, schema, isRequired } }: { texts: ReferenceContent; field: Field }) {
  const bounds = boundsOf(schema)
  const notes = [
    ...(isRequired ? [texts.required] : []),
    ...(canBeNull(schema) ? [texts.nullable] : []),
    ...(bounds ? [bounds] : []),
    ...(schema.default === undefined || schema.default === null
      ? []
      : [fillIn(texts.usually, { value: JSON.stringify(schema.default) })]),
  ]
  const inner = isNested(schema) ? partsOf(schema) : []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-t border-line py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="font-mono font-medium break-words">{name}</dt>
      <dd>
        <TypeWords schema={schema} />
        {notes.length > 0 && <span className="text-ink-muted"> · {notes.join(' · ')}</span>}
        {schema.description && (
          <p lang="en" className="text-ink-muted">
            <CodeWords text={schema.description} />
          </p>
        )}
        {inner.length > 0 && (
          <details>
            <summary className="min-h-11 py-2 text-accent underline-offset-4 hover:underline lg:min-h-0">
              {fillIn(texts.parts, { name })}
            </summary>
            <Fields texts={texts} schema={schema} />
          </details>
        )}
      </dd>
    </div>
  )
}

/** As contracts write it: what is to be typed as it stands is between back quotes. */
const CodeWords = ({ text }: { text: string }) =>
  text.split('`').map((words, index) => (index % 2 === 1 ? <code key={index}>{words}</code> : words))

/** The type, with a link to the object where it names one. */
export function TypeWords({ schema }: { schema: Schema }) {
  const words = typeOf(schema)
  const name = waysOf(schema).flatMap((way) => objectNameOf(way) ?? objectNameOf(way.items ?? {}) ?? [])[0]
  if (!name) return <code className="break-words">{words}</code>
  return (
    <code className="break-words">
      <a href={`#object-${name}`} className="text-accent underline underline-offset-4">
        {words}
      </a>
    </code>
  )
}

const isObject = (schema: Schema) => schema.properties !== undefined
const isNested = (schema: Schema) => waysOf(schema).some((way) => isObject(way) || isObject(way.items ?? {}))

function partsOf(schema: Schema): Field[][] {
  return waysOf(schema).flatMap((way) => {
    const whole = isObject(way) ? way : (way.items ?? {})
    return whole === schema || !(whole.oneOf ?? whole.anyOf) ? [fieldsOf(whole)] : partsOf(whole)
  })
}
