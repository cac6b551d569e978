import type { Locale } from '#shared/domain/locales.ts'

export interface PackWords {
  title: string
  /** With `{label}` and `{value}`. */
  fact: string
  sandbox: string
  business: string
  location: string
  noLocation: string
  period: string
  count: string
  /** With `{shown}` and `{count}`. */
  cut: string
  timezone: string
  madeAt: string
  madeBy: string
  reference: string
  checklistTitle: string
  checklist: string[]
  reviewsTitle: string
  /** With `{rating}`. */
  stars: string
  notRecommended: string
  noStars: string
  author: string
  address: string
  unknown: string
  dispute: string
  noDispute: string
  noReference: string
  appeal: string
  vanished: string
  noText: string
  replaced: string
  /** With `{page}` and `{pages}`. */
  footer: string
}

const en: PackWords = {
  title: 'Evidence pack',
  fact: '{label}: {value}',
  sandbox: 'Sandbox: these reviews were made up to try things out. They are not on any platform.',
  business: 'Business',
  location: 'Location',
  noLocation: 'none',
  period: 'Period',
  count: 'Number of reviews',
  cut: '{count}, of which the newest {shown} are listed',
  timezone: 'Time zone',
  madeAt: 'Created on',
  madeBy: 'Created by',
  reference: 'Incident',
  checklistTitle: 'If someone asks for money or a favor',
  checklist: [
    'Do not pay, and do not give or promise anything.',
    'Do not engage: do not answer the messages or argue under the reviews.',
    'Take screenshots of the reviews that show their dates.',
    'Take screenshots of every message that asks for something, with its date and time.',
    'Keep the links to the reviews and to their authors’ profiles.',
    'Note the contact details that were used: names, email addresses, phone numbers, accounts.',
    'Report it with the platform’s own form for extortion and add all of this. If you are threatened, go to the police.',
  ],
  reviewsTitle: 'The reviews',
  stars: '{rating} out of 5 stars',
  notRecommended: 'not recommended',
  noStars: 'no stars',
  author: 'Author',
  address: 'Address',
  unknown: 'not known',
  dispute: 'Dispute',
  noDispute: 'none',
  noReference: 'opened, no reference yet',
  appeal: 'Appeal',
  vanished: 'No longer on the platform since',
  noText: 'No text.',
  replaced:
    'Characters that this document cannot show appear as “¤”. The original texts are in the attached file “{file}”.',
  footer: 'Page {page} of {pages}',
}

const es: PackWords = {
  title: 'Informe de pruebas',
  fact: '{label}: {value}',
  sandbox: 'Entorno de pruebas: estas reseñas son inventadas y no están en ninguna plataforma.',
  business: 'Empresa',
  location: 'Local',
  noLocation: 'ninguno',
  period: 'Periodo',
  count: 'Número de reseñas',
  cut: '{count}, de las que figuran las {shown} más recientes',
  timezone: 'Zona horaria',
  madeAt: 'Creado el',
  madeBy: 'Creado por',
  reference: 'Incidente',
  checklistTitle: 'Si alguien pide dinero o un favor',
  checklist: [
    'No pague y no dé ni prometa nada.',
    'No entre en el juego: no conteste a los mensajes ni discuta en las reseñas.',
    'Haga capturas de pantalla de las reseñas en las que se vean las fechas.',
    'Haga capturas de cada mensaje en el que se pida algo, con su fecha y hora.',
    'Guarde los enlaces a las reseñas y a los perfiles de quienes las escribieron.',
    'Anote los datos de contacto utilizados: nombres, correos electrónicos, teléfonos y cuentas.',
    'Denúncielo con el formulario de la plataforma para casos de chantaje y adjunte todo esto. Si le amenazan, acuda a la policía.',
  ],
  reviewsTitle: 'Las reseñas',
  stars: '{rating} de 5 estrellas',
  notRecommended: 'no recomendado',
  noStars: 'sin estrellas',
  author: 'Autor',
  address: 'Dirección',
  unknown: 'no se conoce',
  dispute: 'Disputa',
  noDispute: 'ninguna',
  noReference: 'abierta, aún sin referencia',
  appeal: 'Apelación',
  vanished: 'No está en la plataforma desde',
  noText: 'Sin texto.',
  replaced:
    'Los caracteres que este documento no puede mostrar aparecen como «¤». Los textos originales están en el archivo adjunto «{file}».',
  footer: 'Página {page} de {pages}',
}

