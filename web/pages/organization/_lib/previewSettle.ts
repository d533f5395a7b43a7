/** Pause in typing before a preview is requested. Including drawing and fetching, the preview appears within 400 ms of the last key. */
export const PREVIEW_SETTLE_MS = 120
