import type { LandingContent, PricingContent } from '../en/product.ts'

export const landing = {
  meta: {
    title: 'Goodword: reseñas en línea con respuesta',
    description:
      'Goodword reúne sus reseñas de Google Business Profile, Facebook, TripAdvisor y Yelp en una sola bandeja y le ayuda a responderlas bien. {days} días gratis.',
  },
  hero: {
    titleLines: ['Cada reseña, leída.', 'Cada cliente, atendido.'],
    lead: 'Goodword reúne sus reseñas de Google Business Profile, Facebook, TripAdvisor y Yelp en una bandeja tranquila, redacta borradores que suenan a usted y le muestra qué conviene corregir primero.',
    action: 'Empezar',
    secondary: 'Ver precios',
    demo: 'Probar la demo',
    trialNote: 'Prueba gratuita de {days} días. Sin tarjeta de crédito.',
  },
  illustration: {
    caption: 'Ilustración. El negocio y las reseñas son inventados.',
    inbox: 'Gestión de reseñas',
    waiting: '3 le esperan',
    reviews: [
      { author: 'Maya R.', platform: 'Google', text: 'La sopa, maravillosa; la espera, no tanto.', age: '12 min' },
      { author: 'Jonas K.', platform: 'TripAdvisor', text: 'La mejor mesa con vistas del puerto.', age: '1 h' },
      { author: 'Elena P.', platform: 'Yelp', text: 'Perdieron nuestra reserva, dos veces.', age: '3 h' },
    ],
    reply: {
      heading: 'Respuesta a Maya R.',
      label: 'Borrador de IA',
      text: 'Gracias, Maya. Me alegra que le gustara la sopa y lamento la espera. Desde ahora, los viernes somos dos en la cocina.',
      schedule: 'Programar',
      submit: 'Enviar respuesta',
    },
  },
  platforms: {
    title: 'Una sola bandeja para los sitios donde escriben sus clientes',
    names: ['Google Business Profile', 'Facebook', 'TripAdvisor', 'Yelp'],
  },
  features: {
    title: 'Toda su reputación, en un solo lugar',
    lead: 'Seis herramientas que trabajan sobre las mismas reseñas, para que nada se copie de una pantalla a otra.',
    cards: {
      monitoring: {
        title: 'Seguimiento de reseñas',
        text: 'Las reseñas nuevas de cada plataforma conectada llegan a una sola lista. Busque, filtre y vea cuál lleva más tiempo esperando.',
      },
      responses: {
        title: 'Respuestas con ayuda',
        text: 'Parta de un borrador que recoge lo que escribió el cliente. Corríjalo y publíquelo ahora o prográmelo.',
      },
      qrCodes: {
        title: 'Códigos QR',
        text: 'Imprima el código una vez y cambie después adónde lleva. Cada escaneo se cuenta.',
      },
      team: {
        title: 'Trabajo en equipo',
        text: 'Invite a su equipo, dé a cada persona los permisos que necesita y vea quién hizo qué.',
      },
      disputes: {
        title: 'Resolución de disputas',
        text: 'Denuncie las reseñas que incumplen las normas de una plataforma, con pruebas, notas e historial juntos.',
      },
      analytics: {
        title: 'Analítica avanzada',
        text: 'Siga la evolución de valoraciones, opiniones y temas, y compárese con los competidores que usted elija.',
      },
    },
  },
  steps: {
    title: 'Diez minutos al día bastan',
    items: {
      connect: {
        title: 'Conecte',
        text: 'Vincule las plataformas en las que aparece. Goodword lee sus reseñas y las mantiene al día. Desconéctelas cuando quiera.',
      },
      answer: {
        title: 'Responda',
        text: 'Atienda lo pendiente, primero lo urgente. Escriba usted o parta de un borrador.',
      },
      improve: {
        title: 'Pregunte y mejore',
        text: 'Invite a todos sus clientes a dejar una reseña sincera y lea qué elogian y qué echan en falta.',
      },
    },
  },
  promises: {
    title: 'Justo con usted y con quienes escriben sobre usted',
    lead: 'Algunos atajos de este sector van contra la ley, y todos cuestan confianza. Goodword no los ofrece.',
    items: {
      gating: {
        title: 'Sin filtrar a quién se pregunta',
        text: 'Contento o no, cada cliente al que pregunte ve la misma página con los mismos enlaces.',
      },
      incentives: {
        title: 'Sin elogios comprados',
        text: 'Aquí no hay premios por reseñas positivas ni herramientas que las escriban.',
      },
      consent: {
        title: 'Sin sorpresas en su nombre',
        text: 'Una respuesta sale cuando usted pulsa el botón o cuando lo dice una regla suya. El texto de IA va etiquetado.',
      },
      freedom: {
        title: 'Sin ataduras',
        text: 'Pague por meses, cancele por su cuenta y llévese sus datos.',
      },
    },
    more: 'Cómo cumplimos las normas',
  },
} satisfies LandingContent

