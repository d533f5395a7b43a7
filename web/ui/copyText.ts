/** Copies a text to the clipboard; false where that is impossible: over plain HTTP pages have no clipboard, and users can deny it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
