/** Stands in app.html in every language: it must be there when nothing else can be loaded. */
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
  retry: 'Retry',
} as const

/** For the page that stands in where the server is out of reach. */
export const offline = {
  title: 'No connection',
  text: 'We cannot reach Goodword at the moment. This page opens by itself as soon as the connection is back.',
  retry: 'Retry',
} as const