export const pricing = {
  meta: {
    title: 'Precios · Goodword',
    description:
      'Tres planes desde {price} al mes; un año cuesta diez meses. Cada plan empieza con {days} días de prueba gratis, sin tarjeta de crédito.',
  },
  title: 'Precios claros, por mes o por año',
  lead: 'Todos los planes empiezan con {days} días gratis. Sin tarjeta de crédito.',
  perMonth: 'al mes',
  perYear: 'o {price} al año, dos meses gratis',
  popular: 'Popular',
  own: 'Su plan',
  plans: {
    starter: {
      name: 'Starter',
      description: 'Para una persona que responde.',
    },
    professional: {
      name: 'Professional',
      description: 'Para un equipo que quiere responder, preguntar y mejorar.',
    },
    enterprise: {
      name: 'Enterprise',
      description: 'Para equipos grandes, con su propia marca y sus propios sistemas.',
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
    name: 'Analítica',
    basic: 'Básica',
    advanced: 'Avanzada',
    basicLine: 'Analítica básica',
  },
  services: { prioritySupport: 'Soporte prioritario', accountManager: 'Gestor de cuenta dedicado' },
  actions: { 'start-trial': 'Empezar la prueba gratuita', 'contact-sales': 'Hablar con ventas' },
  switchTo: 'Cambiar a {plan}',
  salesTrial: 'Los {days} días gratis empiezan con Professional; el resto lo añadimos con usted.',
  taxNote: 'Precios en dólares estadounidenses, impuestos no incluidos.',
  comparison: {
    title: 'Compare los planes',
    caption: 'Qué incluye cada plan',
    feature: 'Función',
    price: 'Precio al mes',
    yearlyPrice: 'Precio al año',
    platforms: 'Plataformas',
    locations: 'Locales',
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
          'Durante {days} días tiene todo lo de Professional, elija el plan que elija. Para empezar no hace falta tarjeta de crédito. El plan elegido es el que sigue a la prueba: lo confirma al pagar. Si no hace nada, no se le cobra, y su espacio pasa a ser de solo lectura.',
      },
      payment: {
        question: '¿Cómo puedo pagar?',
        answer:
          'Con tarjeta de crédito o débito, o con PayPal cuando se ofrezca al pagar. Por mes o por año; un año cuesta diez meses.',
      },
      change: {
        question: '¿Puedo cambiar de plan más adelante?',
        answer:
          'Sí, en cualquier momento. El cambio se aplica en el siguiente ciclo de facturación; si elige un plan mayor, puede usar todo lo que incluye al instante.',
      },
      cancel: {
        question: '¿Cómo cancelo?',
        answer:
          'En Suscripción, con dos clics y sin hablar con nadie. Todo sigue funcionando hasta el final del tiempo pagado, y hasta entonces puede deshacerlo. Si quiere que se borre todo, el propietario cierra el espacio de trabajo en la configuración. Durante 30 días todavía puede leer, exportar y reabrir todo; después se borra.',
      },
      platforms: {
        question: '¿Qué cuenta como plataforma?',
        answer:
          'Cada sitio de reseñas que conecte: Google Business Profile, Facebook, TripAdvisor o Yelp. Cuenta una sola vez, tenga allí los locales que tenga. Starter admite hasta {starterPlatforms}; los demás planes no tienen límite.',
      },
      tax: {
        question: '¿Están incluidos los impuestos?',
        answer: 'Los precios se indican en dólares estadounidenses y sin IVA ni otros impuestos.',
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
