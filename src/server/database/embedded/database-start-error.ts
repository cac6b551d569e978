/** The database could not be started; the message says why in words for whoever runs the product. */
export class DatabaseStartError extends Error {}
