import type { CommonContent } from '../en/common.ts'

export const common = {
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
