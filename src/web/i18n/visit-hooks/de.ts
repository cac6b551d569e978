import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const visitHooks: SameKeys<typeof en.visitHooks> = {
  title: 'Besuche aus anderen Systemen',
  subtitle:
    'Lassen Sie Ihre Kasse oder Ihr Buchungssystem Gäste melden, damit Kampagnen sie um eine Bewertung bitten können.',
  notInPlan: 'Das gehört zum Tarif Enterprise. <plans>Tarife ansehen</plans>',
  failed: 'Systeme konnten nicht geladen werden',
  add: 'System hinzufügen',
  adding: 'Wird hinzugefügt …',
  addTitle: 'System hinzufügen',
  addText:
    'Für Systeme, die nur ihr eigenes JSON senden können. Jedes bekommt eine Adresse und meldet mit jeder Nachricht einen Besuch.',
  name: 'Name',
  nameHint: 'Das System, das sendet, zum Beispiel „Kasse“.',
  canSign: 'Das System kann seine Nachrichten signieren',
  canSignHint: 'Sicherer: Ohne Signatur kann jeder, der die Adresse kennt, Besuche melden.',
  parts: 'Wo was steht',
  partsHint:
    'Namen mit Punkten dazwischen, etwa guest.email oder items.0.name. Eine E-Mail-Adresse oder Telefonnummer muss dabei sein.',
  fields: {
    id: 'ID der Nachricht',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    visitedAt: 'Zeit des Besuchs',
  },
  readNothing: 'Im Beispiel nicht gefunden',
  read: 'Im Beispiel: {value}',
  example: 'Beispielnachricht',
  exampleHint:
    'Fügen Sie eine Nachricht des Systems ein, um zu sehen, was daraus gelesen wird. Sie wird nicht gespeichert.',
  exampleInvalid: 'Das ist kein gültiges JSON.',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  shownTitle: 'Adresse für „{name}“',
  shownText: 'Kopieren Sie sie jetzt. Zur Sicherheit zeigen wir sie nicht noch einmal.',
  address: 'Adresse',
  copyAddress: 'Adresse kopieren',
  secret: 'Signaturgeheimnis',
  copySecret: 'Geheimnis kopieren',
  keepSafe: 'Wer diese Adresse kennt, kann Besuche melden. Sie gehört nicht in Chats oder E-Mails.',
  howToSign:
    'Signieren Sie jeden Inhalt mit HMAC-SHA256 und senden Sie das als goodword-signature: sha256=… hexadezimal mit.',
  done: 'Fertig',
  signed: 'Signiert',
  unsigned: 'Nicht signiert',
  neverUsed: 'Nie benutzt',
  lastUsed: 'Zuletzt benutzt: <at></at>',
  change: 'Ändern',
  changeOf: 'Ändern: {name}',
  changeTitle: '„{name}“ ändern',
  delete: 'Löschen',
  deleteOf: 'Löschen: {name}',
  deleteTitle: '„{name}“ löschen?',
  deleteText:
    'Seine Nachrichten werden sofort abgelehnt. Gemeldete Besuche bleiben. Das lässt sich nicht rückgängig machen.',
  keep: 'Behalten',
  deleting: 'Wird gelöscht …',
  deleted: 'System gelöscht',
}
