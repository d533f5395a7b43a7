import type { EmotionCache } from '@emotion/cache'

type Options = Pick<EmotionCache['sheet'], 'key' | 'container'>

/**
 * Emotion's style sheet as a constructed one. Emotion writes <style> elements, which `style-src 'self'` forbids; rules that a
 * script inserts into an adopted sheet are not inline styles, so the policy needs neither a nonce nor 'unsafe-inline'.
 */
export class AdoptedSheet {
  readonly isSpeedy = true
  readonly tags: HTMLStyleElement[] = []
  readonly ctr = 0
  readonly before = null
  readonly container: Node
  readonly key: string
  readonly nonce = undefined
  readonly #sheet = new CSSStyleSheet()

  constructor(options: Options) {
    this.container = options.container
    this.key = options.key
    document.adoptedStyleSheets.push(this.#sheet)
  }

  /** Nothing to hydrate: no page is rendered on a server. */
  hydrate(): void {}

  insert(rule: string): void {
    try {
      this.#sheet.insertRule(rule, this.#sheet.cssRules.length)
    } catch {
      // A vendor selector of another browser: the rule has no effect here.
    }
  }

  flush(): void {
    this.#sheet.replaceSync('')
  }
}
