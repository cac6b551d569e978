import { CONTACT_FIELDS, type ContactField, type ContactReading } from '#shared/domain/contact-import.ts'
import type { DateOrder } from '#shared/domain/csv-import.ts'
import { listColumns } from '#server/kernel/csv/column-names.ts'
import { guessDateOrder } from '#server/kernel/csv/read-date.ts'
import { readPhone } from '../read-phone.ts'

/** What exports and people call a column, in four languages; compared without case, accents and punctuation. */
const NAMES: Record<ContactField, readonly string[]> = {
  name: [
    'name, full name, fullname, contact, contact name, customer, customer name, guest, guest name, client, client name',
    'nombre, nombre completo, nombre y apellidos, contacto, cliente, nombre del cliente, huesped',
    'nom, nom complet, nom et prenom, prenom et nom, nom du client',
    'vollstandiger name, vor und nachname, kontakt, kunde, kundenname, gast, gastname',
  ],
  firstName: ['first name, firstname, given name, forename, nombre de pila, prenom, vorname'],
  lastName: [
    'last name, lastname, surname, family name, apellido, apellidos, primer apellido',
    'nom de famille, nachname, familienname, zuname',
  ],
  email: [
    'email, e mail, mail, email address, e mail address, mail address',
    'correo, correo electronico, direccion de correo, direccion de correo electronico',
    'courriel, adresse e mail, adresse mail, adresse email, adresse electronique',
    'e mail adresse, email adresse, emailadresse, mailadresse',
  ],
  phone: [
    'phone, phone number, telephone, telephone number, tel, mobile, mobile phone, mobile number, cell, cell phone, sms',
    'telefono, numero de telefono, movil, telefono movil, celular',
    'telephone portable, portable, numero de telephone, numero de portable',
    'telefon, telefonnummer, handy, handynummer, mobil, mobilnummer, mobiltelefon, rufnummer',
  ],
  location: [
    'location, branch, store, shop, restaurant, site, place, local, sucursal, tienda, ubicacion, sede',
    'etablissement, succursale, magasin, boutique, lieu, standort, filiale, niederlassung',
  ],
  tags: [
    'tags, tag, labels, label, groups, group, etiquetas, etiqueta, grupos, grupo',
    'etiquettes, etiquette, groupes, groupe, schlagworter, schlagwort, gruppen, gruppe',
  ],
  lastVisit: [
    'last visit, last visit date, last visited, visit date, date of visit, last seen, last order, last purchase',
    'ultima visita, fecha de la ultima visita, fecha de visita, ultimo pedido',
    'derniere visite, date de derniere visite, date de la derniere visite, date de visite, derniere commande',
    'letzter besuch, datum des letzten besuchs, besuchsdatum, besucht am, letzte bestellung, letzter kauf',
  ],
  language: ['language, lang, locale, language code, preferred language, idioma, langue, sprache'],
  timezone: ['time zone, timezone, tz, zona horaria, fuseau horaire, zeitzone'],
}

export interface Sample {
  delimiter: ContactReading['delimiter']
  rows: readonly (readonly string[])[]
  /** Of the business, for numbers without a country's code. */
  country: string | null
  /** As its people write dates, where the file does not tell. */
  dateOrder: DateOrder
}

type Sayable = Omit<ContactReading, 'columns' | 'delimiter'>
type SaidReading = { [Name in keyof Sayable]?: Sayable[Name] | undefined }

/** What the person says goes before what the file looks like. */
export async function guessReading(
  { delimiter, rows, country, dateOrder }: Sample,
  said: SaidReading,
): Promise<ContactReading> {
  const [first = [], ...others] = rows
  const hasHeadings = said.hasHeadings ?? !first.some((cell) => isEmail(cell) || isPhone(cell, country))
  const columns = first.map((cell) => (hasHeadings ? cell.trim().slice(0, 200) : ''))
  const below = hasHeadings ? others : rows
  const mapping = said.mapping ? keepKnown(said.mapping, columns.length) : guessMapping(columns, below, country)
  const visits = below.map((cells) => cells[mapping.lastVisit ?? -1] ?? '')
  return {
    delimiter,
    hasHeadings,
    columns,
    mapping,
    dateOrder: said.dateOrder ?? (await guessDateOrder(visits, dateOrder)),
    keepsOthers: said.keepsOthers ?? false,
  }
}

const isEmail = (cell: string) => /^\S+@\S+\.\S+$/.test(cell.trim())
const isPhone = (cell: string, country: string | null) => readPhone(cell, country) !== null

function guessMapping(
  columns: readonly string[],
  rows: Sample['rows'],
  country: string | null,
): ContactReading['mapping'] {
  const mapping: ContactReading['mapping'] = {}
  const isTaken = (column: number) => Object.values(mapping).includes(column)
  for (const field of CONTACT_FIELDS) {
    const column = listColumns(columns, NAMES[field]).find((candidate) => !isTaken(candidate))
    if (column !== undefined) mapping[field] = column
  }
  const looksLike = (isOne: (cell: string) => boolean) =>
    columns.findIndex((_name, column) => {
      const said = rows.map((cells) => cells[column] ?? '').filter((cell) => cell.trim() !== '')
      return !isTaken(column) && said.length > 0 && said.filter(isOne).length > said.length / 2
    })
  const fill = (field: ContactField, column: number) => {
    if (mapping[field] === undefined && column !== -1) mapping[field] = column
  }
  fill('email', looksLike(isEmail))
  fill(
    'phone',
    looksLike((cell) => isPhone(cell, country)),
  )
  if (columns.every((name) => name === ''))
    fill(
      'name',
      looksLike((cell) => /\p{L}/u.test(cell)),
    )
  return splitName(mapping)
}

/** "Nom" beside "Prénom" is the family's, "Nombre" beside "Apellidos" the person's own. */
function splitName({ name, ...mapping }: ContactReading['mapping']): ContactReading['mapping'] {
  if (name === undefined) return mapping
  const [hasFirst, hasLast] = [mapping.firstName !== undefined, mapping.lastName !== undefined]
  if (hasFirst && !hasLast) return { ...mapping, lastName: name }
  if (hasLast && !hasFirst) return { ...mapping, firstName: name }
  return { ...mapping, name }
}

function keepKnown(mapping: ContactReading['mapping'], columnCount: number): ContactReading['mapping'] {
  return Object.fromEntries(Object.entries(mapping).filter(([, column]) => column < columnCount))
}
