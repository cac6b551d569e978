/** Puts values into `{name}` gaps. `{{TOKEN}}` is left for the server; an unknown name stops the build. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (_gap, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}} in “${text}”.`)
    return String(value)
  })
}
