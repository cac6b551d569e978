import { PAGE_WORDS, type PageWords } from '#shared/domain/hosted-page-words.ts'
import type { Locale } from '#shared/domain/locales.ts'

export type FormProblem = 'required' | 'tooLong' | 'email' | 'consent' | 'choice' | 'photo'
export type PageProblem = 'check' | 'tooQuick' | 'tooMany' | 'tooLarge' | 'stale'

export interface VisitorWords extends PageWords {
  answeredToday: string
  /** Over the review links. */
  reviewUs: string
  review: string
  /** Over what nobody may be asked to review. */
  alsoAt: string
  findUs: string
  /** Over a page that has nothing else. */
  whereToFindUs: string
  /** Where there is no link at all. */
  noLinks: string
  stars: Record<1 | 2 | 3 | 4 | 5, string>
  likely: [string, string]
  optional: string
  photo: string
  photoHint: string
  /** Where there was no room for it. */
  photoLost: string
  send: string
  next: string
  back: string
  privacy: string
  /** Of a business that has not said its name. */
  nameless: string
  /** For the eyes of machines. */
  trap: string
  problems: Record<FormProblem, string>
  pageProblems: Record<PageProblem, string>
  gone: { title: string; ofBusiness: string; ofNobody: string }
  languages: string
  poweredBy: string
}

export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' }

