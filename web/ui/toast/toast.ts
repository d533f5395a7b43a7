import type { FollowedToast, ToastOptions } from './toastOptions.ts'
// Short messages at the lower edge. The machinery is fetched with the first one.

type Kind = 'success' | 'error' | 'info'
function show(kind: Kind, text: string, options: ToastOptions = {}): void {
  void import('./toaster.tsx').then(({ showToast }) => showToast(kind, text, options))
}

/** Says something without taking the focus. Errors that belong to a place are shown there instead. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  /** Says how far something is, in the place of what was said of it before. */
  follow: (kind: Kind, text: string, options: FollowedToast): void =>
    void import('./toaster.tsx').then(({ followToast }) => followToast(kind, text, options)),
}
