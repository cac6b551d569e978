export interface Named {
  name: string
  start: number
}

/** Which of these businesses a text names, each as a whole: "Inn" is not named in "dinner". */
export function findNamed(text: string, names: readonly string[]): Named[] {
  return names.flatMap((given) => {
    const name = given.trim()
    const start = name === '' ? -1 : text.search(wholeName(name))
    return start < 0 ? [] : [{ name, start }]
  })
}

function wholeName(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, (sign) => `\\${sign}`)
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu')
}
