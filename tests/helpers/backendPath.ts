/** Paths of the backend and of its admin API. */
export const BACKEND_PATH = /^\/(wps|lgw|lotto\/lgw|__mock)(\/|$)/;
