import { PLATFORM_WORDS, PLATFORMS, type Platform } from '#shared/domain/platforms.ts'
import { importFieldsOn, type ColumnMapping, type ImportField } from '#shared/domain/review-import.ts'

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

export function guessColumns({ header, rows, platform }: ColumnsToGuess): ColumnMapping {
  const names = header.map(simplify)
  const find = (field: ImportField, isFitting: (column: number) => boolean = () => true) => {
    const known = NAMES[field].flatMap((list) => list.split(', '))
    return names.findIndex((name, column) => known.includes(name) && isFitting(column))
  }
  const platformColumn = find('platform', (column) => namesPlatforms(rows.map((cells) => cells[column] ?? '')))
  const mapping: ColumnMapping = platformColumn === -1 ? {} : { platform: platformColumn }
  for (const field of importFieldsOn(platform, mapping)) {
    const column = field === 'platform' ? platformColumn : find(field)
    if (column !== -1 && !Object.values(mapping).includes(column)) mapping[field] = column
  }
  return mapping
}

/** Most of them do: a "Site" may be a branch as well. */
function namesPlatforms(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell.trim() !== '')
  return said.filter((cell) => findPlatform(cell)).length > said.length / 2
}

/** Its last name before `.com`, `.de` or `.co.uk`. */
const WEB_ADDRESS = /^(?:https?:\/\/)?(?:[\w-]+\.)*?([\w-]+)(?:\.com?)?\.[a-z]{2,3}(?:\/.*)?$/i

/** By the names people and exports give it, its web address included. */
export function findPlatform(text: string): Platform | undefined {
  const name = joinWords(simplify(text.trim().replace(WEB_ADDRESS, '$1')))
  return PLATFORMS.find((platform) => PLATFORM_WORDS[platform].some((word) => joinWords(word) === name))
}

const joinWords = (name: string) => name.replaceAll(' ', '')

function simplify(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
