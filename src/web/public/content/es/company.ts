import type { AboutContent, CareersContent, ContactContent, CommonContent } from '../en/company.ts'

export const about = {
  meta: {
    title: 'Quiénes somos · Goodword',
    description: 'Por qué existe Goodword, qué hace por una empresa y qué no hará.',
  },
  title: 'El buen nombre se gana',
  lead: 'Goodword ayuda a una empresa a oír lo que sus clientes dicen en público, a responderles como una persona y a corregir lo que señalan.',
  sections: {
    why: {
      heading: 'Por qué lo hacemos',
      blocks: [
        'Esta noche alguien escribirá sobre su restaurante, su consulta o su tienda en un sitio que usted quizá no mire hasta la semana que viene. Otras personas lo leerán antes que usted. Una respuesta sincera, dada pronto, cambia cómo le ven. El silencio también.',
        'La mayoría de las herramientas están pensadas para sedes centrales. Muestran doce gráficos antes que la única reseña que espera su respuesta. Queríamos lo contrario: abrir, ver qué espera, responder y cerrar.',
      ],
    },
    what: {
      heading: 'Qué hace',
      blocks: [
        'Goodword guarda en una sola bandeja sus reseñas de Google Business Profile, Facebook, TripAdvisor y Yelp. Redacta borradores, los publica cuando usted lo dice, sigue las disputas con las plataformas, invita a los clientes a dejar una reseña y muestra cómo cambian las cosas con el tiempo.',
        'Cuando una plataforma no permite hacer algo desde fuera, Goodword lo dice y le lleva al lugar donde puede hacerlo usted. Nunca finge que algo ha ocurrido.',
      ],
    },
    beliefs: {
      heading: 'En qué creemos',
      blocks: [
        {
          terms: [
            {
              term: 'Responder a personas, no a estrellas',
              text: 'Detrás de cada valoración hay alguien que se tomó el tiempo. La respuesta es primero para esa persona y después para la media de estrellas.',
            },
            {
              term: 'Preguntar a todos o a nadie',
              text: 'Preguntar solo a los clientes contentos deforma la verdad. Nuestras páginas muestran a todos los mismos enlaces.',
            },
            {
              term: 'La máquina propone, la persona decide',
              text: 'Un asistente puede sugerir las palabras. Usted las elige, y el texto de IA lleva una etiqueta.',
            },
            {
              term: 'Decir lo que ha pasado',
              text: 'Si una plataforma aún está revisando una respuesta, la pantalla dice eso, y no «éxito».',
            },
          ],
        },
      ],
    },
    who: {
      heading: 'Quién lo gestiona',
      blocks: [
        'Goodword es un programa que pueden gestionar distintos operadores. Los datos de contacto del responsable de este sitio web, y de los datos que aquí se guardan, están al pie de cada página. [Escríbanos](/contact) si quiere saber más.',
      ],
    },
  },
} satisfies AboutContent

export const careers = {
  meta: {
    title: 'Empleo · Goodword',
    description: 'Puestos abiertos en Goodword, cómo trabajamos y cómo escribirnos.',
  },
  title: 'Trabaje en algo en lo que la gente confía',
  lead: 'Para muchas pequeñas empresas, unas pocas frases bajo una reseña son toda su comunicación pública. Nos lo tomamos en serio y nos gustaría conocer a quienes también lo hacen.',
  openings: {
    heading: 'Puestos abiertos',
    none: 'En este momento no hay puestos abiertos. Si cree que encajaría, escríbanos igualmente. Leemos cada carta y la respondemos.',
    write: 'Escríbanos',
    positions: [],
  },
  sections: {
    how: {
      heading: 'Cómo trabajamos',
      blocks: [
        {
          points: [
            'Cambios pequeños y frecuentes, cada uno leído por otra persona.',
            'Palabras claras antes que código ingenioso. Si necesita manual, no está terminado.',
            'Cada función se prueba en un móvil, con teclado y con lector de pantalla antes de publicarse.',
            'Los errores se anotan sin culpables, junto con lo que cambiamos para que no vuelvan.',
          ],
        },
      ],
    },
    write: {
      heading: 'Qué escribir',
      blocks: [
        'Cuéntenos en qué le gustaría trabajar y enséñenos algo que haya hecho: código, un texto, un diseño, un caso difícil con un cliente que resolvió. Mejor una carta corta que un formulario largo. No hacen falta ni foto, ni fecha de nacimiento, ni portada.',
        'Use el [formulario de contacto](/contact?topic=careers) con el asunto «Trabajar en Goodword» o envíe un correo a [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
      ],
    },
    fair: {
      heading: 'Trato justo para quien se presenta',
      blocks: [
        'Elegimos por lo que las personas saben hacer y quieren aprender. Díganos si necesita que cambiemos algo en el proceso para poder demostrarlo. Guardamos su candidatura solo mientras la necesitemos para decidir y la borramos cuando lo pida.',
      ],
    },
  },
} satisfies CareersContent

