import type { PricingContent } from '../en/pricing.ts'

export const pricing = {
  meta: {
    title: 'Precios · Goodword',
    description:
      'Tres planes mensuales desde {price}. Todos empiezan con {days} días de prueba gratuita, sin tarjeta de crédito.',
  },
  title: 'Precios claros, mes a mes',
  lead: 'Todos los planes empiezan con {days} días gratis. Sin tarjeta de crédito.',
  perMonth: 'al mes',
  popular: 'Popular',
  plans: {
    starter: {
      name: 'Starter',
      description: 'Para un local y una persona que responde.',
    },
    professional: {
      name: 'Professional',
      description: 'Para un equipo que quiere responder, preguntar y mejorar.',
    },
    enterprise: {
      name: 'Enterprise',
      description: 'Para muchos locales, con su propia marca y sus propios sistemas.',
    },
  },
  everythingIn: 'Todo lo de {plan}',
  limits: {
    platforms: { limited: '{count} plataformas', unlimited: 'Plataformas ilimitadas' },
    teamMember: '1 miembro del equipo',
    teamMembers: { limited: 'Hasta {count} miembros del equipo', unlimited: 'Miembros del equipo ilimitados' },
  },
  capabilities: {
    disputes: 'Gestión de disputas',
    campaigns: 'Campañas',
    'custom-branding': 'Marca personalizada',
    'api-access': 'Acceso a la API',
    sso: 'Inicio de sesión único (SSO)',
  },
  analytics: {
    name: 'Análisis',
    basic: 'Básico',
    advanced: 'Avanzado',
    basicLine: 'Análisis básico',
  },
  services: { prioritySupport: 'Soporte prioritario', accountManager: 'Gestor de cuenta dedicado' },
  actions: { 'start-trial': 'Empezar la prueba gratuita', 'contact-sales': 'Hablar con ventas' },
  taxNote: 'Precios en dólares estadounidenses, impuestos no incluidos.',
  comparison: {
    title: 'Compare los planes',
    caption: 'Qué incluye cada plan',
    feature: 'Función',
    price: 'Precio al mes',
    platforms: 'Plataformas',
    teamMembers: 'Miembros del equipo',
    unlimited: 'Sin límite',
    included: 'Incluido',
    notIncluded: 'No incluido',
  },
  questions: {
    title: 'Preguntas frecuentes',
    items: {
      trial: {
        question: '¿Cómo funciona la prueba gratuita?',
        answer:
          'Dispone de {days} días para probar el plan que elija. No hace falta tarjeta de crédito para empezar. Si no hace nada, la prueba termina y no se le cobra.',
      },
      payment: {
        question: '¿Cómo puedo pagar?',
        answer: 'Con tarjeta de crédito o débito, o con PayPal.',
      },
      change: {
        question: '¿Puedo cambiar de plan más adelante?',
        answer: 'Sí, en cualquier momento. El cambio se aplica en el siguiente ciclo de facturación.',
      },
      cancel: {
        question: '¿Cómo cancelo?',
        answer:
          'En la página de suscripción, sin hablar con nadie. Su plan sigue activo hasta el final del mes que ya ha pagado.',
      },
      platforms: {
        question: '¿Qué cuenta como plataforma?',
        answer:
          'Cada sitio de reseñas que conecte: Google Business Profile, Facebook, TripAdvisor o Yelp. Starter admite hasta {starterPlatforms}; los demás planes no tienen límite.',
      },
      tax: {
        question: '¿Están incluidos los impuestos?',
        answer:
          'Los precios se indican en dólares estadounidenses y sin IVA ni otros impuestos. Cuando corresponda aplicarlos, los verá antes de pagar.',
      },
      languages: {
        question: '¿En qué idiomas está Goodword?',
        answer: 'Todo el producto está disponible en inglés, español, francés y alemán.',
      },
      data: {
        question: '¿Qué pasa con mis datos si me voy?',
        answer:
          'Puede llevárselos, y lo que quede lo eliminamos tras cerrar su espacio de trabajo. La [página de privacidad](/privacy) indica los plazos.',
      },
    },
  },
} satisfies PricingContent
