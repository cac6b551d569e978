import type { SiteContent } from '../en/site.ts'
import { about } from './about.ts'
import { compliance } from './compliance.ts'
import { landing } from './landing.ts'
import { pricing } from './pricing.ts'
import { privacy } from './privacy.ts'
import { security } from './security.ts'
import { terms } from './terms.ts'
import type { CareersContent } from '../en/careers.ts'
import type { CommonContent } from '../en/common.ts'
import type { ContactContent } from '../en/contact.ts'

const contact = {
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
    busy: 'Enviando...',
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

const common = {
  brand: 'Goodword',
  skipToContent: 'Ir al contenido',
  homeLabel: 'Goodword, página de inicio',
  mainNavigation: 'Principal',
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

const careers = {
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

export const es: SiteContent = {
  common,
  landing,
  pricing,
  contact,
  about,
  careers,
  privacy,
  terms,
  security,
  compliance,
}