export const contact = {
  meta: {
    title: 'Contacto · Goodword',
    description: 'Escriba al equipo de Goodword sobre planes, soporte, privacidad o cualquier otro asunto.',
  },
  title: 'Escríbanos',
  lead: 'Dudas sobre un plan, ayuda con su espacio de trabajo o algo que debamos saber: lo lee una persona y le responde por correo electrónico.',
  form: {
    name: 'Nombre',
    email: 'Correo electrónico',
    topic: 'Asunto',
    message: 'Mensaje',
    website: 'Deje este campo vacío',
    counter: '{count} de {limit} caracteres',
    submit: 'Enviar mensaje',
    busy: 'Enviando…',
    privacyNote: 'Usamos lo que escriba aquí solo para responderle. Más en la [página de privacidad](/privacy).',
  },
  topics: {
    sales: 'Planes y ventas',
    support: 'Ayuda con mi espacio de trabajo',
    press: 'Prensa',
    careers: 'Trabajar en Goodword',
    privacy: 'Privacidad y mis datos',
    other: 'Consulta general',
  },
  validation: {
    required: 'Rellene este campo.',
    emailInvalid: 'Escriba un correo electrónico como nombre@example.com.',
    tooLong: 'El texto es demasiado largo.',
    tooShort: 'El texto es demasiado corto.',
    choiceInvalid: 'Elija una de las opciones.',
    invalid: 'Este valor no es válido.',
  },
  problems: {
    invalid: 'Su mensaje aún no se ha enviado. Revise los campos marcados.',
    rateLimited:
      'Han sido muchos mensajes en poco tiempo. Espere un minuto y vuelva a enviarlo. Lo que ha escrito sigue aquí.',
    failed:
      'No se ha podido enviar su mensaje. Lo que ha escrito sigue aquí; inténtelo de nuevo o escríbanos por correo electrónico.',
  },
  other: {
    title: 'Otras vías',
    email: 'Por correo electrónico',
    post: 'Por correo postal',
    security: '¿Ha encontrado un problema de seguridad? La [página de seguridad](/security) explica cómo comunicarlo.',
  },
  sent: {
    meta: { title: 'Mensaje enviado · Goodword', description: 'Su mensaje a Goodword ha llegado.' },
    title: 'Gracias, su mensaje ha llegado',
    text: 'Le responderemos por correo electrónico a la dirección que nos ha indicado.',
    back: 'Volver a la página de inicio',
  },
} satisfies ContactContent

export const common = {
  brand: 'Goodword',
  skipToContent: 'Ir al contenido',
  homeLabel: 'Goodword, página de inicio',
  mainNavigation: 'Menú principal',
  menu: 'Menú',
  language: 'Idioma',
  links: {
    pricing: 'Precios',
    signIn: 'Iniciar sesión',
    getStarted: 'Empezar',
    openApp: 'Abrir Goodword',
    about: 'Quiénes somos',
    careers: 'Empleo',
    contact: 'Contacto',
    developers: 'Desarrolladores',
    privacy: 'Privacidad',
    terms: 'Condiciones',
    security: 'Seguridad',
    compliance: 'Cumplimiento',
  },
  footer: {
    tagline: 'Gestión de la reputación en línea para empresas que responden.',
    company: 'Empresa',
    legal: 'Confianza y aspectos legales',
    reachUs: 'Cómo contactarnos',
    languages: 'Idiomas',
  },
  theme: { label: 'Apariencia', system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  languageHint: {
    text: 'Esta página también está disponible en español.',
    open: 'Leer en español',
    dismiss: 'Cerrar',
  },
  updatedOn: 'Última actualización: {date}',
  onThisPage: 'En esta página',
  trial: {
    title: 'Vea sus propias reseñas en Goodword',
    text: 'Pruébelo durante {days} días. Sin tarjeta de crédito y sin nada que cancelar si decide no seguir.',
    action: 'Empezar la prueba gratuita',
    secondary: 'Comparar planes',
  },
} satisfies CommonContent