export const VISITOR_WORDS: Record<Locale, VisitorWords> = {
  en: {
    ...PAGE_WORDS.en,
    answeredToday: 'We already have your answer for today. Thank you!',
    reviewUs: 'You are also welcome to share your experience publicly:',
    review: 'Review us on {platform}',
    alsoAt: 'You can also find us here:',
    findUs: 'Find us on {platform}',
    whereToFindUs: 'Where to find us',
    noLinks: 'Tell us in person: the team will be glad to hear it.',
    stars: { 1: '1 star', 2: '2 stars', 3: '3 stars', 4: '4 stars', 5: '5 stars' },
    likely: ['0: not at all likely', '10: very likely'],
    optional: 'optional',
    photo: 'A photo',
    photoHint: 'PNG, JPEG or WebP, up to 5 MB. We remove the location data.',
    photoLost: 'Your answer has been saved. Only the photo could not be saved.',
    send: 'Send',
    next: 'Next',
    back: 'Back',
    nameless: 'The business',
    privacy: '{business} uses your answers to improve. They are deleted after {months} months; only the totals stay.',
    trap: 'Leave this empty',
    problems: {
      required: 'Please answer this.',
      tooLong: 'This is too long. Use up to {count} characters.',
      email: 'Enter an email address like name@example.com.',
      consent: 'Please tick the box so we can write to you, or remove the address.',
      choice: 'Please choose one of the answers.',
      photo: 'This photo could not be read. Choose a PNG, JPEG or WebP picture of up to 5 MB.',
    },
    pageProblems: {
      check: 'Something is still missing. What you entered is still here.',
      tooQuick: 'That was quick! Please press the button again.',
      tooMany: 'We received many answers from here in a short time. Please wait a minute and try again.',
      tooLarge: 'That was too large to send. Please choose a smaller photo.',
      stale: 'This page had been open for a long time. Please press the button again.',
    },
    gone: {
      title: 'This page is not in use right now',
      ofBusiness: '{business} has taken it offline for the moment. The team will be happy to help you in person.',
      ofNobody: 'There is nothing at this address. Please ask where you found it.',
    },
    languages: 'Language',
    poweredBy: 'Powered by Goodword',
  },
  es: {
    ...PAGE_WORDS.es,
    answeredToday: 'Ya tenemos su respuesta de hoy. ¡Gracias!',
    reviewUs: 'Si quiere, comparta también su experiencia en público:',
    review: 'Escriba una reseña en {platform}',
    alsoAt: 'También nos encontrará aquí:',
    findUs: 'Estamos en {platform}',
    whereToFindUs: 'Dónde encontrarnos',
    noLinks: 'Cuéntenoslo en persona: al equipo le encantará saberlo.',
    stars: { 1: '1 estrella', 2: '2 estrellas', 3: '3 estrellas', 4: '4 estrellas', 5: '5 estrellas' },
    likely: ['0: nada probable', '10: muy probable'],
    optional: 'opcional',
    photo: 'Una foto',
    photoHint: 'PNG, JPEG o WebP, hasta 5 MB. Eliminamos los datos de ubicación.',
    photoLost: 'Su respuesta está guardada. Solo la foto no se ha podido guardar.',
    send: 'Enviar',
    next: 'Siguiente',
    back: 'Atrás',
    nameless: 'El negocio',
    privacy:
      '{business} usa sus respuestas para mejorar. Se eliminan a los {months} meses; solo quedan las cifras totales.',
    trap: 'Deje esto vacío',
    problems: {
      required: 'Responda a esta pregunta, por favor.',
      tooLong: 'Es demasiado largo. Use hasta {count} caracteres.',
      email: 'Indique un correo como nombre@example.com.',
      consent: 'Marque la casilla para que podamos escribirle, o quite la dirección.',
      choice: 'Elija una de las respuestas.',
      photo: 'No hemos podido leer la foto. Elija una imagen PNG, JPEG o WebP de hasta 5 MB.',
    },
    pageProblems: {
      check: 'Falta algo todavía. Lo que ha escrito sigue aquí.',
      tooQuick: '¡Qué rapidez! Pulse el botón otra vez, por favor.',
      tooMany: 'Han llegado muchas respuestas desde aquí en poco tiempo. Espere un minuto y vuelva a intentarlo.',
      tooLarge: 'El envío era demasiado grande. Elija una foto más pequeña, por favor.',
      stale: 'Esta página llevaba mucho tiempo abierta. Pulse el botón otra vez, por favor.',
    },
    gone: {
      title: 'Esta página no está en uso ahora mismo',
      ofBusiness: '{business} la ha retirado por el momento. Su equipo le atenderá con mucho gusto.',
      ofNobody: 'No hay nada en esta dirección. Pregunte en el lugar donde la ha encontrado.',
    },
    languages: 'Idioma',
    poweredBy: 'Con la tecnología de Goodword',
  },
  fr: {
    ...PAGE_WORDS.fr,
    answeredToday: 'Nous avons déjà votre réponse pour aujourd’hui. Merci !',
    reviewUs: 'Vous pouvez aussi partager votre expérience publiquement :',
    review: 'Donner un avis sur {platform}',
    alsoAt: 'Vous nous trouverez aussi ici :',
    findUs: 'Nous sommes sur {platform}',
    whereToFindUs: 'Où nous trouver',
    noLinks: 'Dites-le-nous de vive voix : l’équipe en sera ravie.',
    stars: { 1: '1 étoile', 2: '2 étoiles', 3: '3 étoiles', 4: '4 étoiles', 5: '5 étoiles' },
    likely: ['0 : pas du tout', '10 : certainement'],
    optional: 'facultatif',
    photo: 'Une photo',
    photoHint: 'PNG, JPEG ou WebP, 5 Mo maximum. Nous retirons les données de localisation.',
    photoLost: 'Votre réponse est enregistrée. Seule la photo n’a pas pu l’être.',
    send: 'Envoyer',
    next: 'Suivant',
    back: 'Retour',
    nameless: 'L’établissement',
    privacy:
      '{business} se sert de vos réponses pour s’améliorer. Elles sont supprimées après {months} mois ; seuls les totaux restent.',
    trap: 'Laissez ce champ vide',
    problems: {
      required: 'Répondez à cette question, s’il vous plaît.',
      tooLong: 'C’est trop long. {count} caractères maximum.',
      email: 'Indiquez une adresse e-mail comme nom@example.com.',
      consent: 'Cochez la case pour que nous puissions vous écrire, ou retirez l’adresse.',
      choice: 'Choisissez l’une des réponses.',
      photo: 'Cette photo est illisible. Choisissez une image PNG, JPEG ou WebP de 5 Mo maximum.',
    },
    pageProblems: {
      check: 'Il manque encore quelque chose. Ce que vous avez saisi est toujours là.',
      tooQuick: 'Quelle rapidité ! Appuyez encore une fois sur le bouton, s’il vous plaît.',
      tooMany: 'Beaucoup de réponses sont arrivées d’ici en peu de temps. Patientez une minute et réessayez.',
      tooLarge: 'L’envoi était trop volumineux. Choisissez une photo plus petite, s’il vous plaît.',
      stale: 'Cette page était ouverte depuis longtemps. Appuyez encore une fois sur le bouton, s’il vous plaît.',
    },
    gone: {
      title: 'Cette page n’est pas utilisée en ce moment',
      ofBusiness: '{business} l’a retirée pour l’instant. L’équipe vous renseignera avec plaisir sur place.',
      ofNobody: 'Il n’y a rien à cette adresse. Renseignez-vous là où vous l’avez trouvée.',
    },
    languages: 'Langue',
    poweredBy: 'Propulsé par Goodword',
  },
  de: {
    ...PAGE_WORDS.de,
    answeredToday: 'Ihre Antwort von heute haben wir schon. Vielen Dank!',
    reviewUs: 'Erzählen Sie gern auch öffentlich von Ihrem Besuch:',
    review: 'Auf {platform} bewerten',
    alsoAt: 'Uns gibt es auch hier:',
    findUs: 'Sie finden uns auf {platform}',
    whereToFindUs: 'Hier finden Sie uns',
    noLinks: 'Sagen Sie es uns gern persönlich: Das Team freut sich.',
    stars: { 1: '1 Stern', 2: '2 Sterne', 3: '3 Sterne', 4: '4 Sterne', 5: '5 Sterne' },
    likely: ['0: gar nicht', '10: auf jeden Fall'],
    optional: 'freiwillig',
    photo: 'Ein Foto',
    photoHint: 'PNG, JPEG oder WebP, bis 5 MB. Der Aufnahmeort wird entfernt.',
    photoLost: 'Ihre Antwort ist gespeichert. Nur das Foto konnten wir nicht speichern.',
    send: 'Senden',
    next: 'Weiter',
    back: 'Zurück',
    nameless: 'Der Betrieb',
    privacy:
      '{business} nutzt Ihre Antworten, um besser zu werden. Nach {months} Monaten werden sie gelöscht; nur die Summen bleiben.',
    trap: 'Bitte leer lassen',
    problems: {
      required: 'Bitte beantworten Sie das.',
      tooLong: 'Das ist zu lang. Möglich sind bis zu {count} Zeichen.',
      email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
      consent: 'Setzen Sie bitte das Häkchen, damit wir Ihnen schreiben dürfen, oder löschen Sie die Adresse.',
      choice: 'Bitte wählen Sie eine der Antworten.',
      photo: 'Dieses Foto ist nicht lesbar. Wählen Sie ein Bild als PNG, JPEG oder WebP bis 5 MB.',
    },
    pageProblems: {
      check: 'Es fehlt noch etwas. Was Sie eingegeben haben, ist noch da.',
      tooQuick: 'Das ging schnell! Bitte tippen Sie noch einmal auf den Knopf.',
      tooMany:
        'Von hier kamen in kurzer Zeit viele Antworten. Bitte warten Sie eine Minute und versuchen Sie es erneut.',
      tooLarge: 'Das war zu groß zum Senden. Bitte wählen Sie ein kleineres Foto.',
      stale: 'Diese Seite war lange offen. Bitte tippen Sie noch einmal auf den Knopf.',
    },
    gone: {
      title: 'Diese Seite wird gerade nicht verwendet',
      ofBusiness: '{business} hat sie zurzeit abgeschaltet. Das Team hilft Ihnen gern persönlich weiter.',
      ofNobody: 'Unter dieser Adresse gibt es nichts. Fragen Sie bitte dort nach, wo Sie sie gefunden haben.',
    },
    languages: 'Sprache',
    poweredBy: 'Bereitgestellt mit Goodword',
  },
}
