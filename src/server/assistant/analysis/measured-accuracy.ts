/** Of reviews from a platform it has never seen, the share whose good or bad it tells by the words; docs/assistant-model.md. */
export const MEASURED_ACCURACY = 0.904
