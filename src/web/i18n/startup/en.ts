/** Part of the first chunk in every language: it must be there when nothing else can be loaded. */
export const startup = {
  brand: 'Goodword',
  loading: 'App is loading...',
  errorLabel: 'What happened',
  connectionFailed:
    'Failed to connect to the server. Please check your credentials and network connection, then try again.',
  chunkFailed:
    'A part of the app could not be loaded. Please check your credentials and network connection, then try again.',
  slow: 'This is taking longer than usual.',
  unhandledError: 'Unhandled error: {message}',
  connectionStatus: 'Connection: {status}',
  connection: { checking: 'checking', connected: 'connected', failed: 'failed' },
  offlineTitle: 'No connection',
  offlineText: 'We cannot reach Goodword at the moment. This page opens by itself as soon as the connection is back.',
  retry: 'Retry',
} as const
