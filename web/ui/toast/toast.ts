import type { FollowedToast, ToastOptions } from './toastOptions.ts'
// Short messages at the bottom. Their code is loaded with the first one.

type Kind = 'success' | 'error' | 'info'
function show(kind: Kind, text: string, options: ToastOptions = {}): void {
  void import('./toaster.tsx').then(({ showToast }) => showToast(kind, text, options))
}

/** Shows a message without taking the focus. Errors that belong to a place are shown there instead. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  /** Shows progress, replacing the previous message of the same name. */
  follow: (kind: Kind, text: string, options: FollowedToast): void =>
    void import('./toaster.tsx').then(({ followToast }) => followToast(kind, text, options)),
}
