/** An empty text is none. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null
