// Writes the sign-in screen into the page, in each language, so that it is painted before any of our code is there. The files are kept
// equal to the screen by tests/web/pages/public/signInFrame.test.tsx; `public/firstPaint.js` says whether one is shown, and which.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { languages } from './catalogs.ts'

const ROOT = '<div id="root"></div>'

/** Vite plugin that fills `#root` until the application takes its place; nobody can type into what is only a picture of it. */
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
