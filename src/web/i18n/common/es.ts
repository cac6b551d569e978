import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const common: SameKeys<typeof en.common> = {
  yourBusiness: 'su empresa',
  brand: 'Goodword',
  documentTitle: '{page} · Goodword',
  tryAgain: 'Reintentar',
  loading: 'Cargando…',
  loadMore: 'Cargar más',
  loadingMore: 'Cargando más…',
  copied: 'Copiado',
  copyFailed: 'No se ha podido copiar',
  copyByHand: 'Seleccione el texto y cópielo a mano.',
  reference: 'Referencia: {requestId}',
  notFoundTitle: 'Página no encontrada',
  notFoundReason: 'No hay nada en esta dirección',
  notFoundText: 'Puede que la página haya cambiado de sitio o que el enlace esté incompleto.',
  backToDashboard: 'Volver al panel',
  pageFailedTitle: 'No se ha podido mostrar esta página',
  pageFailedText: 'Algo ha fallado. Todo lo que ha guardado está a salvo.',
  chunkFailedTitle: 'No se ha podido cargar esta página',
  chunkFailedText: 'Compruebe su conexión e inténtelo de nuevo.',
  /** Whose words they are, wherever they show. */
  origin: {
    template: 'Borrador con plantilla',
    builtIn: 'Análisis integrado',
    model: 'IA · {model}',
  },
  rating: {
    stars: '{rating} de 5',
    recommends: 'Recomienda',
    recommendsNot: 'No recomienda',
  },
  parts: {
    close: 'Cerrar',
    dismiss: 'Descartar',
    toasts: 'Mensajes',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    openCalendar: 'Abrir el calendario',
    calendar: 'Calendario',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
  },
  upload: {
    drop: 'Suelte un archivo aquí o elija uno.',
    sending: 'Enviando {name}: {percent}',
    checking: 'Comprobando y guardando {name}…',
    added: '{name} añadido',
    refused: '{name} no se ha añadido',
  },
  assignee: {
    me: '{name} (usted)',
    nobody: 'Nadie',
    noMember: 'Nadie con ese nombre',
  },
  discard: 'Descartar',
}

export const errors: SameKeys<typeof en.errors> = {
  network: 'No podemos conectar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
  unexpected: 'Algo ha fallado. Inténtelo de nuevo.',
}
