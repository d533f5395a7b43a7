/** Turns an empty text into null. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null
