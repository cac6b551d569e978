import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const platformOverview: SameKeys<typeof en.platformOverview> = {
  failed: 'No se pudieron cargar las cifras',
  figures: {
    title: 'De un vistazo',
    customers: 'Clientes',
    monthlyRevenue: 'Ingresos mensuales',
    subscriptions: 'Suscripciones activas',
    trialConversion: 'Conversión de pruebas',
    churn: 'Bajas',
    changed: '{change} respecto a hace {days, number} días',
    same: 'Igual que hace {days, number} días',
    points: '{change} puntos respecto a los {days, number} días anteriores',
    sameBefore: 'Igual que en los {days, number} días anteriores',
    nothingBefore: 'Nada con qué comparar en los {days, number} días anteriores',
    noTrials: 'Ninguna prueba terminó en los últimos {days, number} días',
    noSubscriptions: 'Hace {days, number} días no había suscripciones activas',
    better: 'Mejor:',
    worse: 'Peor:',
    how: '{figure}: ¿cómo se calcula?',
    counted: {
      customers: 'Todos los espacios que no están desactivados ni cerrados. Las pruebas también cuentan.',
      monthlyRevenue:
        'Lo que pagan al mes las suscripciones activas: el precio de su próxima factura con los cupones descontados y sin impuestos. Un plan anual cuenta una doceava parte.',
      subscriptions:
        'Suscripciones pagadas, incluidas las que llevan hasta {days, number} días de retraso en el pago. Las pruebas no cuentan.',
      trialConversion:
        'De las pruebas que terminaron en los últimos {days, number} días, la parte que ya ha pagado: {converted, number} de {ended, number}.',
      churn:
        'Suscripciones que terminaron o dejaron de pagarse en los últimos {days, number} días, comparadas con las que estaban activas hace {days, number} días: {ended, number} de {ran, number}. Aportaban {lost} al mes.',
    },
  },
  revenue: {
    title: 'Ingresos',
    titleIn: 'Ingresos en {currency}',
    collected: '{collected} cobrados en los últimos {days, number} días, con impuestos y descontados los reembolsos',
    none: 'Este gráfico empezará con el primer pago.',
    perMonth: 'Ingresos mensuales al final de cada mes',
    table: 'Ver como tabla',
    month: 'Mes',
    total: 'Total',
    cameIn: 'Cobrado',
  },
  recent: {
    title: 'Clientes recientes',
    all: 'Todos los clientes',
    none: 'Nadie se ha registrado todavía.',
    company: 'Empresa',
    unnamed: 'Aún sin nombre',
    email: 'Correo',
    plan: 'Plan',
    status: 'Estado',
    statuses: {
      active: 'Activo',
      trialing: 'Prueba',
      'read-only': 'Solo lectura',
      suspended: 'Suspendido',
      deactivated: 'Desactivado',
    },
    joined: 'Alta',
  },
  health: {
    title: 'Estado',
    count: '{count, number}',
    waiting: 'Tareas en espera',
    oldest: 'La más antigua:',
    paused: '{count, plural, one {# cola en pausa} other {# colas en pausa}}',
    failed: 'Tareas fallidas',
    broken: 'Conexiones rotas',
    brokenAt: '{count, plural, one {En # cliente} other {En # clientes}}',
    mailSent: 'Correos enviados en 24 horas',
    underway: '{count, plural, one {# en camino} other {# en camino}}',
    mailFailed: 'Correos no entregados en 24 horas',
  },
}
