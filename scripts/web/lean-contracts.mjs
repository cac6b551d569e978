import { readFile } from 'node:fs/promises'
import { parseAst } from 'vite'

const CONTRACTS = /\/src\/shared\/(?:contracts|domain)\/.*\.ts$/
const PLAIN = '?plain'
const SCHEMAS = '?schemas'
/** What the server checks a call by, and what describes the API. */
const SERVER_ONLY = new Set([
  'summary',
  'access',
  'plan',
  'isOpenToReaders',
  'isOpenToBarred',
  'needsAllLocations',
  'maxBodyBytes',
  'input',
  'output',
  'errors',
  'example',
  'ratePerMinute',
])

/**
 * A browser calls an endpoint by method and path. The build therefore takes each file that speaks zod apart: what holds
 * no schema, with its endpoints, and the schemas, which then come only with the screens that read or check by them.
 */
export function leanContracts() {
  const parts = new Map()
  return {
    name: 'lean-contracts',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    load: {
      filter: { id: /\/src\/shared\/(?:contracts|domain)\/.*\.ts(?:\?plain|\?schemas)?$/ },
      async handler(id) {
        const [file, part] = id.split('?')
        if (!CONTRACTS.test(file)) return null
        if (!parts.has(file)) parts.set(file, takeApart(await readFile(file, 'utf8'), file.split('/').at(-1)))
        this.addWatchFile(file)
        const code = parts.get(file)
        if (code === null) return null
        return { code: part ? code[part] : code.whole, moduleType: 'ts', moduleSideEffects: false }
      },
    },
  }
}

/** `null` for a file without schemas. */
export function takeApart(source, name) {
  if (!/from 'zod'/.test(source)) return null
  const statements = parseAst(source, { lang: 'ts' }).body
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration')
  const declared = statements.filter(isRunning).flatMap((statement) => readDeclarations(statement, source))
  const tainted = new Set(
    imports.filter(bringsSchemas).flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  )
  spreadTaint(declared, tainted)

  const plain = declared.filter(({ name: own }) => !tainted.has(own))
  const schemas = declared.filter(({ name: own }) => tainted.has(own))
  const shared = plain.map(({ name: own }) => own)
  const hidden = plain.filter(({ isExported }) => !isExported).map(({ name: own }) => own)
  return {
    plain: `${importsOf(imports, plain, source)}\n${plain.map(write).join('\n')}\nexport { ${hidden.join(', ')} }\n`,
    schemas: `${importsOf(imports, schemas, source)}\nimport { ${shared.join(', ')} } from './${name}${PLAIN}'\n${schemas.map(write).join('\n')}\n`,
    whole: `export { ${exportedOf(plain)} } from './${name}${PLAIN}'\nexport { ${exportedOf(schemas)} } from './${name}${SCHEMAS}'\n`,
  }
}

/** Only what the part runs by: the build would put even what nobody uses beside it. */
function importsOf(imports, declarations, source) {
  const used = new Set(declarations.flatMap(({ uses }) => [...uses]))
  const lines = imports.map((statement) => {
    const names = statement.specifiers.filter(({ local, importKind }) => importKind !== 'type' && used.has(local.name))
    const words = names.map(({ start, end }) => source.slice(start, end)).join(', ')
    return words && statement.importKind !== 'type' ? `import { ${words} } from ${statement.source.raw}` : ''
  })
  return lines.filter(Boolean).join('\n')
}

const exportedOf = (declarations) =>
  declarations
    .filter(({ isExported }) => isExported)
    .map(({ name }) => name)
    .join(', ')

const isRunning = ({ type, declaration }) => {
  const kind = type === 'ExportNamedDeclaration' ? declaration?.type : type
  return kind === 'VariableDeclaration' || kind === 'FunctionDeclaration' || kind === 'ClassDeclaration'
}

/** Zod itself, and what other contracts hand on. */
const bringsSchemas = ({ source, importKind }) =>
  importKind !== 'type' && (source.value === 'zod' || source.value.startsWith('./'))

function readDeclarations(statement, source) {
  const isExported = statement.type === 'ExportNamedDeclaration'
  const node = isExported ? statement.declaration : statement
  if (node.type !== 'VariableDeclaration') {
    return [{ name: node.id.name, isExported, uses: namesIn(node), words: source.slice(node.start, node.end) }]
  }
  return node.declarations.map(({ id, init }) => {
    if (!id.name) throw new Error(`Give each its own name, in place of ${source.slice(id.start, id.end)}.`)
    const lean = isEndpoint(init) ? writeEndpoint(init.arguments[0], source) : source.slice(init.start, init.end)
    const used = isEndpoint(init) ? new Set() : namesIn(init)
    const value = isEndpoint(init) || !hasCall(init) ? lean : `/* @__PURE__ */ (() => (${lean}))()`
    return { name: id.name, isExported, uses: used, words: `const ${id.name} = ${value}` }
  })
}

const isEndpoint = (init) => init?.type === 'CallExpression' && init.callee.name === 'defineEndpoint'

function writeEndpoint({ properties }, source) {
  const kept = properties.filter(({ key }) => !SERVER_ONLY.has(key.name))
  return `{ ${kept.map(({ start, end }) => source.slice(start, end)).join(', ')} }`
}

const write = ({ isExported, words }) => `${isExported ? 'export ' : ''}${words}`

function spreadTaint(declared, tainted) {
  let before
  do {
    before = tainted.size
    for (const { name, uses } of declared) if ([...uses].some((used) => tainted.has(used))) tainted.add(name)
  } while (tainted.size > before)
}

function namesIn(node, names = new Set()) {
  visit(node, (child) => child.type === 'Identifier' && names.add(child.name))
  return names
}

/** A function calls nothing before it is called. */
function hasCall(node) {
  if (node.type === 'ArrowFunctionExpression') return false
  let isFound = false
  visit(node, (child) => {
    if (child.type === 'CallExpression' || child.type === 'NewExpression') isFound = true
  })
  return isFound
}

/** All that runs in it. */
function visit(node, look) {
  if (Array.isArray(node)) for (const child of node) visit(child, look)
  if (!node || typeof node.type !== 'string') return
  if (node.type.startsWith('TS') && !('expression' in node)) return
  look(node)
  for (const [key, child] of Object.entries(node)) if (typeof child === 'object' && runs(node, key)) visit(child, look)
}

/** The names of properties are not names of things, and types are nothing. */
function runs(node, key) {
  if (key === 'property' || key === 'key') return Boolean(node.computed)
  return !key.startsWith('type') && key !== 'returnType'
}
