export const TEMPLATE_DATABASE = 'goodword_template'
export const TEST_SECRET = 'a secret for tests only and long enough to be one'
