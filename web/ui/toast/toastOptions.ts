export type ToastOptions = { action?: { label: string; onClick: () => void } }

/** A message that replaces the previous one of the same name, and stays while something is in progress. */
export type FollowedToast = ToastOptions & { name: string; stays: boolean }
