/** So many equal lines in a row are one thing written twice. */
export const LINES_OF_A_COPY = 20

/** Words and numbers, of which many may be equal. */
const isData = (file: string) => /^src\/web\/(i18n|public\/content)\//.test(file)

const IMPORT = /^import\b[^'"]*['"][^'"]+['"].*$/gm
const SAYS_NOTHING = /^([\s()[\]{}<>;,]*|<\/\w*>[)},;]*|\/\/.*|\/?\*.*)$/

interface Line {
  text: string
  number: number
}

/** Without imports, comments, blank lines and lone brackets. */
function listTellingLines(source: string): Line[] {
  return source
    .replace(IMPORT, (statement) => '\n'.repeat(statement.split('\n').length - 1))
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter(({ text }) => !SAYS_NOTHING.test(text))
}

/** Every copy among the files, by the places where it begins. */
export function findCopies(sources: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, string>()
  const copies: string[] = []
  for (const [file, source] of sources) {
    if (isData(file)) continue
    const lines = listTellingLines(source)
    for (let start = 0; start + LINES_OF_A_COPY <= lines.length; start += 1) {
      const run = lines.slice(start, start + LINES_OF_A_COPY)
      const text = run.map((line) => line.text).join('\n')
      const [place, known] = [`${file}:${run[0]?.number}`, places.get(text)]
      if (known === undefined) places.set(text, place)
      else {
        copies.push(`${known} stands again at ${place}`)
        start += LINES_OF_A_COPY - 1
      }
    }
  }
  return copies
}
