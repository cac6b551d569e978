import { PLATFORM_WORDS, PLATFORMS, type Platform } from '#shared/domain/platforms.ts'
import { importFieldsOn, type ColumnMapping, type ImportField } from '#shared/domain/review-import.ts'
import { listColumns, simplify } from '#server/kernel/csv/column-names.ts'
import { workInSlices } from '#server/kernel/workers/event-loop.ts'

/** What exports and people call a column, in four languages; compared without case, accents and punctuation. */
const NAMES: Record<ImportField, readonly string[]> = {
  date: [
    'date, review date, created, created at, create time, created time, published, published at',
    'publish time, time, timestamp, written, submitted, posted, posted at, day',
    'fecha, fecha de la resena, fecha de creacion, publicado, fecha de publicacion',
    'date de l avis, date avis, date de publication, date de creation, publie le',
    'datum, bewertungsdatum, erstellt, erstellt am, veroffentlicht, geschrieben am, zeitpunkt',
  ],
  platform: [
    'platform, review platform, review site, site, plataforma, plateforme, plattform, portal, bewertungsportal',
  ],
  author: [
    'author, author name, reviewer, reviewer name, reviewer display name, name, user, user name',
    'username, customer, customer name, guest, display name, from, written by',
    'autor, nombre, usuario, cliente, nombre del autor, nombre del cliente',
    'auteur, nom, utilisateur, client, nom de l auteur, nom du client',
    'verfasser, kunde, kundenname, benutzer, nutzer, rezensent, gast',
  ],
  rating: [
    'rating, stars, star, star rating, score, review rating, rate, overall rating',
    'puntuacion, calificacion, estrellas, valoracion, nota',
    'note, etoiles, nombre d etoiles, notation, evaluation',
    'sterne, anzahl sterne, sternebewertung, note, punkte, bewertung sterne',
  ],
  recommendation: [
    'recommendation, recommended, recommends, recommendation type, would recommend, is recommended',
    'recomendacion, recomienda, recomendado',
    'recommandation, recommande, recommande par',
    'empfehlung, empfohlen, empfiehlt, weiterempfehlung',
  ],
  title: ['title, review title, headline, subject, titulo, titre, titre de l avis, titel, uberschrift'],
  content: [
    'text, review, review text, content, comment, comments, body, message, feedback, review body',
    'resena, texto, comentario, opinion, contenido, texto de la resena',
    'avis, texte, commentaire, contenu, texte de l avis, temoignage',
    'bewertung, bewertungstext, kommentar, rezension, inhalt, nachricht, rezensionstext',
  ],
  url: ['url, link, review url, review link, permalink, web address, enlace, lien, adresse, weblink'],
  language: ['language, lang, locale, language code, idioma, langue, sprache'],
  id: ['id, review id, review name, reference, external id, identificador, identifiant, kennung, nummer'],
}

interface ColumnsToGuess {
  header: readonly string[]
  rows: readonly (readonly string[])[]
  platform: Platform
}

export async function guessColumns({ header, rows, platform }: ColumnsToGuess): Promise<ColumnMapping> {
  const list = (field: ImportField) => listColumns(header, NAMES[field])
  const mapping: ColumnMapping = {}
  for (const column of list('platform')) {
    if (mapping.platform === undefined && (await namesPlatforms(rows, column))) mapping.platform = column
  }
  for (const field of importFieldsOn(platform, mapping)) {
    const [column] = field === 'platform' ? [mapping.platform] : list(field)
    if (column !== undefined && !Object.values(mapping).includes(column)) mapping[field] = column
  }
  return mapping
}

/** Most of them do: a "Site" may be a branch as well. */
async function namesPlatforms(rows: ColumnsToGuess['rows'], column: number): Promise<boolean> {
  const pause = workInSlices()
  let [said, known] = [0, 0]
  for (const cells of rows) {
    const cell = cells[column] ?? ''
    if (cell.trim() !== '') said += 1
    if (findPlatform(cell)) known += 1
    await pause()
  }
  return known > said / 2
}

const PLATFORM_BY_NAME = new Map(
  PLATFORMS.flatMap((platform) => PLATFORM_WORDS[platform].map((word) => [joinWords(word), platform] as const)),
)

/** By the names people and exports give it, its web address included. */
export function findPlatform(text: string): Platform | undefined {
  const name = text.trim()
  return name === '' ? undefined : PLATFORM_BY_NAME.get(joinWords(simplify(findSiteName(name) ?? name)))
}

/** Of a web address, its last name before `.com`, `.de` or `.co.uk`. */
function findSiteName(text: string): string | undefined {
  const [host = ''] = text.replace(/^https?:\/\//i, '').split('/', 1)
  const names = host.split('.')
  if (names.length < 2 || !names.every((name) => /^[\w-]+$/.test(name))) return undefined
  if (!/^[a-z]{2,3}$/i.test(names.pop() ?? '')) return undefined
  if (names.length > 1 && /^com?$/i.test(names.at(-1) ?? '')) names.pop()
  return names.at(-1)
}

function joinWords(name: string): string {
  return name.replaceAll(' ', '')
}
