/** Fetches the code of dialogs ahead of time: the first one takes the keys that follow the click which opens it. */
export function warmDialogs(): void {
  // What can't be fetched ahead of time is fetched when it is needed, which then says so.
  import('./DialogBody.tsx').catch(() => {})
}
