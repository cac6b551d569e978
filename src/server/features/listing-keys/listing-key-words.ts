import type { Locale } from '#shared/domain/locales.ts'

export type ListingKeyProblem = 'missing' | 'nothing' | 'key' | 'busy' | 'refused' | 'tooMany'

interface Words {
  title: string
  intro: string
  listing: string
  listingHint: string
  place: string
  placeHint: string
  key: string
  keyHint: string
  keyPage: string
  submit: string
  choose: string
  connect: string
  cancel: string
  stale: string
  back: string
  sandbox: string
  problems: Record<ListingKeyProblem, string>
}

/** `{platform}` and `{key}` are filled in. */
export const LISTING_KEY_WORDS: Record<Locale, Words> = {
  en: {
    title: 'Connect {platform}',
    intro:
      '{platform} does not have a sign-in we can send you to. Tell us which listing is yours and enter an API key that can read it.',
    listing: 'Your listing',
    listingHint: 'Its name, its id, or the address of its page on {platform}',
    place: 'Town',
    placeHint: 'Only needed to search by name',
    key: 'API key',
    keyHint: 'Stored encrypted and used only for this listing.',
    keyPage: 'Get a key from {platform}',
    submit: 'Continue',
    choose: 'Which of these is yours?',
    connect: 'Connect',
    cancel: 'Cancel',
    stale: 'This page cannot be opened on its own. Go back to Goodword and connect from there.',
    back: 'Back to Goodword',
    sandbox: 'You are in the sandbox. The key here is {key}.',
    problems: {
      missing: 'Enter both a listing and a key.',
      nothing: 'We found nothing. Check the spelling, add the town, or paste the address of the listing’s page.',
      key: '{platform} does not accept this key for this listing.',
      busy: '{platform} is not answering at the moment. Try again shortly.',
      refused: '{platform} refused the request. Check the listing and the key.',
      tooMany: 'That was a lot of attempts in a short time. Wait a minute and try again.',
    },
  },
  es: {
    title: 'Conectar {platform}',
    intro:
      '{platform} no tiene un inicio de sesión al que podamos llevarle. Díganos cuál es su ficha e indique una clave de API que pueda leerla.',
    listing: 'Su ficha',
    listingHint: 'Su nombre, su identificador o la dirección de su página en {platform}',
    place: 'Localidad',
    placeHint: 'Solo hace falta para buscar por nombre',
    key: 'Clave de API',
    keyHint: 'Se guarda cifrada y se usa solo para esta ficha.',
    keyPage: 'Obtener una clave de {platform}',
    submit: 'Continuar',
    choose: '¿Cuál de estas es la suya?',
    connect: 'Conectar',
    cancel: 'Cancelar',
    stale: 'Esta página no se puede abrir directamente. Vuelva a Goodword y conecte desde allí.',
    back: 'Volver a Goodword',
    sandbox: 'Está en el entorno de pruebas. Aquí la clave es {key}.',
    problems: {
      missing: 'Indique una ficha y una clave.',
      nothing:
        'No se ha encontrado nada. Revise la ortografía, indique también la localidad o pegue la dirección de la página de la ficha.',
      key: '{platform} no acepta esta clave para esta ficha.',
      busy: '{platform} no responde en este momento. Inténtelo de nuevo en breve.',
      refused: '{platform} ha rechazado la petición. Revise la ficha y la clave.',
      tooMany: 'Han sido muchos intentos en poco tiempo. Espere un minuto e inténtelo de nuevo.',
    },
  },
  fr: {
    title: 'Connecter {platform}',
    intro:
      '{platform} n’a pas de page de connexion où vous envoyer. Indiquez votre fiche et une clé API qui permet de la lire.',
    listing: 'Votre fiche',
    listingHint: 'Son nom, son identifiant ou l’adresse de sa page sur {platform}',
    place: 'Ville',
    placeHint: 'Utile seulement pour chercher par nom',
    key: 'Clé API',
    keyHint: 'Conservée chiffrée et utilisée pour cette fiche seulement.',
    keyPage: 'Obtenir une clé chez {platform}',
    submit: 'Continuer',
    choose: 'Laquelle est la vôtre ?',
    connect: 'Connecter',
    cancel: 'Annuler',
    stale: 'Cette page ne s’ouvre pas seule. Revenez dans Goodword et lancez la connexion depuis là.',
    back: 'Revenir à Goodword',
    sandbox: 'Vous êtes dans l’environnement de test. Ici, la clé est {key}.',
    problems: {
      missing: 'Indiquez une fiche et une clé.',
      nothing:
        'Rien n’a été trouvé. Vérifiez l’orthographe, indiquez aussi la ville ou collez l’adresse de la page de la fiche.',
      key: '{platform} n’accepte pas cette clé pour cette fiche.',
      busy: '{platform} ne répond pas en ce moment. Réessayez dans un instant.',
      refused: '{platform} a refusé la demande. Vérifiez la fiche et la clé.',
      tooMany: 'Beaucoup d’essais en peu de temps. Patientez une minute, puis réessayez.',
    },
  },
  de: {
    title: '{platform} verbinden',
    intro:
      '{platform} hat keine Anmeldung, zu der wir Sie schicken könnten. Nennen Sie uns Ihren Eintrag und einen API-Schlüssel, der ihn lesen darf.',
    listing: 'Ihr Eintrag',
    listingHint: 'Sein Name, seine Nummer oder die Adresse seiner Seite auf {platform}',
    place: 'Ort',
    placeHint: 'Nur für die Suche nach dem Namen nötig',
    key: 'API-Schlüssel',
    keyHint: 'Wird verschlüsselt gespeichert und nur für diesen Eintrag verwendet.',
    keyPage: 'Einen Schlüssel von {platform} holen',
    submit: 'Weiter',
    choose: 'Welcher davon ist Ihrer?',
    connect: 'Verbinden',
    cancel: 'Abbrechen',
    stale: 'Diese Seite lässt sich nicht direkt öffnen. Gehen Sie zurück zu Goodword und verbinden Sie von dort aus.',
    back: 'Zurück zu Goodword',
    sandbox: 'Sie sind in der Sandbox. Der Schlüssel ist hier {key}.',
    problems: {
      missing: 'Geben Sie einen Eintrag und einen Schlüssel an.',
      nothing:
        'Es wurde nichts gefunden. Prüfen Sie die Schreibweise, nennen Sie auch den Ort oder fügen Sie die Adresse der Seite ein.',
      key: '{platform} nimmt diesen Schlüssel für diesen Eintrag nicht an.',
      busy: '{platform} antwortet gerade nicht. Versuchen Sie es gleich noch einmal.',
      refused: '{platform} hat die Anfrage abgelehnt. Prüfen Sie Eintrag und Schlüssel.',
      tooMany: 'Das waren viele Versuche in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es erneut.',
    },
  },
}
