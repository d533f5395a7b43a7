export type ToastOptions = { action?: { label: string; onClick: () => void } }

/** A message that takes the place of the one before under the same name, and stays while something goes on. */
export type FollowedToast = ToastOptions & { name: string; stays: boolean }
