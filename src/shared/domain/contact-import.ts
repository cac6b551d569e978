import { z } from 'zod'
import { DATE_ORDERS, MAX_IMPORT_COLUMNS } from './csv-import.ts'
import type { Locale } from './locales.ts'

export const CONTACT_IMPORT_STATES = [
  'uploading',
  'checked',
  'queued',
  'running',
  'done',
  'failed',
  'undoing',
  'undone',
] as const
export type ContactImportState = (typeof CONTACT_IMPORT_STATES)[number]

export const CONTACT_IMPORT_LIMITS = {
  rows: 100_000,
  bytes: 50 * 1024 * 1024,
  /** In characters: a file comes in parts of this size. */
  chunk: 500_000,
  /** How much of a file is looked at to find out how it is read. */
  sample: 100_000,
  undoDays: 30,
} as const

/** What a column of a file can be. */
export const CONTACT_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'location',
  'tags',
  'lastVisit',
  'language',
  'timezone',
] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** How a file is read. */
export const contactReadingSchema = z.object({
  delimiter: z.enum([',', ';', '\t']),
  /** The first line names the columns. */
  hasHeadings: z.boolean(),
  columns: z.array(z.string().max(200)).max(MAX_IMPORT_COLUMNS),
  /** The columns by their place from 0; a field that is not named is in none. */
  mapping: z.partialRecord(
    z.enum(CONTACT_FIELDS),
    z
      .int()
      .min(0)
      .max(MAX_IMPORT_COLUMNS - 1),
  ),
  dateOrder: z.enum(DATE_ORDERS, 'choiceInvalid'),
  /** Columns that are none of the fields become details of the contact, under their headings. */
  keepsOthers: z.boolean(),
})
export type ContactReading = z.infer<typeof contactReadingSchema>

/** Why a row is refused. */
export const CONTACT_FAULTS = [
  'unreachable',
  'emailInvalid',
  'phoneInvalid',
  'locationUnknown',
  'timezoneUnknown',
  'dateUnreadable',
  'dateInFuture',
  'tooLong',
  'tooManyTags',
  'tooManyCells',
] as const
export type ContactFault = (typeof CONTACT_FAULTS)[number]

/** On the screen, and in the file of refused rows. */
export const CONTACT_FAULT_SENTENCES: Record<Locale, Record<ContactFault, string>> = {
  en: {
    unreachable: 'There is neither an email address nor a phone number.',
    emailInvalid: 'This is not an email address.',
    phoneInvalid: 'This is not a phone number we can reach. Numbers from abroad need their country code.',
    locationUnknown: 'None of your locations has this name.',
    timezoneUnknown: 'This is not a time zone like America/Halifax.',
    dateUnreadable: 'The date of the last visit cannot be read.',
    dateInFuture: 'The last visit is in the future.',
    tooLong: 'A text in this line is too long.',
    tooManyTags: 'There are more than 20 tags.',
    tooManyCells: 'There are more cells than columns. Put quotes around text that contains the separator.',
  },
  es: {
    unreachable: 'No hay ni correo electrónico ni teléfono.',
    emailInvalid: 'No es una dirección de correo electrónico.',
    phoneInvalid: 'No es un teléfono válido. Los números extranjeros necesitan el prefijo de su país.',
    locationUnknown: 'Ninguno de sus locales se llama así.',
    timezoneUnknown: 'No es una zona horaria como Europe/Madrid.',
    dateUnreadable: 'No se puede leer la fecha de la última visita.',
    dateInFuture: 'La última visita es posterior a hoy.',
    tooLong: 'Un texto de esta línea es demasiado largo.',
    tooManyTags: 'Hay más de 20 etiquetas.',
    tooManyCells: 'Hay más celdas que columnas. Ponga entre comillas los textos que contienen el separador.',
  },
  fr: {
    unreachable: 'Il n’y a ni adresse e-mail ni numéro de téléphone.',
    emailInvalid: 'Ce n’est pas une adresse e-mail.',
    phoneInvalid: 'Ce numéro n’est pas joignable. Les numéros étrangers doivent comporter leur indicatif de pays.',
    locationUnknown: 'Aucun de vos établissements ne porte ce nom.',
    timezoneUnknown: 'Ce n’est pas un fuseau horaire comme America/Halifax.',
    dateUnreadable: 'La date de la dernière visite est illisible.',
    dateInFuture: 'La dernière visite est dans le futur.',
    tooLong: 'Un texte de cette ligne est trop long.',
    tooManyTags: 'Il y a plus de 20 étiquettes.',
    tooManyCells: 'Il y a plus de cellules que de colonnes. Mettez entre guillemets les textes avec le séparateur.',
  },
  de: {
    unreachable: 'Es gibt weder eine E-Mail-Adresse noch eine Telefonnummer.',
    emailInvalid: 'Das ist keine E-Mail-Adresse.',
    phoneInvalid: 'Diese Telefonnummer ist nicht gültig. Nummern aus dem Ausland brauchen ihre Ländervorwahl.',
    locationUnknown: 'Keiner Ihrer Standorte heißt so.',
    timezoneUnknown: 'Das ist keine Zeitzone wie Europe/Berlin.',
    dateUnreadable: 'Das Datum des letzten Besuchs ist nicht lesbar.',
    dateInFuture: 'Der letzte Besuch liegt in der Zukunft.',
    tooLong: 'Ein Text in dieser Zeile ist zu lang.',
    tooManyTags: 'Es sind mehr als 20 Schlagwörter.',
    tooManyCells: 'Es gibt mehr Zellen als Spalten. Setzen Sie Text mit dem Trennzeichen in Anführungszeichen.',
  },
}
