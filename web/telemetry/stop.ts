/** Ends what was begun, and forgets what it kept in this browser. */
export type Stop = () => void
