/** How long typing settles before a preview is asked for: with the time to draw and fetch it, it follows the last key within 400 ms. */
export const PREVIEW_SETTLE_MS = 120
