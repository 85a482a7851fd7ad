export const TRAINING_URL_MAX = 2_000;
