/** Stops what was started, and removes what it stored in this browser. */
export type Stop = () => void