const fr: PackWords = {
  title: 'Dossier de preuves',
  fact: '{label} : {value}',
  sandbox: 'Environnement de test : ces avis sont inventés et ne figurent sur aucune plateforme.',
  business: 'Entreprise',
  location: 'Établissement',
  noLocation: 'aucun',
  period: 'Période',
  count: 'Nombre d’avis',
  cut: '{count}, dont les {shown} plus récents figurent ici',
  timezone: 'Fuseau horaire',
  madeAt: 'Établi le',
  madeBy: 'Établi par',
  reference: 'Incident',
  checklistTitle: 'Si quelqu’un demande de l’argent ou une faveur',
  checklist: [
    'Ne payez pas, ne donnez et ne promettez rien.',
    'N’entrez pas dans leur jeu : ne répondez pas aux messages et ne débattez pas sous les avis.',
    'Faites des captures d’écran des avis où leurs dates sont visibles.',
    'Faites une capture de chaque message où l’on exige quelque chose, avec sa date et son heure.',
    'Conservez les liens vers les avis et vers les profils de leurs auteurs.',
    'Notez les coordonnées utilisées : noms, adresses e-mail, numéros de téléphone, comptes.',
    'Signalez-le avec le formulaire de la plateforme contre le chantage et joignez tout ceci. En cas de menace, prévenez la police.',
  ],
  reviewsTitle: 'Les avis',
  stars: 'note de {rating} sur 5',
  notRecommended: 'non recommandé',
  noStars: 'sans étoiles',
  author: 'Auteur',
  address: 'Adresse',
  unknown: 'inconnu',
  dispute: 'Litige',
  noDispute: 'aucun',
  noReference: 'ouvert, encore sans référence',
  appeal: 'Appel',
  vanished: 'Absent de la plateforme depuis',
  noText: 'Sans texte.',
  replaced:
    'Les caractères que ce document ne peut pas afficher sont remplacés par « ¤ ». Les textes d’origine se trouvent dans le fichier « {file} » joint à ce document.',
  footer: 'Page {page} sur {pages}',
}

const de: PackWords = {
  title: 'Beweismappe',
  fact: '{label}: {value}',
  sandbox: 'Sandbox: Diese Bewertungen sind zum Ausprobieren erfunden. Sie stehen auf keiner Plattform.',
  business: 'Unternehmen',
  location: 'Standort',
  noLocation: 'keiner',
  period: 'Zeitraum',
  count: 'Anzahl der Bewertungen',
  cut: '{count}, davon sind die neuesten {shown} aufgeführt',
  timezone: 'Zeitzone aller Uhrzeiten',
  madeAt: 'Erstellt am',
  madeBy: 'Erstellt von',
  reference: 'Vorfall',
  checklistTitle: 'Wenn jemand Geld oder eine Gefälligkeit verlangt',
  checklist: [
    'Zahlen Sie nicht, geben und versprechen Sie nichts.',
    'Lassen Sie sich nicht darauf ein: Antworten Sie nicht auf die Nachrichten und streiten Sie nicht unter den Bewertungen.',
    'Machen Sie Screenshots der Bewertungen, auf denen das Datum zu sehen ist.',
    'Machen Sie Screenshots jeder Nachricht, in der etwas verlangt wird, mit Datum und Uhrzeit.',
    'Bewahren Sie die Links zu den Bewertungen und zu den Profilen der Verfasser auf.',
    'Notieren Sie die verwendeten Kontaktdaten: Namen, E-Mail-Adressen, Telefonnummern, Konten.',
    'Melden Sie es über das Erpressungsformular der Plattform und fügen Sie all das bei. Werden Sie bedroht, gehen Sie zur Polizei.',
  ],
  reviewsTitle: 'Die Bewertungen',
  stars: '{rating} von 5 Sternen',
  notRecommended: 'nicht empfohlen',
  noStars: 'ohne Sterne',
  author: 'Verfasser',
  address: 'Adresse',
  unknown: 'nicht bekannt',
  dispute: 'Einspruch',
  noDispute: 'keiner',
  noReference: 'angelegt, noch ohne Fallnummer',
  appeal: 'Widerspruch',
  vanished: 'Nicht mehr auf der Plattform seit',
  noText: 'Ohne Text.',
  replaced:
    'Zeichen, die dieses Dokument nicht darstellen kann, erscheinen als „¤“. Alle Texte im Original stehen in der angehängten Datei „{file}“.',
  footer: 'Seite {page} von {pages}',
}

export const PACK_WORDS: Record<Locale, PackWords> = { en, es, fr, de }
