export const TEMPLATE_DATABASE = 'goodword_template'
export const TEST_SECRET = 'a secret for tests only, long enough to be one'
