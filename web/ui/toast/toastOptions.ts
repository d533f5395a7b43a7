export type ToastOptions = { action?: { label: string; onClick: () => void } }
