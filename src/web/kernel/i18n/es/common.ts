import type { common as source } from '#web/kernel/i18n/en/common.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const common: SameKeys<typeof source> = {
  brand: 'Goodword',
  documentTitle: '{page} · Goodword',
  tryAgain: 'Reintentar',
  loading: 'Cargando...',
  loadMore: 'Cargar más',
  loadingMore: 'Cargando más...',
  copied: 'Copiado',
  reference: 'Referencia: {requestId}',
  notFoundTitle: 'No encontrado',
  notFoundReason: 'No hay nada en esta dirección',
  notFoundText: 'Puede que se haya movido o que el enlace esté incompleto.',
  backToDashboard: 'Volver al panel',
  pageFailedTitle: 'No se ha podido mostrar esta página',
  pageFailedText: 'Algo ha fallado en ella. Lo que guardó está a salvo.',
  chunkFailedTitle: 'No se ha podido cargar esta página',
  chunkFailedText: 'Compruebe su conexión de red e inténtelo de nuevo.',
  /** Whose words they are, wherever they show. */
  origin: {
    template: 'Borrador de plantilla',
    builtIn: 'Análisis integrado',
    model: 'IA · {model}',
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
}
