// Writes the sign-in screen into the page, in each language, so that it is painted before our code is loaded.
// tests/web/pages/public/signInFrame.test.tsx keeps the files equal to the screen; `public/firstPaint.js` decides whether to show one, and
// which.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { languages } from './catalogs.ts'

const ROOT = '<div id="root"></div>'

/** Vite plugin that fills `#root` until the application replaces it; it is inert, so no user can type into it. */
export function signInFrame(root: string): Plugin {
  const directory = path.join(root, 'pages/public/signIn/frame')
  const frame = (language: string) =>
    `<div class="frame" lang="${language}" inert aria-hidden="true">${readFileSync(path.join(directory, `${language}.html`), 'utf8').trim()}</div>`
  return {
    name: 'sign-in-frame',
    transformIndexHtml(html, { path: page }) {
      if (page !== '/index.html') return html
      if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`)
      return html.replace(ROOT, `<div id="root">${languages.map(frame).join('')}</div>`)
    },
  }
}
