/** Puts a text on the clipboard; false where that can't be: over plain HTTP a browser has none for pages, and people can refuse it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
