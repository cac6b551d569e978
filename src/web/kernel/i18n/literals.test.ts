import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const webFolder = fileURLToPath(new URL('../..', import.meta.url))

/** What people read or hear, as an attribute of an element or a property handed to a part. */
const VISIBLE_NAMES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'busyLabel',
  'description',
  'emptyText',
  'error',
  'hint',
  'label',
  'legend',
  'message',
  'placeholder',
  'subtitle',
  'summary',
  'text',
  'title',
])

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function hasLetters(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}/u.test(value)
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

/** The words an expression can come to: `'a'`, `` `a ${b}` ``, `'a' + b`, `c ? 'a' : 'b'`, `c && 'a'`. */
function findWords(expression: unknown): Node[] {
  if (!isNode(expression)) return []
  switch (expression.type) {
    case 'Literal':
      return hasLetters(expression['value']) ? [expression] : []
    case 'TemplateLiteral':
      return (expression['quasis'] as Node[]).filter((quasi) => hasLetters((quasi['value'] as { raw: string }).raw))
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return findWords(expression['expression'])
    case 'ConditionalExpression':
      return [...findWords(expression['consequent']), ...findWords(expression['alternate'])]
    case 'LogicalExpression':
      return [...findWords(expression['left']), ...findWords(expression['right'])]
    case 'BinaryExpression':
      return expression['operator'] === '+' ? [...findWords(expression['left']), ...findWords(expression['right'])] : []
    default:
      return []
  }
}

function nameOf(node: Node): string {
  const key = node['type'] === 'Property' ? node['key'] : node['name']
  if (!isNode(key)) return ''
  const name = key['name'] ?? key['value']
  return typeof name === 'string' ? name : ''
}

function findWordsAt(node: Node): Node[] {
  switch (node.type) {
    case 'JSXText':
      return hasLetters(node['value']) ? [node] : []
    case 'JSXElement':
    case 'JSXFragment':
      return (node['children'] as Node[]).filter((child) => child.type === 'JSXExpressionContainer').flatMap(findWords)
    case 'JSXAttribute':
    case 'Property':
      return VISIBLE_NAMES.has(nameOf(node)) ? findWords(node['value']) : []
    default:
      return []
  }
}

function findLiterals(fileName: string, source: string): string[] {
  const found: string[] = []
  const visit = (node: Node) => {
    for (const words of findWordsAt(node)) {
      const line = source.slice(0, words.start).split('\n').length
      found.push(`${fileName}:${line}`)
    }
    childrenOf(node).forEach(visit)
  }
  visit(parseSync(fileName, source).program as unknown as Node)
  return found
}

describe('the search for literal text', () => {
  it.each([
    ['text between tags', '<p>Hello</p>'],
    ['text beside an element', '<p><b /> left</p>'],
    ['a string in braces', "<p>{'Hello'}</p>"],
    ['a template in braces', '<p>{`Hello ${name}`}</p>'],
    ['one branch of a condition', "<p>{isBusy ? 'Saving...' : label}</p>"],
    ['behind a condition', "<p>{isBusy && 'Saving...'}</p>"],
    ['a joined string', "<p>{count + ' reviews'}</p>"],
    ['in a fragment', '<>Hello</>'],
    ['an aria-label', '<button aria-label="Close" />'],
    ['a title in braces', "<p title={'More'} />"],
    ['a placeholder by template', '<input placeholder={`Enter ${label}`} />'],
    ['an alt text', '<img alt="A shop" />'],
    ['a label of a part', '<Field label="Email" />'],
    ['a property of a message', "toast({ title: 'Saved' })"],
    ['accented letters alone', '<p>É</p>'],
  ])('finds %s', (_, source) => {
    expect(findLiterals('planted.tsx', source)).toHaveLength(1)
  })

  it.each([
    ['a message of the catalogue', "<p>{t('title')}</p>"],
    ['punctuation', '<p>{a} · {b}: 3</p>'],
    ['attributes nobody reads', '<a className="text-lg" href="/login" role="status" type="button" id="x" />'],
    ['a message in an attribute', "<input placeholder={t('search')} aria-label={label} />"],
    ['a comparison', "<p>{kind === 'failed' ? a : b}</p>"],
    ['a type', "type Props = { label: 'small' | 'large' }"],
  ])('passes %s', (_, source) => {
    expect(findLiterals('planted.tsx', source)).toEqual([])
  })
})

describe('components', () => {
  it('hold no literal text: every word comes from a catalogue', () => {
    const files = globSync('**/*.tsx', { cwd: webFolder, exclude: ['node_modules/**', '**/*.test.tsx'] })

    const found = files.flatMap((file) => findLiterals(file, readFileSync(`${webFolder}/${file}`, 'utf8')))

    expect(files.length).toBeGreaterThan(50)
    expect(found).toEqual([])
  })
})
