/// <reference types="vite/client" />

/** Made by tools/messagesPlugin.ts from all `_locales`: by language and group, how to fetch the messages. */
declare module 'virtual:catalogs' {
  import type { MessageFormatElement } from 'react-intl'
  /** A message without arguments is its text. */
  export type Catalog = Record<string, string | MessageFormatElement[]>
  export const catalogs: Record<'en' | 'id', Record<string, () => Promise<{ default: Catalog }>>>
}
